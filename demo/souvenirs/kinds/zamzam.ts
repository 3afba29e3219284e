import { type Category, coloured, millilitres, packs, single } from './kind.ts'

export const zamzam: Category = {
  slug: 'zamzam',
  kinds: [
    {
      scenes: ['bottles'],
      choices: packs(22, 12, 50, 100),
      about: `
Botol kosong untuk membagi air zamzam kepada tamu. | Empty bottles for sharing zamzam with guests.
Plastik PET bening aman untuk air minum, datang dalam keadaan kosong. | Clear food-grade PET, delivered empty.
`,
      styles: `
Botol Mini Zamzam 80 ml | Mini zamzam bottles, 80 ml | Tutup ulir emas dengan segel. | Gold screw cap with a seal. | 30
Botol Zamzam Kubah 60 ml | Dome-shaped zamzam bottles, 60 ml | Tutupnya berbentuk kubah kecil. | The cap is a little dome. | 36
Botol Kaca Zamzam 100 ml | Glass zamzam bottles, 100 ml | Kaca tebal dengan tutup gabus dan tali rami. | Thick glass with a cork and jute string. | 78
Botol Zamzam Kotak 100 ml | Square zamzam bottles, 100 ml | Mudah disusun di dalam kotak bingkisan. | They stack neatly in a gift box. | 40
Botol Tetes Zamzam 30 ml | Dropper zamzam bottles, 30 ml | Ukuran paling kecil, muat di saku. | The smallest size, fits a pocket. | 27
`,
    },
    {
      scenes: ['jug'],
      choices: millilitres(320, 5000, 10000),
      about: `
Jeriken kosong untuk membawa zamzam pulang lewat darat atau menyimpannya di rumah. | Empty jerrycan for carrying zamzam overland or storing it at home.
Dinding tebal dan tutup berulir dengan karet. | Thick walls and a screw cap with a rubber ring.
`,
      styles: `
Jeriken Zamzam Standar | Standard zamzam jerrycan | Gagangnya bulat, tidak melukai jari. | Rounded handle that is easy on the fingers. | 28
Jeriken Zamzam Berkeran | Zamzam jerrycan with a tap | Keran kecil di bawah, tinggal buka. | Small tap at the bottom. | 45
Kardus Pelindung Jeriken | Jerrycan travel carton | Kardus dua lapis dengan kantong plastik, sesuai ukuran jeriken. | Double-wall carton with a plastic liner, cut to fit. | 24
`,
    },
    {
      scenes: ['dispenser'],
      dyes: ['emas', 'hijau', 'putih'],
      choices: coloured(1900),
      about: `
Dispenser meja untuk menyajikan zamzam saat tamu datang. | A table dispenser for serving zamzam to guests.
Kerannya bisa dilepas dan dicuci. | The tap comes off for washing.
`,
      styles: `
Dispenser Zamzam Akrilik 3 L | Acrylic zamzam dispenser, 3 L | Badan bening, alas berwarna. | Clear body on a coloured base. | 165
Dispenser Zamzam Keramik 5 L | Ceramic zamzam dispenser, 5 L | Keramik berglasir dengan pita motif bintang. | Glazed ceramic with a band of stars. | 310
Dispenser Zamzam Menara 2 L | Tower zamzam dispenser, 2 L | Ramping, cocok untuk meja kecil. | Slim, for a small table. | 142
`,
    },
    {
      scenes: ['bottles'],
      choices: single(420),
      about: `
Pelengkap untuk menyajikan zamzam. | Goes with serving zamzam.
Dikemas dengan bantalan kertas, pecah di jalan kami ganti. | Packed in paper padding; we replace breakages.
`,
      styles: `
Set Gelas Zamzam Isi 6 | Zamzam glasses, set of 6 | Gelas 70 ml berpinggir emas. | 70 ml glasses with a gold rim. | 89
Nampan dan Teko Zamzam | Zamzam jug and tray | Teko kaca 600 ml dengan nampan kuningan. | 600 ml glass jug on a brass tray. | 198
Label Stiker Botol Zamzam | Zamzam bottle labels | 100 lembar tahan air, ada tempat menulis nama. | 100 waterproof labels with space for a name. | 25
Corong dan Pompa Zamzam | Zamzam funnel and pump | Untuk mengisi botol mini tanpa tumpah. | Fills mini bottles without spills. | 34
Kantong Serut Botol Mini | Drawstring pouches for mini bottles | Kain organza, isi 25. | Organza, pack of 25. | 32
`,
    },
  ],
  closing: `
Airnya tidak termasuk: zamzam adalah pemberian dan tidak kami perjualbelikan. | The water is not included: zamzam is given, and we don’t sell it.
Kosong, tanpa air. Zamzam dibagikan sebagai hadiah, bukan barang dagangan. | Empty. Zamzam is shared as a gift and is not for sale here.
`,
}
