import { type Category, coloured, single } from './kind.ts'

export const books: Category = {
  slug: 'buku',
  kinds: [
    {
      scenes: ['book-front', 'book-stack'],
      choices: single(280),
      about: `
Sampul lunak, kertas krem, huruf cukup besar. | Paperback on cream paper, in a comfortable type size.
Ditulis dengan bahasa sehari-hari dan contoh. | Written in everyday language with examples.
`,
      styles: `
Manasik Umrah Langkah demi Langkah | Umrah step by step | 112 halaman, dengan denah masjid. | 112 pages with plans of the mosques. | 55
Manasik Haji Lengkap | The complete hajj manasik | 240 halaman, dari miqat sampai tawaf wada. | 240 pages, from miqat to the farewell tawaf. | 92
Catatan Harian Umrah | Umrah journal | Halaman kosong bertanggal untuk dua belas hari. | Dated blank pages for twelve days. | 48
Kisah Kota Makkah | The story of Makkah | Sejarah kota dalam cerita pendek. | The history of the city in short pieces. | 78
Kisah Kota Madinah | The story of Madinah | Dilengkapi peta tempat ziarah. | With maps of the places to visit. | 78
Umrah Bersama Orang Tua | Umrah with your parents | Kursi roda, obat, dan jadwal istirahat. | Wheelchairs, medicine and rest times. | 62
Fikih Perempuan saat Umrah | Fiqh for women on umrah | Tanya jawab yang sering malu ditanyakan. | Answers to what people are shy to ask. | 58
Bahasa Arab untuk Jamaah | Arabic for pilgrims | 300 kalimat dengan cara baca. | 300 phrases with pronunciation. | 45
Seratus Tanya Jawab Haji | One hundred hajj questions | Jawaban pendek, ada rujukannya. | Short answers with references. | 65
`,
    },
    {
      scenes: ['book-front'],
      dyes: ['hijau', 'marun', 'navy', 'emas'],
      choices: coloured(620),
      about: `
Mushaf dengan tanda tashih, tertulis di halaman depan. | A Quran with its proof-reading approval on the first pages.
Kertas tipis yang tidak tembus tinta. | Thin paper that doesn’t show through.
`,
      styles: `
Mushaf Al-Qur’an A5 | Quran, A5 | Khat besar, 15 baris. | Large script, 15 lines. | 89
Mushaf Terjemah Per Kata | Quran with word-by-word translation | Terjemahan Indonesia di bawah setiap kata. | Indonesian under every word. | 145
Mushaf Saku Resleting | Zip-up pocket Quran | Ukuran 8 × 11 cm. | 8 × 11 cm. | 58
Mushaf Tajwid Warna | Colour-coded tajwid Quran | Hukum bacaan diberi warna. | Recitation rules in colour. | 118
Mushaf Hafalan Lima Blok | Five-block memorisation Quran | Setiap halaman dibagi lima blok warna. | Each page in five coloured blocks. | 125
Mushaf Huruf Besar A4 | Large-print Quran, A4 | Untuk orang tua, tebal 5 cm. | For older readers, 5 cm thick. | 175
`,
    },
    {
      scenes: ['book-front'],
      choices: single(90),
      about: `
Ukuran saku, dijilid spiral supaya bisa dibuka rata. | Pocket size and spiral bound to lie flat.
Tahan cipratan air, ada tali gantung. | Splash-proof, with a neck cord.
`,
      styles: `
Buku Saku Doa Umrah | Pocket book of umrah supplications | Arab, cara baca, dan arti. | Arabic, pronunciation and meaning. | 22
Kartu Doa Tawaf dan Sa’i | Tawaf and sa’i cards | Empat belas kartu dalam ring. | Fourteen cards on a ring. | 28
Zikir Pagi dan Petang Saku | Pocket morning and evening dhikr | Dengan jumlah bacaan dan rujukan hadis. | With counts and hadith references. | 18
Yasin dan Tahlil | Yasin and tahlil | Bisa cetak nama keluarga, minimal 20 buah. | Family name printed from 20 copies. | 16
Peta Lipat Makkah Madinah | Folding map of Makkah and Madinah | Kertas tahan sobek. | Tear-resistant paper. | 35
`,
    },
    {
      scenes: ['book-stack'],
      choices: single(1500),
      about: `
Set buku dalam kotak karton. | A boxed set.
Lebih hemat daripada membeli satu per satu. | Costs less than buying them one by one.
`,
      styles: `
Set Persiapan Umrah Tiga Buku | Three-book umrah set | Manasik, doa, dan catatan harian. | Manasik, supplications and a journal. | 149
Set Sirah untuk Keluarga | Family seerah set | Empat jilid dengan peta, untuk dibaca bersama anak. | Four volumes with maps, to read with children. | 320
Set Tafsir Ringkas | Short tafsir set | Dua jilid, sampul keras. | Two volumes, hardback. | 285
Rehal dan Mushaf | Quran and stand set | Rehal kayu jati lipat dengan mushaf A5. | Folding teak stand with an A5 Quran. | 240
`,
    },
  ],
  closing: `
Dikirim dengan pelindung sudut. | Shipped with corner protection.
Cacat cetak kami ganti. | We replace misprints.
Harga tidak termasuk sampul plastik. | Plastic cover not included.
`,
}
