import { type Category, coloured, measures, single } from './kind.ts'

export const rugs: Category = {
  slug: 'sajadah',
  kinds: [
    {
      scenes: ['rug-flat', 'rug-rolled'],
      dyes: ['marun', 'hijau', 'navy'],
      choices: coloured(620),
      about: `
Ukuran 70 × 110 cm, tepinya diobras rapat. | 70 × 110 cm with tightly bound edges.
Bulu pendek, mudah disikat, dan tidak licin di lantai keramik. | Short pile that brushes clean and doesn’t slip on tiles.
`,
      styles: `
Sajadah Turki Beludru | Turkish velvet prayer mat | Motif mihrab dengan warna dalam. | Mihrab pattern in deep colours. | 95
Sajadah Tebal Busa | Padded prayer mat | Busa 1,5 cm di dalam, enak untuk lutut. | 1.5 cm of foam inside, easy on the knees. | 145
Sajadah Raudhah | Raudhah-style prayer mat | Bermotif tumbuhan seperti karpet masjid. | Plant pattern like a mosque carpet. | 110
Sajadah Polos Minimalis | Plain prayer mat | Tanpa gambar, hanya garis tepi. | No pictures, just a border. | 79
Sajadah Jumbo 80 × 120 cm | Large prayer mat, 80 × 120 cm | Lebih lebar untuk yang berbadan besar. | Wider, for bigger people. | 168
`,
    },
    {
      scenes: ['rug-rolled', 'rug-flat'],
      dyes: ['hijau', 'navy', 'krem', 'cokelat'],
      choices: coloured(260),
      about: `
Ringan dan bisa dilipat kecil untuk perjalanan. | Light, and folds small for travel.
Masuk ke tas tangan, beratnya tidak sampai 300 g. | Fits a handbag and weighs less than 300 g.
`,
      styles: `
Sajadah Travel Lipat | Folding travel prayer mat | Datang dengan kantong berkancing. | Comes with a snap pouch. | 49
Sajadah Muka | Face-size prayer mat | Hanya untuk bagian kepala, dipakai di atas karpet hotel. | Covers the head area only, for hotel carpets. | 29
Sajadah Parasut Antiair | Water-resistant prayer mat | Alas parasut untuk tanah lembap. | Nylon underside for damp ground. | 62
Sajadah Kompas | Prayer mat with compass | Kompas kecil di ujung, cek ulang dengan jadwal kiblat setempat. | Small compass at the end; check it against a local qibla guide. | 85
`,
    },
    {
      scenes: ['rug-flat', 'rug-rolled'],
      dyes: ['terakota', 'navy', 'krem'],
      choices: coloured(540),
      about: `
Ditenun oleh perajin, jadi panjangnya bisa berbeda satu dua sentimeter. | Handwoven, so the length may vary by a centimetre or two.
Benang katun, makin sering dicuci makin lembut. | Cotton yarn that softens with every wash.
`,
      styles: `
Sajadah Tenun Sasak | Sasak woven prayer mat | Motif garis dan belah ketupat. | Stripes and diamonds. | 285
Sajadah Tenun ATBM Pekalongan | Pekalongan hand-loom prayer mat | Rumbai disimpul tangan. | Hand-knotted fringe. | 225
Sajadah Batik Cap | Stamped batik prayer mat | Kain batik dilapis busa tipis. | Batik cotton over a thin pad. | 175
Sajadah Songket Pinggir | Songket-edged prayer mat | Tepian songket benang emas imitasi. | Songket border in imitation gold thread. | 340
`,
    },
    {
      scenes: ['rug-rolled'],
      choices: measures(4200, '60x300 cm, 120x300 cm, 120x600 cm'),
      about: `
Karpet panjang untuk musala rumah atau kantor. | Long carpet for a home or office prayer space.
Dipotong sesuai pesanan dan tidak dapat dikembalikan setelah dipotong. | Cut to order and can’t be returned once cut.
`,
      styles: `
Karpet Saf Musala | Prayer row carpet | Garis saf setiap 120 cm. | A row line every 120 cm. | 285
Karpet Saf Tebal 12 mm | Prayer row carpet, 12 mm | Bulu lebih rapat, alas karet. | Denser pile on a rubber back. | 410
`,
    },
    {
      scenes: ['rug-flat'],
      choices: single(700),
      about: `
Satu set untuk dipakai sendiri atau dijadikan hadiah. | A set to use yourself or give away.
Dikemas dalam kotak karton polos. | Comes in a plain carton.
`,
      styles: `
Set Sajadah dan Tasbih | Prayer mat and beads set | Sajadah beludru dengan tasbih kayu 99 butir. | Velvet mat with a 99-bead wooden tasbih. | 135
Set Sajadah Pasangan | Prayer mat set for couples | Dua sajadah dengan warna yang serasi. | Two mats in matching colours. | 179
Set Sajadah dan Sarung | Prayer mat and sarong set | Sarung tenun ukuran dewasa. | Adult woven sarong included. | 249
`,
    },
  ],
  closing: `
Cuci dengan air dingin, jangan diperas. | Wash cold and don’t wring.
Warna di layar bisa sedikit berbeda dari aslinya. | Colours on screen may differ slightly.
Jemur di tempat teduh. | Dry in the shade.
`,
}
