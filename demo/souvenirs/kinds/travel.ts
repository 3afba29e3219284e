import { type Category, coloured, fitting, packs, single } from './kind.ts'

export const travel: Category = {
  slug: 'perlengkapan-umrah',
  kinds: [
    {
      scenes: ['sling'],
      dyes: ['hitam', 'hijau', 'navy', 'marun'],
      choices: coloured(180),
      about: `
Untuk paspor, ponsel, dan kartu hotel. | For your passport, phone and hotel card.
Talinya bisa diatur dan dijahit ganda. | Adjustable, double-stitched strap.
`,
      styles: `
Tas Paspor Gantung | Neck passport pouch | Tiga sekat beresleting. | Three zip compartments. | 48
Tas Selempang Jamaah | Pilgrim’s cross-body bag | Muat botol 350 ml. | Holds a 350 ml bottle. | 85
Tas Sandal Serut | Drawstring sandal bag | Kain parasut, ada tali punggung. | Nylon with back straps. | 22
Tas Pinggang Tipis | Slim waist pouch | Dipakai di balik baju. | Worn under your clothes. | 55
Dompet Riyal Tiga Sekat | Three-pocket travel wallet | Sekat terpisah untuk rupiah dan riyal. | Separate pockets for rupiah and riyals. | 42
`,
    },
    {
      scenes: ['suitcase'],
      dyes: ['hitam', 'hijau', 'navy', 'marun'],
      choices: coloured(3400),
      about: `
Roda empat berputar, resleting ganda. | Four spinner wheels and a double zip.
Garansi roda dan gagang satu tahun dari toko. | One-year shop warranty on wheels and handle.
`,
      styles: `
Koper Kabin 20 Inci | Cabin suitcase, 20 in | Masuk batas 7 kg kebanyakan maskapai. | Fits most airlines’ 7 kg limit. | 385
Koper Bagasi 24 Inci | Checked suitcase, 24 in | Kapasitas 65 liter. | 65 litres. | 525
Sarung Koper Elastis | Stretch suitcase cover | Untuk 20 sampai 24 inci. | For 20 to 24 inch. | 65
`,
    },
    {
      scenes: ['sling'],
      dyes: ['hitam', 'navy', 'hijau'],
      choices: coloured(760),
      about: `
Tas lapang untuk penerbangan dan ziarah. | A roomy bag for flights and visits.
Kain tebal yang tahan gesek. | Thick cloth that resists wear.
`,
      styles: `
Tas Kabin Kain | Soft cabin bag | Bisa dilipat saat kosong. | Folds flat when empty. | 145
Ransel Jamaah 20 L | Pilgrim’s backpack, 20 L | Punggung berongga, tidak panas. | Ventilated back. | 165
`,
    },
    {
      scenes: ['travel-kit'],
      choices: single(340),
      about: `
Barang kecil yang sering terlupa. | Small things people forget.
Muat di tas kabin. | Fits a cabin bag.
`,
      styles: `
Semprotan Wajah Isi Ulang | Refillable face mister | Botol 60 ml, kabut halus. | 60 ml bottle, fine mist. | 18
Payung Lipat Anti-UV | Folding UV umbrella | Lapisan perak di dalam. | Silver lining. | 68
Kotak Obat Tujuh Hari | Seven-day pill box | Sekat pagi, siang, malam. | Morning, noon and night. | 24
Botol Minum Lipat 500 ml | Folding bottle, 500 ml | Silikon, digulung setelah kosong. | Silicone, rolls up when empty. | 39
Bantal Leher Tiup | Inflatable neck pillow | Ditiup 10 detik. | Inflates in 10 seconds. | 45
Label Koper Nama Besar | Large name luggage tag | Huruf besar agar mudah terlihat di ban berjalan. | Big letters you can spot on the belt. | 19
Set Botol Cairan Kabin | Cabin liquids bottle set | Empat botol 80 ml dalam tas bening. | Four 80 ml bottles in a clear bag. | 35
Timbangan Koper Digital | Digital luggage scale | Sampai 50 kg. | Up to 50 kg. | 58
Adaptor Colokan Tiga Kaki | Three-pin plug adapter | Tipe G, dipakai di Arab Saudi. | Type G, as used in Saudi Arabia. | 28
Kursi Lipat Mini | Mini folding stool | Menahan 90 kg, untuk menunggu di pelataran. | Holds 90 kg, for waiting in the courtyard. | 95
`,
    },
    {
      scenes: ['socks'],
      dyes: ['hitam', 'krem', 'cokelat'],
      choices: fitting(60, 'M L XL'),
      about: `
Bahan adem untuk jalan jauh. | Cool fabric for long walks.
Jahitan ujung rata supaya tidak lecet. | Flat toe seam that doesn’t rub.
`,
      styles: `
Kaus Kaki Tawaf Sol Karet | Tawaf socks with rubber dots | Bintik karet agar tidak licin. | Rubber dots for grip. | 29
Kaus Kaki Kompresi | Compression socks | Untuk penerbangan panjang, pilih ukuran betis. | For long flights; choose by calf size. | 65
Kaus Kaki Jempol Wanita | Women’s split-toe socks | Jempol terpisah, muat dengan sandal. | Split toe, fits with sandals. | 22
`,
    },
    {
      scenes: ['travel-kit'],
      choices: packs(120, 1, 5),
      about: `
Untuk kesehatan dan kebersihan selama perjalanan. | For staying clean and well on the road.
Kemasan kecil yang tidak makan tempat. | Small packs that take little space.
`,
      styles: `
Masker Kain Tiga Lapis | Three-layer cloth masks | Tali belakang kepala, nyaman dengan hijab. | Ties behind the head, easy with a hijab. | 25
Tisu Basah Tanpa Pewangi | Fragrance-free wet wipes | 50 lembar, boleh saat ihram. | 50 sheets, fine in ihram. | 15
Handuk Mikrofiber Saku | Pocket microfibre towel | 30 × 70 cm, kering dalam dua jam. | 30 × 70 cm, dries in two hours. | 32
`,
    },
  ],
  closing: `
Periksa aturan bagasi maskapai Anda. | Check your airline’s baggage rules.
Bisa bordir nama, tambah dua hari. | Name embroidery adds two days.
Rusak saat diterima kami ganti. | We replace items that arrive damaged.
`,
}
