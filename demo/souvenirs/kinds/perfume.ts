import { type Category, millilitres, packs } from './kind.ts'

export const perfume: Category = {
  slug: 'parfum',
  kinds: [
    {
      scenes: ['attar'],
      choices: millilitres(70, 6, 12, 24),
      about: `
Minyak wangi tanpa alkohol, cukup oles tipis di pergelangan tangan. | Alcohol-free perfume oil; a thin dab on the wrist is enough.
Wanginya tahan sekitar enam jam di kain. | Lasts about six hours on fabric.
`,
      styles: `
Attar Misik Putih | White musk attar | Lembut seperti sabun bersih. | Soft, like clean soap. | 45
Attar Kasturi Hitam | Black musk attar | Hangat dan berat, untuk malam hari. | Warm and heavy, for the evening. | 52
Attar Mawar Taif | Taif rose attar | Wangi kelopak mawar segar. | Smells of fresh rose petals. | 68
Attar Gaharu | Oud attar | Campuran minyak gaharu budi daya. | A blend with farmed oud oil. | 120
Attar Cendana | Sandalwood attar | Kering dan kayu, tidak manis. | Dry and woody, not sweet. | 74
Attar Melati | Jasmine attar | Wangi melati pekat, satu oles cukup. | Strong jasmine; one dab will do. | 48
Attar Amber | Amber attar | Manis hangat dengan sedikit vanila. | Warm and sweet with a hint of vanilla. | 49
Attar Nilam Aceh | Acehnese patchouli attar | Nilam suling dari Aceh, bernuansa tanah. | Distilled in Aceh, earthy. | 58
`,
    },
    {
      scenes: ['roll-on'],
      choices: packs(30, 1, 3, 12),
      about: `
Botol gulir 8 ml, muat di saku baju. | 8 ml roll-on that fits a shirt pocket.
Bola gulirnya dari baja, tidak bocor di tas. | Steel ball that doesn’t leak in a bag.
`,
      styles: `
Parfum Roll-On Subuh | Dawn roll-on perfume | Segar jeruk dan teh hijau. | Fresh citrus and green tea. | 25
Parfum Roll-On Hajar Aswad | Hajar Aswad roll-on perfume | Nama wangi yang lazim di toko Makkah: kasturi dan mawar. | A scent name common in Makkah shops: musk and rose. | 28
Parfum Roll-On Kayu Putih Teh | White tea roll-on perfume | Ringan, cocok untuk kantor. | Light, good for the office. | 26
Parfum Roll-On Anak | Children’s roll-on perfume | Aroma bedak, kadar minyak lebih rendah. | Powdery, with less oil. | 22
`,
    },
    {
      scenes: ['attar'],
      choices: millilitres(260, 50, 100),
      about: `
Semprotan halus, cukup dua kali dari jarak 20 cm. | A fine spray; two puffs from 20 cm are enough.
Jangan dipakai saat berihram: wewangian termasuk larangan ihram. | Not for use in ihram, when fragrance is not allowed.
`,
      styles: `
Parfum Semprot Madinah Malam | Madinah Night spray perfume | Mawar, amber, dan kayu. | Rose, amber and wood. | 145
Parfum Semprot Taman | Garden spray perfume | Hijau segar dengan daun ara. | Fresh green with fig leaf. | 135
Parfum Semprot Pelataran | Courtyard spray perfume | Ringan, dengan aroma kayu dan lada. | Light, with wood and pepper. | 128
Parfum Semprot Fajar | Daybreak spray perfume | Jeruk dan daun mint. | Citrus and mint leaf. | 125
`,
    },
    {
      scenes: ['roll-on'],
      choices: packs(150, 1, 5),
      about: `
Satu set kecil untuk dicoba atau dibagikan. | A small set to try or to share.
Setiap botol berisi 3 ml. | 3 ml in each bottle.
`,
      styles: `
Set Attar Lima Wangi | Five-scent attar set | Misik, mawar, gaharu, melati, dan amber. | Musk, rose, oud, jasmine and amber. | 110
Set Attar Wangi Kayu | Woody attar set | Cendana, gaharu, dan nilam. | Sandalwood, oud and patchouli. | 98
Set Attar Mini Isi 12 | Mini attar, set of 12 | Untuk bingkisan, satu wangi per botol. | For gifts, one scent to a bottle. | 135
`,
    },
  ],
  closing: `
Simpan jauh dari sinar matahari. | Keep out of sunlight.
Coba dulu di sedikit kulit. | Try a little on your skin first.
Cairan di bagasi kabin mengikuti aturan maskapai. | Follow your airline’s rules for liquids in cabin bags.
`,
}
