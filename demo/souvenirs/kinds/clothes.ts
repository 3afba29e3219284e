import { type Category, coloured, fitting } from './kind.ts'

export const clothes: Category = {
  slug: 'busana-muslim',
  kinds: [
    {
      scenes: ['robe'],
      dyes: ['hitam', 'navy', 'marun', 'mint'],
      choices: fitting(520, 'S M L XL XXL'),
      about: `
Longgar, lengan panjang, dengan saku samping. | Loose, long-sleeved, with side pockets.
Panjang 138 cm untuk ukuran M, tambah 2 cm tiap nomor. | 138 cm long in M, 2 cm more per size.
`,
      styles: `
Gamis Katun Madinah | Madinah cotton robe | Katun rayon yang tidak panas. | Cotton rayon that stays cool. | 219
Gamis Wolfis Polos | Plain wool-peach robe | Jatuh dan tidak perlu sering disetrika. | Drapes well and needs little ironing. | 189
Gamis Bordir Dada | Robe with embroidered front | Bordir senada di dada dan manset. | Tone-on-tone embroidery at chest and cuffs. | 285
Abaya Arab Depan Terbuka | Open-front abaya | Dipakai di atas baju panjang. | Worn over a long dress. | 345
Gamis Menyusui Resleting | Nursing robe with hidden zips | Dua resleting tersembunyi. | Two hidden zips. | 235
`,
    },
    {
      scenes: ['shirt'],
      dyes: ['putih', 'navy', 'abu', 'cokelat'],
      choices: fitting(310, 'S M L XL XXL'),
      about: `
Potongan lurus dengan kerah sanghai. | Straight cut with a mandarin collar.
Kancing cadangan dijahit di label dalam. | A spare button is sewn to the inner label.
`,
      styles: `
Koko Katun Lengan Panjang | Long-sleeved cotton koko shirt | Katun toyobo, tidak tembus pandang. | Toyobo cotton, not see-through. | 149
Koko Lengan Pendek | Short-sleeved koko shirt | Untuk harian dan sholat Jumat. | For every day and Friday prayer. | 119
Koko Batik Kombinasi | Koko shirt with batik trim | Batik cap di dada dan manset. | Stamped batik at chest and cuffs. | 175
Koko Bordir Tasik | Embroidered koko shirt | Bordir tipis sepanjang kancing. | Fine embroidery along the placket. | 185
Kurta Panjang | Long kurta | Sampai lutut, belahan samping. | Knee length with side slits. | 198
Jubah Pria Saudi | Saudi-style men’s robe | Kerah tegak, kain polos. | Stand collar, plain cloth. | 265
`,
    },
    {
      scenes: ['scarf'],
      dyes: ['krem', 'merahmuda', 'abu', 'hitam', 'toska'],
      choices: coloured(140),
      about: `
Tepi dijahit kecil, tidak mudah geser. | Fine rolled hem that stays put.
Bahan adem dan mudah dibentuk. | Cool fabric that is easy to style.
`,
      styles: `
Kerudung Voal Segi Empat | Square voile hijab | 115 × 115 cm. | 115 × 115 cm. | 45
Pasmina Kaus | Jersey pashmina | Elastis, tanpa jarum. | Stretchy, no pins needed. | 39
Kerudung Instan Bergo | Instant hijab | Langsung pakai, pet lembut. | Ready to wear with a soft brim. | 49
Kerudung Syari Panjang | Long khimar | Menutup sampai siku. | Covers to the elbow. | 79
Kerudung Katun Kotak | Checked cotton hijab | 110 × 110 cm, kain agak kaku. | 110 × 110 cm in a crisper cotton. | 52
`,
    },
    {
      scenes: ['rug-rolled'],
      dyes: ['navy', 'hijau', 'cokelat'],
      choices: coloured(460),
      about: `
Lebar 120 cm, cukup untuk dewasa. | 120 cm tall, made for adults.
Kain tenun, warnanya tidak luntur setelah dicuci pertama. | Woven cloth; colours hold after the first wash.
`,
      styles: `
Sarung Tenun Pekalongan | Pekalongan woven sarong | Garis kotak halus. | A fine check. | 175
Sarung Goyor | Goyor sarong | Benang rayon, adem dan lemas. | Rayon yarn, cool and soft. | 225
Sarung Sutra Bugis | Bugis silk sarong | Sutra campuran, motif kotak besar. | Silk blend in a bold check. | 485
Sarung Instan Celana | Trouser sarong | Ada karet dan saku. | Elastic waist and pockets. | 129
`,
    },
    {
      scenes: ['robe', 'shirt'],
      dyes: ['krem', 'navy', 'hijau'],
      choices: fitting(900, 'M L XL'),
      about: `
Setelan serasi untuk keluarga, dijual per orang. | Matching family outfits, sold per person.
Warna satu keluarga diambil dari gulungan kain yang sama. | One family’s pieces are cut from the same roll.
`,
      styles: `
Sarimbit Gamis dan Koko | Matching robe and koko shirt | Harga untuk satu pasang. | Price for one couple. | 399
Seragam Umrah Keluarga | Family umrah outfit | Batik cap dengan celana polos. | Stamped batik with plain trousers. | 325
Setelan Rok dan Tunik | Tunic and skirt set | Tunik selutut dengan rok berkaret. | Knee-length tunic with an elastic skirt. | 259
`,
    },
  ],
  closing: `
Tanyakan tabel ukuran kepada toko. | Ask the store for its size chart.
Tukar ukuran dalam tujuh hari. | Exchange sizes within seven days.
Cuci dengan warna serupa. | Wash with similar colours.
`,
}
