import type { PostText } from '../post-text.ts'

export const mengenalMasjidNabawiDanRaudhah: PostText = {
  slug: 'mengenal-masjid-nabawi-dan-raudhah',
  category: 'places',
  author: 'salma',
  picture_id: 'madinah-dome-2-card',
  days_ago: 9,
  id: {
    title: 'Mengenal Masjid Nabawi dan Raudhah',
    summary:
      'Dari kebun kurma menjadi masjid yang menampung ratusan ribu orang: sejarah singkat, tata letak, dan adab berziarah.',
    text: `
Ketika Rasulullah ﷺ tiba di Madinah pada tahun 622, tanah tempat untanya berhenti adalah lapangan penjemuran kurma milik
dua anak yatim. Tanah itu dibeli, lalu di atasnya berdiri masjid sederhana: dinding bata lumpur, tiang batang kurma,
atap pelepah. Beliau ikut mengangkat batanya. Dari tempat itulah sebuah masyarakat tumbuh.

## Masjid yang terus diluaskan

Perluasan pertama terjadi pada masa Nabi ﷺ sendiri, kemudian pada masa Umar r.a. dan Utsman r.a. Khalifah Al-Walid memasukkan
kamar-kamar istri Nabi ﷺ ke dalam kawasan masjid pada awal abad kedelapan. Kubah hijau yang menjadi tanda Madinah
berasal dari masa Mamluk dan dicat hijau pada abad kesembilan belas. Perluasan zaman modern menjadikan masjid
kira-kira seratus kali lebih luas dari bangunan awalnya, dengan payung-payung besar di pelataran yang membuka saat
matahari meninggi.

## Raudhah

Di antara rumah Nabi ﷺ dan mimbarnya terdapat tempat yang disebut Raudhah. Dalam riwayat Bukhari dan Muslim, Nabi ﷺ
bersabda bahwa antara rumah dan mimbarnya adalah satu taman dari taman-taman surga. Dahulu tempat ini dikenali dari
karpetnya yang berbeda warna. Kini jamaah masuk bergiliran dengan izin yang dipesan melalui aplikasi Nusuk, dengan jam
terpisah bagi laki-laki dan perempuan.

Waktu di dalamnya singkat, kira-kira cukup untuk sholat dua rakaat dan berdoa. Siapkan doa yang ingin dipanjatkan
sebelum masuk, agar menit-menit itu tidak habis untuk mengingat.

## Mengucap salam

Setelah itu jamaah berjalan di depan makam Nabi ﷺ dan dua sahabatnya, Abu Bakar r.a. dan Umar r.a. Ucapkan salam dengan suara
pelan: “Assalamu ‘alaika ya Rasulallah”. Lalu bergeser sedikit ke kanan untuk Abu Bakar r.a., dan sedikit lagi untuk Umar r.a.
Doa dipanjatkan kepada Allah; dinding dan pagar tidak perlu diusap. Jalur di depan makam dibuka bagi laki-laki;
perempuan mengucapkan salam dari tempatnya di masjid.

## Keutamaan sholat

Dalam hadis riwayat Bukhari dan Muslim, sholat di Masjid Nabawi lebih baik daripada seribu sholat di masjid lain,
kecuali Masjidil Haram. Keutamaan ini berlaku di mana pun Anda mendapat tempat di dalam masjid, tidak hanya di saf
yang berdesakan.

## Catatan praktis

- Catat nomor pintu dan nomor payung tempat keluarga berjanji bertemu.
- Pintu perempuan berada di sisi tertentu; ikuti papan penunjuk.
- Setelah Subuh dan menjelang Magrib pelataran paling sejuk untuk duduk.
- Zamzam tersedia di dalam masjid, didatangkan dari Makkah.
- Pemakaman Baqi’ berada di sisi timur; jam bukanya terbatas.

## Adab yang ringan tetapi berarti

Jangan melangkahi pundak orang, jangan mengeraskan suara, dan jangan menjadikan setiap tempat latar foto. Madinah
adalah kota yang lembut. Banyak jamaah berkata bahwa mereka menemukan kerinduan pada Makkah dan ketenangan pada
Madinah. Beri kota ini waktu, dan jangan isi harinya hanya dengan belanja.
`,
  },
  en: {
    title: 'Getting to know the Prophet’s Mosque and the Rawdah',
    summary:
      'From a yard for drying dates to a mosque for hundreds of thousands: a short history, the layout, and how to visit with courtesy.',
    text: `
When the Prophet ﷺ came to Madinah in 622, the ground where his camel knelt was a yard for drying dates that belonged to
two orphans. It was bought, and on it rose a simple mosque: walls of mud brick, pillars of palm trunks, a roof of palm
leaves. He carried bricks himself. From this place a society grew.

## A mosque that kept growing

It was first enlarged in the Prophet’s ﷺ own time, then under Umar r.a. and Uthman r.a. The caliph al-Walid brought the rooms of
the Prophet’s ﷺ wives into the mosque early in the eighth century. The green dome, the sign of Madinah, goes back to
Mamluk times and was painted green in the nineteenth century. Modern extensions have made the mosque about a hundred
times larger, with great umbrellas in the courtyard that open as the sun climbs.

## The Rawdah

Between the Prophet’s ﷺ house and his pulpit lies the place called the Rawdah. In a report of Bukhari and Muslim he says
that between his house and his pulpit is a garden of the gardens of Paradise. It used to be known by a carpet of
another colour. Today pilgrims enter in turns, with a permit booked in the Nusuk app and separate hours for men and
women.

The time inside is short, about enough for two rak‘ahs and a supplication. Prepare what you want to ask before you
enter, so that these minutes are not spent remembering.

## Giving greetings

Afterwards one walks past the graves of the Prophet ﷺ and his two companions, Abu Bakr r.a. and Umar r.a. Greet quietly:
“Assalamu ‘alayka ya Rasulallah”. Then a step to the right for Abu Bakr r.a., and another for Umar r.a. Supplication is made to
God; there is no need to touch walls or railings. The passage in front of the graves is for men; women give their
greeting from where they are in the mosque.

## The merit of praying here

In a report of Bukhari and Muslim a prayer in this mosque is better than a thousand elsewhere, except in the Grand
Mosque of Makkah. That holds wherever you find a place inside, not only in the crowded front rows.

## Practical notes

- Note the number of the gate or umbrella where your family will meet.
- Women’s entrances are on certain sides; follow the signs.
- After Fajr and before Maghrib the courtyard is at its coolest.
- Zamzam is offered inside; it is brought from Makkah.
- The cemetery of al-Baqi‘ lies to the east; its opening hours are limited.

## Small courtesies

Do not step over shoulders, do not raise your voice, and do not turn every corner into a photograph. Madinah is a
gentle city. Many say they found longing in Makkah and calm in Madinah. Give it time, and do not fill its days with
shopping alone.
`,
  },
}
