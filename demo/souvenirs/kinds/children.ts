import { type Category, coloured, fitting, single } from './kind.ts'

export const children: Category = {
  slug: 'anak',
  kinds: [
    {
      scenes: ['kids-rug'],
      dyes: ['biru', 'merahmuda', 'mint'],
      choices: coloured(420),
      about: `
Ukuran anak, lembut, dan mudah dicuci. | Child-sized, soft and easy to wash.
Untuk usia 3 sampai 9 tahun. | For ages 3 to 9.
`,
      styles: `
Sajadah Anak Motif Masjid | Children’s prayer mat, mosque pattern | 45 × 80 cm. | 45 × 80 cm. | 65
Set Sholat Anak Perempuan | Girls’ prayer set | Mukena, sajadah, dan tas. | Prayer robe, mat and bag. | 165
Set Sholat Anak Laki-Laki | Boys’ prayer set | Koko, sarung, peci, dan sajadah. | Shirt, sarong, cap and mat. | 185
Sajadah Anak Petunjuk Gerakan | Step-by-step children’s prayer mat | Gambar telapak menunjukkan tempat kaki dan tangan. | Prints show where feet and hands go. | 89
`,
    },
    {
      scenes: ['blocks'],
      choices: single(650),
      about: `
Belajar sambil bermain, tanpa layar. | Learning through play, no screen.
Sudutnya tumpul dan catnya aman untuk anak. | Rounded corners and child-safe paint.
`,
      styles: `
Balok Huruf Hijaiyah | Arabic alphabet blocks | 28 balok kayu. | 28 wooden blocks. | 145
Puzzle Masjid Kayu | Wooden mosque puzzle | 24 keping besar. | 24 large pieces. | 78
Kartu Doa Harian Anak | Children’s daily supplication cards | 30 kartu bergambar. | 30 illustrated cards. | 45
Miniatur Manasik Anak | Toy manasik set | Rute tawaf dan sa’i dari karton tebal. | Tawaf and sa’i route in thick card. | 125
Permainan Papan Perjalanan Umrah | Umrah journey board game | Untuk dua sampai empat pemain. | For two to four players. | 135
Celengan Umrah | Umrah savings box | Kayu, ada jendela di depan. | Wooden, with a window in front. | 59
Stempel Hijaiyah | Arabic letter stamps | Tinta cuci, tidak menempel di kulit. | Washable ink. | 68
`,
    },
    {
      scenes: ['book-stack', 'book-front'],
      choices: single(320),
      about: `
Gambar besar dan kalimat pendek. | Big pictures and short sentences.
Kertas tebal yang tidak mudah sobek. | Thick pages that don’t tear easily.
`,
      styles: `
Aku Pergi Umrah | I’m going on umrah | Cerita Salman dan kakeknya, 32 halaman. | Salman and his grandfather, 32 pages. | 48
Buku Mewarnai Kota Suci | Holy cities colouring book | 40 gambar masjid dan gurun. | 40 pictures of mosques and deserts. | 25
Kisah Hajar dan Zamzam | Hajar and zamzam | Bergambar tanpa wajah nabi dan keluarga beliau. | Illustrated without showing the faces of prophets or their families. | 52
Juz Amma Bergambar | Illustrated Juz Amma | Terjemahan untuk anak. | With a translation for children. | 65
Buku Kain Bayi Binatang Gurun | Desert animals cloth book | Bisa dicuci, untuk usia 0 sampai 2. | Washable, for ages 0 to 2. | 72
`,
    },
    {
      scenes: ['shirt'],
      dyes: ['putih', 'navy', 'cokelat'],
      choices: fitting(230, '4 6 8 10 12'),
      about: `
Ukuran menurut umur, pilih satu nomor di atas kalau ragu. | Sized by age; go one up if unsure.
Katun yang menyerap keringat. | Cotton that absorbs sweat.
`,
      styles: `
Koko Anak Lengan Panjang | Boys’ long-sleeved koko shirt | Manset bisa digulung. | Cuffs that roll up. | 98
Koko Anak Lengan Pendek | Boys’ short-sleeved koko shirt | Kancing jepret, mudah dipakai sendiri. | Snaps children can do up themselves. | 89
`,
    },
    {
      scenes: ['robe'],
      dyes: ['putih', 'mint', 'krem'],
      choices: fitting(260, '4 6 8 10 12'),
      about: `
Longgar dan ringan, anak bebas bergerak. | Loose and light, so children can move.
Panjang ditulis di label bersama umur. | The label gives length as well as age.
`,
      styles: `
Gamis Anak Polos | Girls’ plain robe | Karet di pinggang belakang. | Elastic at the back of the waist. | 115
Jubah Anak Putih | Children’s white robe | Untuk manasik di sekolah. | For school manasik days. | 95
`,
    },
    {
      scenes: ['scarf'],
      dyes: ['krem', 'merahmuda', 'mint'],
      choices: coloured(70),
      about: `
Lingkar muka elastis untuk anak 3 sampai 10 tahun. | Elastic face opening for ages 3 to 10.
Kaus adem yang boleh masuk mesin cuci. | Cool jersey, machine washable.
`,
      styles: `
Kerudung Anak Instan | Children’s instant hijab | Tanpa tali, tidak mencekik. | No ties around the neck. | 35
Kerudung Anak Sekolah | School hijab for girls | Panjang sampai dada, warna polos. | Chest length in plain colours. | 38
`,
    },
    {
      scenes: ['beads'],
      dyes: ['hijau', 'biru', 'marun'],
      choices: coloured(60),
      about: `
Butirnya besar agar mudah dipegang. | Large beads that are easy to hold.
Dites tarik sebelum dikemas. | Pull-tested before packing.
`,
      styles: `
Tasbih Anak Warna-Warni | Colourful children’s beads | Butir besar 12 mm, tali kuat. | Large 12 mm beads on a strong cord. | 22
`,
    },
    {
      scenes: ['ihram'],
      dyes: ['putih'],
      choices: fitting(320, '4 6 8'),
      about: `
Untuk latihan manasik di sekolah. | For manasik practice at school.
Bahan handuk tipis. | Thin towelling.
`,
      styles: `
Setelan Manasik TK | Nursery manasik outfit | Kain ihram kecil dengan perekat. | Small ihram with fasteners. | 79
`,
    },
  ],
  closing: `
Dampingi anak di bawah tiga tahun. | Supervise children under three.
Diperiksa satu per satu sebelum dikemas. | Checked piece by piece before packing.
Bisa dibungkus kado, tulis di catatan. | Gift wrapping on request.
`,
}
