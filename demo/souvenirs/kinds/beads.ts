import { type Category, coloured, single } from './kind.ts'

export const beads: Category = {
  slug: 'tasbih',
  kinds: [
    {
      scenes: ['beads', 'beads-box'],
      dyes: ['cokelat', 'hitam', 'krem'],
      choices: single(65),
      about: `
Butir kayu dihaluskan tiga kali, tanpa pernis. | Wooden beads sanded three times, no varnish.
Warna kayu menua dengan pemakaian, itu wajar. | The wood darkens with use, as it should.
`,
      styles: `
Tasbih Kaukah 33 Butir | Kaukah prayer beads, 33 | Butir 8 mm dengan pembatas perak imitasi. | 8 mm beads with imitation silver markers. | 85
Tasbih Kaukah 99 Butir | Kaukah prayer beads, 99 | Butir 6 mm, panjang sekitar 40 cm. | 6 mm beads, about 40 cm long. | 145
Tasbih Gaharu 33 Butir | Agarwood prayer beads, 33 | Gaharu budi daya dengan wangi lembut. | Farmed agarwood with a soft scent. | 195
Tasbih Gaharu 99 Butir | Agarwood prayer beads, 99 | Dari satu batang, seratnya seragam. | Cut from one branch, so the grain matches. | 345
Tasbih Zaitun | Olive wood prayer beads | Urat kayu cokelat muda, 33 butir. | Light brown grain, 33 beads. | 68
Tasbih Cendana | Sandalwood prayer beads | Cendana dari kebun rakyat di NTT. | Sandalwood from smallholders in NTT. | 165
Tasbih Stigi | Stigi wood prayer beads | Kayu keras berwarna hitam kemerahan. | Hard wood, reddish black. | 120
`,
    },
    {
      scenes: ['beads', 'beads-box'],
      dyes: ['hijau', 'biru', 'marun', 'putih'],
      choices: coloured(110),
      about: `
Batu alam asli, terasa dingin saat dipegang. | Natural stone, cool to the touch.
Setiap untai punya corak sendiri. | Every strand has its own pattern.
`,
      styles: `
Tasbih Batu Akik 33 Butir | Agate prayer beads, 33 | Butir 10 mm, tali nilon. | 10 mm beads on nylon cord. | 130
Tasbih Batu Mata Kucing | Tiger’s eye prayer beads | Berkilau mengikuti arah cahaya. | The sheen moves with the light. | 155
Tasbih Batu Giok | Jade-green stone prayer beads | Warna batu dari hijau muda sampai tua. | Stones from pale to deep green. | 175
Tasbih Kristal 99 Butir | Crystal prayer beads, 99 | Kaca potong berkilau, lebih berat dari kayu. | Cut glass, heavier than wood. | 58
Tasbih Mutiara Air Tawar | Freshwater pearl prayer beads | Butir lonjong, dirangkai benang sutra. | Oval pearls on silk thread. | 420
`,
    },
    {
      scenes: ['tally'],
      dyes: ['hitam', 'putih', 'hijau'],
      choices: coloured(45),
      about: `
Membantu menghitung zikir tanpa suara. | Counts dhikr silently.
Ringan dan bisa dipakai dengan satu tangan. | Light enough to use with one hand.
`,
      styles: `
Tasbih Digital Jari | Digital finger tasbih | Baterai kancing, tahan sekitar setahun. | Button cell lasts about a year. | 18
Tasbih Digital Layar Lampu | Digital tasbih with backlight | Layar menyala, menghitung sampai 99.999. | Lit display, counts to 99,999. | 32
Penghitung Putaran Tawaf | Tawaf round counter | Tujuh manik geser di tali pergelangan. | Seven sliding beads on a wrist cord. | 22
Tasbih Cincin Logam | Metal ring tasbih | Bingkai logam yang bisa disesuaikan. | Adjustable metal band. | 39
`,
    },
    {
      scenes: ['beads-box', 'beads'],
      choices: single(90),
      about: `
Dalam kotak, pas untuk bingkisan sepulang umrah. | Boxed, for gifts after umrah.
Satu kotak satu tasbih, bisa ditambah kartu ucapan. | One strand per box; a card can be added.
`,
      styles: `
Tasbih Kotak Beludru | Prayer beads in a velvet box | Tasbih kayu 33 butir. | Wooden beads, 33. | 49
Tasbih Souvenir Isi 12 | Prayer beads, gift pack of 12 | Dua belas tasbih plastik glow dalam plastik terpisah. | Twelve glow-in-the-dark strands, bagged one by one. | 54
Tasbih Perak Bakar Kotagede | Kotagede silver prayer beads | Perak 925, dikirim dengan surat toko. | 925 silver with a shop receipt. | 890
Gelang Tasbih Kokka | Kokka wrist beads | Gelang elastis 33 butir. | Elastic bracelet, 33 beads. | 62
`,
    },
  ],
  closing: `
Tali putus dalam 30 hari kami rangkai ulang tanpa biaya. | If the cord breaks within 30 days we restring it free.
Jauhkan dari minyak wangi dan air. | Keep away from perfume and water.
Panjang untai diukur tanpa rumbai. | Length is measured without the tassel.
`,
}
