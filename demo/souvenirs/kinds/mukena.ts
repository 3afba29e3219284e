import { type Category, coloured, fitting } from './kind.ts'

export const mukena: Category = {
  slug: 'mukena',
  kinds: [
    {
      scenes: ['mukena', 'mukena-pouch'],
      dyes: ['putih', 'krem', 'merahmuda', 'mint'],
      choices: coloured(680),
      about: `
Setelan atasan dan bawahan ukuran dewasa, lingkar muka bertali. | Two-piece adult set with ties at the face.
Panjang atasan 115 cm, bawahan berkaret. | Top 115 cm long, skirt with an elastic waist.
`,
      styles: `
Mukena Katun Rayon Polos | Plain rayon prayer robe | Adem dan jatuh, tidak menerawang. | Cool and flowing, not see-through. | 165
Mukena Katun Jepang | Japanese cotton prayer robe | Motif kecil, kain agak tebal. | Small print on a slightly heavier cloth. | 235
Mukena Bordir Tasik | Tasikmalaya embroidered prayer robe | Bordir di tepi muka dan ujung kain. | Embroidery around the face and hem. | 285
Mukena Sulam Pita | Ribbon-embroidered prayer robe | Sulaman tangan, pengerjaan tiga hari. | Hand embroidery that takes three days. | 365
Mukena Sutra Sintetis | Satin prayer robe | Permukaan halus berkilau. | Smooth with a soft sheen. | 320
Mukena Renda | Lace-trimmed prayer robe | Renda katun selebar 5 cm. | Trimmed with 5 cm cotton lace. | 249
Mukena Lukis Tangan | Hand-painted prayer robe | Setiap lukisan berbeda. | No two paintings are the same. | 395
`,
    },
    {
      scenes: ['mukena-pouch', 'mukena'],
      dyes: ['navy', 'krem', 'hijau', 'ungu'],
      choices: coloured(360),
      about: `
Dilipat masuk kantong sebesar buku. | Folds into a pouch the size of a book.
Bahan parasut tipis yang cepat kering. | Thin nylon that dries fast.
`,
      styles: `
Mukena Parasut Travel | Nylon travel prayer robe | Berat hanya 350 g dengan kantongnya. | Only 350 g with its pouch. | 139
Mukena Traveling Ponco | Poncho travel prayer robe | Satu potong, langsung pakai. | One piece, just pull it on. | 128
Mukena Travel Katun | Cotton travel prayer robe | Lebih berat dari parasut tetapi lebih adem. | Heavier than nylon but cooler. | 159
Mukena Resleting | Zip-front prayer robe | Resleting depan memudahkan ibu menyusui. | Front zip for nursing mothers. | 189
Bawahan Mukena Saja | Prayer skirt only | Dipakai dengan kerudung panjang. | To wear with a long hijab. | 85
`,
    },
    {
      scenes: ['mukena', 'mukena-pouch'],
      dyes: ['putih', 'krem'],
      choices: fitting(640, 'M L XL XXL'),
      about: `
Putih untuk umrah dan haji, dengan saku di dalam. | White for umrah and hajj, with an inside pocket.
Lengan berkaret agar tidak tersingkap saat tawaf. | Elastic cuffs that stay down during tawaf.
`,
      styles: `
Mukena Umrah Katun Toyobo | Toyobo cotton umrah prayer robe | Kain rapat dan tidak mudah kusut. | Close weave that resists creases. | 245
Gamis Mukena Ihram Wanita | Women’s ihram robe and veil | Gamis longgar dengan kerudung panjang. | Loose robe with a long veil. | 315
Mukena Haji Dua Saku | Hajj prayer robe, two pockets | Saku beritsleting untuk kartu dan ponsel. | Zip pockets for cards and a phone. | 275
Bergo Putih Panjang | Long white instant hijab | Menutup sampai pergelangan tangan. | Covers down to the wrists. | 98
`,
    },
    {
      scenes: ['mukena'],
      dyes: ['marun', 'navy', 'toska'],
      choices: coloured(720),
      about: `
Kain tenun atau batik, tiap potong sedikit berbeda. | Woven or batik cloth, each piece slightly different.
Disertai tas kain dari bahan yang sama. | Comes with a matching cloth bag.
`,
      styles: `
Mukena Batik Laweyan | Laweyan batik prayer robe | Batik cap di bagian bawah. | Stamped batik along the hem. | 295
Mukena Sulam Bukittinggi | Bukittinggi embroidered prayer robe | Sulam suji cair warna-warni. | Suji embroidery in many colours. | 650
Mukena Tenun Lurik | Lurik prayer robe | Garis lurik dipadu katun polos. | Lurik stripes with plain cotton. | 310
`,
    },
  ],
  closing: `
Setrika suhu sedang. | Iron on medium.
Cuci terpisah pada pencucian pertama. | Wash separately the first time.
Salah ukuran boleh ditukar dalam tujuh hari selama label masih terpasang. | Wrong size? Exchange within seven days with the label on.
`,
}
