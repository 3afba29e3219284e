import { type Category, coloured, fitting, measures, single } from './kind.ts'

export const ihram: Category = {
  slug: 'perlengkapan-ihram',
  kinds: [
    {
      scenes: ['ihram'],
      choices: measures(1150, '115x230 cm, 125x250 cm'),
      about: `
Dua lembar kain tanpa jahitan untuk pria. | Two unsewn sheets for men.
Sudah dicuci sekali, tidak susut lagi. | Pre-washed so it won’t shrink.
`,
      styles: `
Kain Ihram Handuk Terry | Terry towel ihram | Menyerap keringat, 400 gsm. | Absorbs sweat, 400 gsm. | 185
Kain Ihram Katun Microfiber | Microfibre ihram | Ringan dan cepat kering. | Light and quick-drying. | 165
Kain Ihram Katun Waffle | Waffle cotton ihram | Tenunan berongga, lebih adem di siang hari. | Open weave, cooler in the daytime. | 210
Kain Ihram Bambu | Bamboo ihram | Lembut di kulit, agak berat saat basah. | Soft on the skin, a bit heavy when wet. | 275
Kain Ihram Ekonomis | Budget ihram | Katun tipis untuk cadangan. | Thin cotton as a spare. | 119
Kain Ihram Dewasa Tebal | Heavy ihram | 500 gsm untuk musim dingin. | 500 gsm for winter. | 235
`,
    },
    {
      scenes: ['belt'],
      dyes: ['putih', 'hijau', 'hitam'],
      choices: coloured(210),
      about: `
Menahan kain bawah tetap di tempat. | Holds the lower cloth in place.
Panjang bisa diatur sampai lingkar 130 cm. | Adjusts up to a 130 cm waist.
`,
      styles: `
Sabuk Ihram Tiga Saku | Ihram belt, three pockets | Saku depan untuk ponsel. | Front pocket for a phone. | 45
Sabuk Ihram Anticopet | Ihram money belt | Saku rahasia di sisi dalam. | Hidden pocket on the inside. | 62
Sabuk Ihram Kulit Sintetis | Faux leather ihram belt | Gesper lipat tanpa suara. | Quiet folding buckle. | 78
Jepit Ihram Isi 4 | Ihram clips, set of 4 | Penjepit plastik, bukan peniti. | Plastic clips, not pins. | 15
`,
    },
    {
      scenes: ['sandals'],
      dyes: ['cokelat', 'hitam', 'krem'],
      choices: fitting(420, '38 39 40 41 42 43 44'),
      about: `
Mata kaki dan tumit terbuka. | Open at the ankle and heel.
Sol karet yang tidak licin di marmer basah. | Rubber sole that grips wet marble.
`,
      styles: `
Sandal Ihram Karet | Rubber ihram sandals | Ringan, bisa dicuci. | Light and washable. | 59
Sandal Ihram Busa EVA | EVA foam ihram sandals | Empuk untuk jalan jauh. | Soft for long walks. | 72
Sandal Kulit Tali | Leather strap sandals | Kulit sapi, perlu dipakai dulu seminggu. | Cowhide; break them in for a week. | 189
`,
    },
    {
      scenes: ['ihram', 'sandals'],
      choices: single(1900),
      about: `
Paket lengkap dalam satu tas serut. | A full set in one drawstring bag.
Isinya dihitung dua orang sebelum dikirim. | Two people count the contents before we ship.
`,
      styles: `
Paket Ihram Pria | Men’s ihram set | Kain ihram, sabuk, sandal, dan jepit. | Ihram, belt, sandals and clips. | 335
Paket Ihram Wanita | Women’s ihram set | Gamis putih, bergo, kaus kaki, dan manset. | White robe, veil, socks and sleeves. | 395
Paket Ihram Anak | Children’s ihram set | Untuk usia 5 sampai 10 tahun. | For ages 5 to 10. | 165
`,
    },
    {
      scenes: ['travel-kit'],
      choices: single(120),
      about: `
Barang kecil yang dicari saat hari pertama. | Small things you look for on the first day.
Ringan, muat di saku tas. | Light enough for a bag pocket.
`,
      styles: `
Tas Sandal dan Batu Kerikil | Sandal and pebble bag | Dua kantong serut kecil. | Two small drawstring bags. | 25
Gunting Tahallul Lipat | Folding tahallul scissors | Ujung tumpul, simpan di bagasi. | Blunt tips; pack in checked luggage. | 19
Kotak Sekat Perlengkapan Mandi | Divided toiletries case | Kotak kosong bersekat untuk saset Anda. | An empty divided case for your own sachets. | 21
`,
    },
  ],
  closing: `
Ukuran ditulis dalam sentimeter. | Sizes are in centimetres.
Cuci tanpa pewangi sebelum dipakai berihram. | Wash without fragrance before wearing it in ihram.
Kirim hari yang sama untuk pesanan sebelum pukul 13.00. | Orders before 1 pm ship the same day.
`,
}
