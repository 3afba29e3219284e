import { type Category, grams, packs } from './kind.ts'

export const dates: Category = {
  slug: 'kurma',
  kinds: [
    {
      scenes: ['dates-box', 'dates-jar'],
      choices: grams(500, 250, 1000),
      about: `
Kurma hitam dari Madinah, dagingnya lembut dan tidak terlalu manis. | Dark dates from Madinah, soft and not overly sweet.
Ajwa berkulit tipis keriput, dengan rasa mirip kismis. | Ajwa has a thin wrinkled skin and tastes a little like raisins.
`,
      styles: `
Kurma Ajwa Aliyah | Ajwa Aliyah dates | Butir sedang, sekitar 75 buah per 500 g. | Medium fruit, about 75 to 500 g. | 118
Kurma Ajwa Butir Besar | Ajwa dates, large fruit | Dipilih yang panjangnya lebih dari 3 cm. | Picked for fruit longer than 3 cm. | 149
Kurma Ajwa Kotak Hadiah | Ajwa dates in a gift box | Disusun satu lapis dalam kotak bertutup, siap diberikan. | Laid in one layer in a lidded box, ready to give. | 165
Kurma Ajwa Curah | Ajwa dates, loose | Dijual menurut berat, lebih hemat untuk dimakan sendiri. | Sold by weight, better value for eating at home. | 99
`,
    },
    {
      scenes: ['dates-box', 'pouch'],
      choices: grams(500, 1000, 3000),
      about: `
Kurma kuning keemasan dari Qassim, manis dan renyah di luar. | Golden dates from Qassim, sweet and slightly crisp outside.
Sukari paling sering dipesan untuk buka puasa bersama. | Sukari is what most people order for iftar gatherings.
`,
      styles: `
Kurma Sukari Al-Qassim | Sukari dates from Qassim | Setengah kering, tahan sebulan di suhu ruang. | Semi-dry, good for a month at room temperature. | 52
Kurma Sukari Basah | Soft Sukari dates | Simpan di kulkas dan habiskan dalam tiga bulan. | Keep in the fridge and finish within three months. | 58
Kurma Sukari Tanpa Biji | Pitted Sukari dates | Biji sudah dibuang dengan mesin, enak untuk anak. | Stones removed by machine, easy for children. | 64
Kurma Sukari Kemasan Hampers | Sukari dates, hamper pack | Kemasan berdiri dengan jendela bening. | Stand-up pouch with a clear window. | 68
`,
    },
    {
      scenes: ['dates-jar', 'dates-box'],
      choices: grams(500, 1000),
      about: `
Kurma besar berdaging tebal dengan rasa karamel. | Large, thick-fleshed dates with a caramel taste.
Medjool kami simpan di ruang dingin sampai hari kirim. | We keep Medjool in cold storage until the day we ship.
`,
      styles: `
Kurma Medjool Jumbo | Jumbo Medjool dates | Sekitar 22 butir per 500 g. | About 22 fruit to 500 g. | 142
Kurma Medjool Large | Large Medjool dates | Sekitar 28 butir per 500 g. | About 28 fruit to 500 g. | 119
Kurma Medjool Isi Almond | Medjool dates with almonds | Biji diganti satu butir almond panggang. | Each stone is replaced with a roasted almond. | 158
`,
    },
    {
      scenes: ['pouch', 'dates-box'],
      choices: grams(500, 1000),
      about: `
Kurma sehari-hari dengan harga ramah. | Everyday dates at a friendly price.
Dicek satu per satu sebelum dikemas, yang pecah disisihkan. | Checked one by one before packing; split fruit is set aside.
`,
      styles: `
Kurma Safawi Madinah | Safawi dates from Madinah | Panjang, hitam, dan kenyal. | Long, dark and chewy. | 72
Kurma Khalas | Khalas dates | Warna cokelat madu, manisnya lembut. | Honey brown with a gentle sweetness. | 46
Kurma Deglet Nour Tangkai | Deglet Nour dates on the branch | Dijual bersama tangkainya, asal Tunisia. | Sold on the branch, from Tunisia. | 44
Kurma Barni | Barni dates | Setengah kering dari kebun di Madinah. | Semi-dry, from orchards in Madinah. | 61
Kurma Mabroom | Mabroom dates | Ramping dan kemerahan, teksturnya liat. | Slender and reddish, with a firm bite. | 88
Kurma Rutab Beku | Frozen rutab dates | Dikirim dengan es kering, hanya untuk pengiriman satu hari. | Ships with dry ice, next-day delivery only. | 79
`,
    },
    {
      scenes: ['honey-jar'],
      dyes: ['cokelat'],
      choices: packs(280, 1, 3, 6),
      about: `
Olahan kurma tanpa gula tambahan. | Made from dates, no added sugar.
Dibuat dari kurma yang ukurannya tidak seragam tetapi mutunya sama. | Made from dates of uneven size but the same quality.
`,
      styles: `
Sari Kurma Botol 250 ml | Date syrup, 250 ml | Kental, untuk roti, susu, atau air hangat. | Thick, for bread, milk or warm water. | 38
Selai Kurma Kayu Manis | Date spread with cinnamon | Teksturnya agak kasar dan tidak lengket di gigi. | A little coarse, and it doesn’t stick to your teeth. | 42
Cuka Kurma | Date vinegar | Untuk bumbu salad dan rendaman daging. | For salad dressing and marinades. | 45
Kopi Biji Kurma | Date-seed coffee | Biji kurma sangrai, tanpa kafein. | Roasted date stones, caffeine-free. | 49
Bubuk Kurma Muda | Young date powder | Satu sendok teh cukup untuk satu gelas. | One teaspoon is enough for a glass. | 85
`,
    },
  ],
  closing: `
Simpan di tempat sejuk dan kering. | Store in a cool, dry place.
Masa simpan tertulis di kemasan, paling singkat enam bulan saat dikirim. | Best-before date on the pack, at least six months away when we ship.
Setelah dibuka, simpan di wadah rapat. | Once opened, keep in an airtight container.
`,
}
