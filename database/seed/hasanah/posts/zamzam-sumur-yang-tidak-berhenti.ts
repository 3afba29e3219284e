import type { PostText } from '../post-text.ts'

export const zamzamSumurYangTidakBerhenti: PostText = {
  slug: 'zamzam-sumur-yang-tidak-berhenti',
  category: 'places',
  author: 'salma',
  picture_id: 'zamzam-3-card',
  days_ago: 16,
  id: {
    title: 'Zamzam, sumur yang tidak berhenti',
    summary: 'Kisah Hajar, kedalaman sumur, cara air itu sampai ke gelas Anda, dan aturan membawanya pulang.',
    text: `
Hampir setiap jamaah minum zamzam pada jam pertamanya di Masjidil Haram, dan hampir setiap keluarga di rumah menunggu
sebotol kecil darinya. Di antara gelas pertama dan botol terakhir itu ada kisah yang layak diceritakan kepada
anak-anak.

## Seorang ibu di lembah kering

Ibrahim membawa Hajar dan bayinya, Ismail, ke lembah yang tidak berpenghuni, meninggalkan sekantong kurma dan air.
Ketika air habis dan bayinya menangis kehausan, Hajar berlari ke bukit Safa, memandang jauh, lalu menyeberang ke
Marwah, tujuh kali. Riwayat Bukhari dari Ibnu Abbas r.a. menceritakan bahwa malaikat kemudian menampakkan air di dekat
Ismail, dan Hajar membendungnya dengan tangan. Jalan cemas seorang ibu itulah yang diulang jamaah setiap kali
melakukan sa’i.

Karena ada air, kafilah suku Jurhum meminta izin tinggal. Dari sumur itulah kota Makkah bermula.

## Sumur di bawah mataf

Mulut sumur berada sekitar dua puluh meter di timur Ka’bah, kini di bawah lantai mataf dan tidak lagi dapat dilihat.
Kedalamannya kira-kira tiga puluh meter. Bagian atasnya menembus endapan lembah, bagian bawahnya batuan keras yang
retak-retak, tempat air merembes masuk. Air dipompa, disaring, disterilkan tanpa mengubah rasanya, lalu dialirkan ke
ribuan keran dan galon di Masjidil Haram. Setiap hari sebagian diangkut dengan truk tangki ke Masjid Nabawi di
Madinah.

Rasanya sedikit berat di lidah karena kandungan mineralnya lebih tinggi daripada air minum kemasan biasa.

## Adab meminumnya

Membaca basmalah, minum dengan tangan kanan, tidak sekali teguk, dan memuji Allah setelahnya. Dalam hadis yang
diriwayatkan Ibnu Majah disebutkan bahwa air zamzam itu menurut niat orang yang meminumnya; karena itu banyak orang
berhenti sejenak untuk berdoa sebelum meneguk. Setelah tawaf, minum zamzam adalah jeda yang menyenangkan sebelum sa’i.

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

Sesampai di rumah, sedikit pun cukup. Beberapa teguk dalam gelas kecil untuk setiap tetangga sering lebih berkesan
daripada oleh-oleh yang mahal, terutama bila disertai kisah seorang ibu yang tidak berhenti berlari.
`,
  },
  en: {
    title: 'Zamzam, the well that never stopped',
    summary:
      'The story of Hajar, the depth of the well, how its water reaches your cup, and the rules for taking it home.',
    text: `
Nearly every pilgrim drinks zamzam in the first hour at the Grand Mosque, and nearly every family at home waits for a
small bottle. Between that first cup and the last bottle lies a story worth telling to children.

## A mother in a dry valley

Ibrahim brought Hajar and her baby Ismail to a valley where nobody lived and left them a bag of dates and some water.
When the water was gone and the child cried from thirst, Hajar ran up Safa, looked out, and crossed to Marwah, seven
times. A report of Bukhari from Ibn Abbas r.a. tells how an angel then made water appear near Ismail, and how Hajar held it
in with her hands. It is this anxious walk of a mother that pilgrims repeat in every sa’i.

Because there was water, the caravan of Jurhum asked for leave to stay. From that well Makkah began.

## The well beneath the mataf

Its mouth lies some twenty metres east of the Kaaba, today below the floor of the mataf and no longer to be seen. It
is about thirty metres deep: the upper part in the sediment of the valley, the lower in cracked hard rock through
which water seeps in. The water is pumped, filtered and sterilised without changing its taste, and led to thousands of
taps and containers in the Grand Mosque. Every day some of it is carried by tanker to the Prophet’s Mosque in Madinah.

It tastes a little heavy, for it holds more minerals than ordinary bottled water.

## How to drink it

Say the name of God, drink with the right hand and not in one gulp, and give praise afterwards. In a report of Ibn
Majah, zamzam water is for what it is drunk for; so many people pause for a prayer before they drink. After tawaf it
is a welcome rest before sa’i.

## In the mosque

- Containers marked *cold* are chilled, *not cold* are at room temperature. The second often suits the elderly better.
- Take what you need, and do not make ablution with drinking water.
- Put used cups where used cups go.

## Taking it home

Airlines do not allow zamzam in suitcases, since leaks have ruined much luggage. The usual way is one official
five-litre pack for each passenger, bought at the airport or an appointed place, wrapped, and handed in separately.
Airlines differ, so ask before the day you leave. Do not put bottles in your cabin bag; the rules on liquids still
hold.

## Sharing it

At home a little is enough. A few sips in a small glass for every neighbour are often remembered longer than costly
gifts, above all with the story of a mother who did not stop running.
`,
  },
}
