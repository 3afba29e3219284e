import { type Category, grams, packs } from './kind.ts'

export const snacks: Category = {
  slug: 'makanan-minuman',
  kinds: [
    {
      scenes: ['tin', 'pouch'],
      choices: grams(250, 500, 1000),
      about: `
Disangrai tanpa minyak, garamnya tipis. | Dry-roasted and lightly salted.
Kacang utuh, bukan pecahan, dikemas rapat agar tetap renyah. | Whole nuts, not pieces, sealed to stay crisp.
`,
      styles: `
Kacang Arab Panggang | Roasted chickpeas | Renyah di luar, gurih, cocok untuk suguhan tamu. | Crunchy and savoury, good to serve guests. | 24
Almond Panggang | Roasted almonds | Almond California ukuran besar. | Large California almonds. | 58
Pistachio Kulit Terbuka | Open-shell pistachios | Kulitnya sudah merekah, mudah dikupas. | Shells are open, easy to peel. | 72
Kacang Mede Madu | Honey cashews | Mede dari Sulawesi dengan lapisan madu tipis. | Sulawesi cashews with a thin honey glaze. | 56
Kacang Campur Lima Macam | Five-nut mix | Almond, mede, pistachio, kacang tanah, dan kenari. | Almonds, cashews, pistachios, peanuts and walnuts. | 62
Kuaci Matahari | Sunflower seeds | Dipanggang dengan kulitnya. | Roasted in the shell. | 22
`,
    },
    {
      scenes: ['chocolates'],
      choices: packs(260, 1, 3, 12),
      about: `
Cokelat asli, bukan krim nabati. | Real chocolate, not vegetable cream.
Bisa meleleh di cuaca panas, jadi kami kirim sore hari. | It can melt in hot weather, so we ship in the afternoon.
`,
      styles: `
Cokelat Isi Kurma | Chocolate-covered dates | Kurma utuh berlapis cokelat susu. | Whole dates in milk chocolate. | 48
Cokelat Kurma Almond | Chocolate dates with almond | Kurma diisi almond lalu dicelup cokelat hitam. | Stuffed with almond and dipped in dark chocolate. | 56
Cokelat Kerikil | Pebble chocolates | Bentuknya mirip batu kerikil, biasa dicari anak-anak. | They look like little stones, a favourite with children. | 35
Cokelat Batang Kapulaga | Cardamom chocolate bar | Cokelat hitam 60% dengan kapulaga. | 60% dark chocolate with cardamom. | 32
Turki Lokum Mawar | Rose Turkish delight | Kenyal, bertabur gula halus, tanpa gelatin. | Chewy, dusted with icing sugar, no gelatine. | 44
`,
    },
    {
      scenes: ['tea-box', 'pouch'],
      choices: grams(200, 500),
      about: `
Digiling sedang, cocok untuk tubruk dan saring. | Medium grind for a pot or a filter.
Dikemas sehari setelah disangrai, tanggalnya ada di label. | Packed a day after roasting, with the date on the label.
`,
      styles: `
Kopi Arab Kapulaga | Arabic coffee with cardamom | Sangrai muda, dicampur kapulaga dan cengkih. | Light roast with cardamom and cloves. | 49
Kopi Gayo Arabika | Gayo arabica coffee | Petik merah dari dataran tinggi Gayo. | Ripe-picked in the Gayo highlands. | 62
Kopi Rempah Jahe | Ginger spiced coffee | Robusta dengan jahe dan kayu manis. | Robusta with ginger and cinnamon. | 38
Teh Adani | Adani spiced tea | Teh hitam berempah, enak dengan susu. | Spiced black tea, good with milk. | 34
Teh Mawar Taif | Taif rose tea | Teh hitam dengan kelopak mawar kering. | Black tea with dried rose petals. | 46
`,
    },
    {
      scenes: ['honey-jar'],
      choices: grams(250, 500, 1000),
      about: `
Madu disaring dua kali dan tidak dipanaskan. | Strained twice and never heated.
Madu asli bisa mengkristal, rendam botolnya di air hangat. | Real honey may crystallise; stand the jar in warm water.
`,
      styles: `
Madu Sidr Yaman | Yemeni Sidr honey | Pekat dan harum, dipanen setahun sekali. | Thick and fragrant, harvested once a year. | 210
Madu Hutan Kalimantan | Kalimantan forest honey | Encer dan sedikit asam. | Runny and slightly sharp. | 75
Madu Randu | Kapok honey | Manis ringan, dari Jawa Tengah. | Mild and sweet, from Central Java. | 58
Madu Habbatussauda | Black seed honey | Madu randu dicampur bubuk jintan hitam. | Kapok honey mixed with ground black seed. | 82
`,
    },
    {
      scenes: ['pouch', 'tin'],
      choices: packs(220, 1, 5, 10),
      about: `
Dibuat dalam jumlah kecil, paling lama dua minggu sebelum dikirim. | Made in small batches, at most two weeks before we ship.
Tanpa pengawet, habiskan dalam sebulan setelah dibuka. | No preservatives; finish within a month of opening.
`,
      styles: `
Kismis Hitam Turki | Turkish black raisins | Tanpa biji dan tanpa lapisan minyak. | Seedless, with no oil coating. | 28
Buah Tin Kering | Dried figs | Dirangkai melingkar, asal Turki. | Strung in a ring, from Turkey. | 54
Aprikot Kering | Dried apricots | Warna cokelat alami, tanpa belerang. | Naturally brown, no sulphur. | 57
Keripik Kurma | Date crisps | Irisan tipis yang dikeringkan, renyah. | Thin dried slices with a crunch. | 26
Kue Maamoul Kurma | Maamoul date biscuits | Kue lembut berisi pasta kurma. | Soft biscuits filled with date paste. | 39
Baklava Kacang | Nut baklava | Dipotong kecil, 16 potong per kotak. | Cut small, 16 pieces to a box. | 68
Halwa Wijen | Sesame halva | Dari tahini dan pistachio. | Made from tahini with pistachios. | 47
Susu Kambing Kurma Bubuk | Goat milk powder with dates | Sepuluh saset per kotak. | Ten sachets to a box. | 51
`,
    },
  ],
  closing: `
Komposisi dan tanggal kedaluwarsa tertulis di kemasan. | Ingredients and expiry date are on the pack.
Mengandung atau diproses bersama kacang. | Contains or is packed alongside nuts.
Simpan tertutup rapat di suhu ruang. | Keep sealed at room temperature.
`,
}
