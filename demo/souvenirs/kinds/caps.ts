import { type Category, coloured, fitting, single } from './kind.ts'

export const caps: Category = {
  slug: 'peci',
  kinds: [
    {
      scenes: ['songkok'],
      dyes: ['hitam', 'navy', 'marun'],
      choices: fitting(170, '7 8 9 10'),
      about: `
Songkok beludru tinggi 9 cm, bagian dalam berlapis kain. | Velvet cap, 9 cm tall, lined inside.
Nomor 7 untuk lingkar kepala 55 cm, naik satu nomor tiap 1,5 cm. | Size 7 fits a 55 cm head; each size adds 1.5 cm.
`,
      styles: `
Songkok Beludru Gresik | Gresik velvet songkok | Bentuknya tegak dan tidak mudah penyok. | Stands up and keeps its shape. | 75
Songkok AC Berventilasi | Ventilated songkok | Ada lubang angin di kedua sisi. | Vent holes on both sides. | 88
Songkok Bordir Emas | Gold-embroidered songkok | Bordir benang emas imitasi di sekeliling. | Imitation gold thread all around. | 125
Songkok Lipat | Folding songkok | Bisa dilipat pipih untuk koper. | Folds flat for a suitcase. | 95
`,
    },
    {
      scenes: ['knitted-cap'],
      dyes: ['putih', 'krem', 'abu', 'hitam'],
      choices: coloured(60),
      about: `
Rajutan elastis untuk lingkar kepala 54 sampai 60 cm. | Stretchy crochet for heads from 54 to 60 cm.
Ringan dan bisa dicuci dengan mesin. | Light and machine washable.
`,
      styles: `
Peci Rajut Haji | Crochet hajj cap | Rajutan rapat, putih bersih. | Close crochet in clean white. | 25
Peci Rajut Motif Bintang | Star-pattern crochet cap | Motif bintang delapan di atasnya. | An eight-pointed star on top. | 32
Peci Rajut Premium | Fine crochet cap | Benang katun halus, dirajut tangan. | Fine cotton yarn, crocheted by hand. | 58
Kopiah Turki Kain | Turkish cloth cap | Kain katun keras berjahit pola. | Stiff cotton with quilted stitching. | 38
`,
    },
    {
      scenes: ['songkok'],
      dyes: ['cokelat', 'hijau', 'hitam'],
      choices: fitting(140, '7 8 9 10'),
      about: `
Buatan perajin daerah dengan motif setempat. | Made by regional craftspeople in local patterns.
Jahitan dalam rapi dan tidak gatal di dahi. | Neat inner seams that don’t itch.
`,
      styles: `
Peci Batik Solo | Solo batik cap | Sisa kain batik tulis, motifnya bergantian. | Offcuts of hand-drawn batik, patterns vary. | 65
Kupiah Aceh | Acehnese kupiah | Lipatan warna kain khas Aceh. | Folded coloured cloth in the Acehnese way. | 135
Peci Tenun Sasak | Sasak woven cap | Pinggiran tenun, atasnya katun. | Woven band with a cotton crown. | 92
Peci Sasirangan | Sasirangan cap | Kain celup ikat dari Banjar. | Tie-dyed cloth from Banjar. | 72
Peci Anyaman Pandan | Pandan-weave cap | Ringan dan berongga, cocok untuk cuaca panas. | Light and airy for hot weather. | 55
Peci Tanjak Melayu | Malay tanjak cap | Lipatan tanjak siap pakai. | Ready-folded tanjak. | 110
`,
    },
    {
      scenes: ['knitted-cap', 'songkok'],
      choices: single(210),
      about: `
Paket untuk rombongan atau keluarga. | A pack for groups or families.
Ukuran campur bisa ditulis di catatan pesanan. | Mixed sizes can be requested in the order note.
`,
      styles: `
Peci Rajut Isi 5 | Crochet caps, pack of 5 | Lima warna netral. | Five neutral colours. | 95
Peci Ayah dan Anak | Father and son caps | Satu dewasa, satu anak, motif sama. | One adult, one child, same pattern. | 115
Sorban dan Peci | Shawl and cap set | Sorban katun 110 × 110 cm. | With a 110 × 110 cm cotton shawl. | 128
`,
    },
  ],
  closing: `
Bersihkan dengan sikat lembut, jangan direndam. | Clean with a soft brush; don’t soak.
Tukar nomor gratis satu kali. | One free size exchange.
Dikirim dalam kotak agar tidak penyok. | Shipped in a box so it isn’t crushed.
`,
}
