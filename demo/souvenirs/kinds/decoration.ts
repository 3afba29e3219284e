import { type Category, coloured, measures, packs, single } from './kind.ts'

export const decoration: Category = {
  slug: 'dekorasi',
  kinds: [
    {
      scenes: ['wall-frame'],
      dyes: ['hijau', 'navy', 'terakota'],
      choices: measures(900, '30x40 cm, 40x60 cm, 60x90 cm'),
      about: `
Cetakan pada kanvas dengan bingkai kayu. | Printed on canvas in a wooden frame.
Pengait sudah terpasang di belakang. | Hook already fixed on the back.
`,
      styles: `
Hiasan Dinding Motif Girih | Star-pattern wall art | Pola bintang sepuluh dengan garis emas. | Ten-pointed stars with gold lines. | 120
Hiasan Dinding Siluet Masjid | Mosque skyline wall art | Warna senja yang tenang. | Calm dusk colours. | 115
Kaligrafi Ayat Kursi Kanvas | Ayat Kursi calligraphy canvas | Teks sudah ditashih. | Text checked against the mushaf. | 145
Kaligrafi Basmalah Kayu | Wooden Basmalah calligraphy | Potongan laser di atas papan pinus. | Laser-cut on a pine board. | 135
Peta Makkah Lama | Old Makkah map print | Gambar ulang bergaya peta abad ke-19. | Redrawn in a 19th-century map style. | 98
Poster Doa Rumah | Home supplications poster | Kertas seni 230 gsm. | 230 gsm art paper. | 58
`,
    },
    {
      scenes: ['lantern-lamp'],
      dyes: ['emas', 'hitam', 'toska'],
      choices: coloured(1100),
      about: `
Lampu meja berlubang pola bintang. | Table lamp pierced with a star pattern.
Memakai bohlam LED E14, tidak termasuk. | Takes an E14 LED bulb, not included.
`,
      styles: `
Lentera Maroko Kecil | Small Moroccan lantern | Tinggi 22 cm. | 22 cm tall. | 135
Lentera Maroko Besar | Large Moroccan lantern | Tinggi 38 cm, dengan gantungan. | 38 cm tall, with a hanger. | 245
Lampu Mozaik Turki | Turkish mosaic lamp | Kaca ditempel tangan. | Glass set by hand. | 285
Lampu Tidur Masjid | Mosque night light | Colokan langsung, sinarnya redup. | Plugs straight in, soft glow. | 79
Lentera Kuningan Tempa | Hammered brass lantern | Kuningan 0,8 mm dari Kotagede. | 0.8 mm brass from Kotagede. | 420
`,
    },
    {
      scenes: ['wall-clock'],
      dyes: ['putih', 'hijau', 'hitam'],
      choices: coloured(850),
      about: `
Mesin jarum senyap, satu baterai AA. | Silent movement, one AA battery.
Diameter 30 cm. | 30 cm across.
`,
      styles: `
Jam Dinding Angka Arab | Arabic numeral wall clock | Angka timur yang mudah dibaca. | Eastern numerals, easy to read. | 125
Jam Dinding Motif Bintang | Star wall clock | Tepi kayu ukir. | Carved wooden rim. | 189
Jam Azan Digital | Digital adhan clock | Menyimpan jadwal 500 kota, cek dengan jadwal setempat. | Times for 500 cities; check them against local ones. | 265
`,
    },
    {
      scenes: ['keepsakes'],
      choices: single(480),
      about: `
Barang kecil untuk rak atau meja tamu. | Small pieces for a shelf or table.
Dibuat tangan, bekas pahat halus masih terlihat. | Handmade; fine tool marks show.
`,
      styles: `
Miniatur Masjid Kuningan | Brass mosque miniature | Tinggi 12 cm. | 12 cm tall. | 165
Gantungan Kunci Kayu Isi 10 | Wooden key rings, pack of 10 | Motif bintang delapan. | Eight-pointed stars. | 48
Magnet Kulkas Keramik | Ceramic fridge magnets | Isi 4, gambar pintu dan menara. | Set of 4, gates and minarets. | 36
Mabkharah Kuningan | Brass incense burner | Tungku kecil dengan penjepit. | Small burner with tongs. | 189
Piring Hias Tembikar | Pottery display plate | Diameter 20 cm, motif tumbuhan. | 20 cm across, plant pattern. | 95
Tempat Tisu Ukir | Carved tissue box | Kayu mahoni. | Mahogany. | 110
Rehal Kayu Jati | Teak book stand | Satu papan tanpa sambungan. | Carved from a single board. | 155
`,
    },
    {
      scenes: ['rug-rolled'],
      dyes: ['krem', 'navy', 'hijau'],
      choices: coloured(310),
      about: `
Tenunan perajin untuk meja dan dinding. | Handwoven for tables and walls.
Panjangnya bisa berbeda sedikit karena ditenun tangan. | Lengths vary a little because it is woven by hand.
`,
      styles: `
Taplak Meja Tenun | Woven table runner | 35 × 180 cm, tenun Sasak. | 35 × 180 cm, Sasak weave. | 185
Kain Tenun Gantung | Woven wall hanging | 60 × 120 cm dengan batang kayu. | 60 × 120 cm with a wooden rod. | 210
`,
    },
    {
      scenes: ['pouch'],
      dyes: ['cokelat', 'hijau', 'navy'],
      choices: packs(140, 1, 3),
      about: `
Pengharum rumah untuk dibakar di atas arang atau pemanas listrik. | Home incense for charcoal or an electric heater.
Asapnya sedang, buka jendela saat memakai. | Medium smoke; open a window.
`,
      styles: `
Bukhur Gaharu Keping | Oud chips for incense | Keping gaharu 30 g. | 30 g of oud chips. | 135
Bukhur Mawar Bulat | Rose bakhoor balls | Dua puluh butir dalam kantong. | Twenty balls in a pouch. | 65
Bukhur Cendana Serbuk | Sandalwood incense powder | Serbuk 50 g. | 50 g of powder. | 48
`,
    },
  ],
  closing: `
Dikirim dengan bubble wrap dan kardus ganda. | Shipped in bubble wrap and a double carton.
Pasang menjauhi lembap. | Hang away from damp.
Serat dan warna tiap barang sedikit berbeda. | Grain and colour vary a little.
`,
}
