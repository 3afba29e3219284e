import { type Category, packs, single } from './kind.ts'

export const boxes: Category = {
  slug: 'oleh-oleh-haji-box',
  kinds: [
    {
      scenes: ['hamper', 'gift-bag'],
      choices: packs(650, 1, 10, 25),
      about: `
Bingkisan siap bagi untuk tamu yang datang menyambut. | A ready gift for guests who come to welcome you home.
Isi disusun saat dipesan, jadi kurma dan camilannya segar. | Packed to order, so dates and snacks are fresh.
`,
      styles: `
Box Haji Sederhana | Simple hajj box | Kurma 200 g, tasbih, dan botol mini kosong. | 200 g of dates, a tasbih and an empty mini bottle. | 49
Box Haji Lengkap | Full hajj box | Kurma 250 g, kacang Arab, cokelat, tasbih, dan peci rajut. | 250 g of dates, chickpeas, chocolate, a tasbih and a crochet cap. | 115
Box Umrah Keluarga | Family umrah box | Kurma 500 g, sajadah travel, dan tasbih. | 500 g of dates, a travel mat and a tasbih. | 165
Box Kurma Tiga Rasa | Three-date box | Ajwa, sukari, dan medjool, masing-masing 200 g. | Ajwa, Sukari and Medjool, 200 g each. | 139
Box Camilan Arab | Arabian snack box | Kacang, kismis, maamoul, dan lokum. | Nuts, raisins, maamoul and Turkish delight. | 98
Box Kopi dan Kurma | Coffee and date box | Kopi kapulaga 200 g dan sukari 250 g. | 200 g of cardamom coffee and 250 g of Sukari. | 109
`,
    },
    {
      scenes: ['gift-bag', 'hamper'],
      choices: packs(260, 1, 20, 50),
      about: `
Ukuran kecil untuk tetangga dan teman kantor. | Small size for neighbours and colleagues.
Tas kertas dengan tali katun. | Paper bag with cotton handles.
`,
      styles: `
Tas Oleh-Oleh Mini | Mini gift bag | Kurma 100 g dan tasbih. | 100 g of dates and a tasbih. | 24
Tas Oleh-Oleh Tetangga | Neighbour’s gift bag | Kacang Arab, cokelat kerikil, dan kartu. | Chickpeas, pebble chocolates and a card. | 32
Tas Oleh-Oleh Anak | Children’s gift bag | Cokelat, tasbih warna, dan buku mewarnai. | Chocolate, coloured beads and a colouring book. | 35
Tas Oleh-Oleh Pengajian | Study circle gift bag | Kurma 150 g dan buku doa saku. | 150 g of dates and a pocket prayer book. | 38
`,
    },
    {
      scenes: ['hamper', 'gift-bag'],
      choices: single(1600),
      about: `
Untuk orang tua, mertua, dan guru. | For parents, in-laws and teachers.
Kotak kayu tipis yang bisa dipakai lagi. | A thin wooden box you can use again.
`,
      styles: `
Hampers Ibu | Hamper for mothers | Mukena travel, kurma ajwa 250 g, dan madu. | Travel prayer robe, 250 g of Ajwa and honey. | 345
Hampers Bapak | Hamper for fathers | Sarung tenun, peci, dan kopi. | Woven sarong, cap and coffee. | 365
Hampers Guru | Hamper for teachers | Mushaf, kurma medjool, dan kartu ucapan. | Quran, Medjool dates and a card. | 285
Hampers Pengantin Umrah | Honeymoon umrah hamper | Sepasang sajadah, tasbih, dan kurma medjool. | A pair of mats, prayer beads and Medjool dates. | 475
`,
    },
    {
      scenes: ['gift-bag', 'hamper'],
      choices: packs(480, 1, 10),
      about: `
Isinya makanan dan minuman untuk disajikan bersama. | Food and drink to serve together.
Tanggal kedaluwarsa paling dekat tertulis di luar. | The earliest expiry date is written outside.
`,
      styles: `
Paket Takjil Kurma | Iftar date pack | Sukari 250 g, kurma tanpa biji 200 g, dan sirup kurma. | 250 g of Sukari, 200 g of pitted dates and date syrup. | 105
Paket Bumbu Nasi Kebuli | Kebuli rice spice pack | Bumbu, kismis, dan minyak samin untuk 1 kg beras. | Spices, raisins and ghee for 1 kg of rice. | 69
Paket Teh Sore | Afternoon tea pack | Teh adani, maamoul, dan kacang. | Adani tea, maamoul and nuts. | 95
`,
    },
  ],
  closing: `
Isi bisa diganti barang setara jika stok habis, kami tanya dulu. | If something runs out we’ll ask before swapping it.
Cetak nama keluarga tanpa biaya mulai 25 kotak. | Family name printed free from 25 boxes.
Pesan paling lambat lima hari sebelum acara. | Order at least five days before your event.
`,
}
