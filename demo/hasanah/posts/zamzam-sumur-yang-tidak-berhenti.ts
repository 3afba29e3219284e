import type { PostText } from '../post-text.ts'

export const zamzamSumurYangTidakBerhenti: PostText = {
  slug: 'zamzam-sumur-yang-tidak-berhenti',
  category: 'places',
  author: 'salma',
  picture_id: 'zamzam-3-card',
  days_ago: 16,
  id: {
    title: 'Zamzam: kisah, adab, dan cara membawa pulang',
    summary: 'Kisah Hajar, cara air zamzam sampai ke masjid, dan aturan membawanya pulang.',
    text: `
## Kisah Hajar

Ibrahim membawa Hajar dan bayinya, Ismail, ke lembah yang tidak berpenghuni, meninggalkan sekantong kurma dan air.
Ketika air habis dan bayinya menangis kehausan, Hajar berlari ke bukit Safa, memandang jauh, lalu menyeberang ke
Marwah, tujuh kali. Riwayat Bukhari dari Ibnu Abbas r.a. menceritakan bahwa malaikat kemudian menampakkan air di dekat
Ismail, dan Hajar membendungnya dengan tangan. Jamaah mengulang perjalanan Hajar setiap kali melakukan sa’i.

Karena ada air, kafilah suku Jurhum meminta izin tinggal. Dari situ kota Makkah bermula.

## Sumur zamzam

Mulut sumur berada sekitar dua puluh meter di timur Ka’bah, kini di bawah lantai mataf dan tidak lagi dapat dilihat.
Kedalamannya kira-kira tiga puluh meter. Bagian atasnya menembus endapan lembah, bagian bawahnya batuan keras yang
retak-retak, tempat air merembes masuk. Air dipompa, disaring, disterilkan tanpa mengubah rasanya, lalu dialirkan ke
ribuan keran dan galon di Masjidil Haram. Setiap hari sebagian diangkut dengan truk tangki ke Masjid Nabawi di
Madinah.

Rasanya sedikit berat di lidah karena kandungan mineralnya lebih tinggi daripada air minum kemasan biasa.

## Adab meminumnya

Membaca basmalah, minum dengan tangan kanan, tidak sekali teguk, dan memuji Allah setelahnya. Dalam hadis yang
diriwayatkan Ibnu Majah disebutkan bahwa air zamzam itu menurut niat orang yang meminumnya; karena itu banyak orang
berhenti sejenak untuk berdoa sebelum meneguk.

## Di dalam masjid

- Galon bertanda *cold* berisi air dingin, *not cold* bersuhu ruang. Orang tua sering lebih cocok dengan yang kedua.
- Ambil secukupnya. Jangan berwudu dengan air dari galon minum.
- Kembalikan gelas bekas ke tempat yang berbeda dari gelas bersih.

## Membawa pulang

Aturan maskapai melarang zamzam dalam koper, karena kebocoran pernah merusak banyak bagasi. Yang lazim adalah satu
kemasan resmi lima liter untuk setiap penumpang, dibeli di bandara atau tempat yang ditunjuk, dibungkus plastik, dan
diserahkan terpisah di loket. Ketentuan setiap maskapai berbeda, jadi tanyakan sebelum hari pulang. Jangan memasukkan
botol ke tas kabin; aturan cairan tetap berlaku.

## Membagikannya

Sedikit saja cukup. Beri setiap tetangga segelas kecil, dan ceritakan kisah Hajar kepada anak-anak. Bila disimpan,
gunakan botol bersih yang tertutup dan jauhkan dari sinar matahari.
`,
  },
  en: {
    title: 'Zamzam: history, use and taking it home',
    summary: 'The story of Hajar, how the water reaches the mosque, and the rules for taking zamzam home.',
    text: `
## The story of Hajar

Ibrahim brought Hajar and her baby Ismail to a valley where nobody lived and left them a bag of dates and some water.
When the water ran out and the baby cried from thirst, Hajar ran to the hill of Safa, looked into the distance, then
crossed to Marwah, seven times. Bukhari reports from Ibn Abbas r.a. that an angel then made water appear near Ismail,
and Hajar dammed it with her hands. Pilgrims repeat her walk in every sa’i.

Because there was water, a caravan of the Jurhum tribe asked to stay. The city of Makkah grew from there.

## The well

The mouth of the well is about 20 metres east of the Kaaba, now under the tawaf area (mataf) and no longer visible.
The well is about 30 metres deep. The upper part goes through valley sediment, the lower part through cracked hard
rock, where the water seeps in. The water is pumped, filtered and sterilised without changing its taste, then piped to
thousands of taps and containers in the Grand Mosque. Every day some of it is taken by tanker to the Prophet’s Mosque
in Madinah.

It tastes slightly heavier than bottled water because it contains more minerals.

## How to drink it

Say bismillah, drink with your right hand and in several sips, and praise Allah afterwards. Ibn Majah reports a hadith
that zamzam is for whatever it is drunk for, so many people make a supplication before they drink. After tawaf, it is
a good moment to rest before sa’i.

## In the mosque

- Containers marked *cold* are chilled; *not cold* is at room temperature, which often suits older people better.
- Take only what you need. Don’t use drinking water for ablution.
- Keep used cups apart from clean ones.

## Taking it home

Airlines don’t allow zamzam in suitcases, because leaks have damaged a lot of baggage. The usual way is one official
five-litre pack per passenger, bought at the airport or a designated place, wrapped in plastic and checked in
separately. Rules differ between airlines, so ask before you fly home. Don’t put bottles in your cabin bag; the rules
on liquids still apply.

## Sharing it

A little is enough. Give each neighbour a small glass, and tell the children the story of Hajar. If you store it, use
a clean, closed bottle and keep it out of direct sunlight.
`,
  },
}
