import type { PostText } from '../post-text.ts'

export const mengenalMasjidNabawiDanRaudhah: PostText = {
  slug: 'mengenal-masjid-nabawi-dan-raudhah',
  category: 'places',
  author: 'salma',
  picture_id: 'madinah-dome-2-card',
  days_ago: 9,
  id: {
    title: 'Mengenal Masjid Nabawi dan Raudhah',
    summary: 'Sejarah singkat masjid di Madinah, tata letaknya, dan adab berziarah.',
    text: `
Ketika Rasulullah ﷺ tiba di Madinah pada tahun 622, tanah tempat untanya berhenti adalah lapangan penjemuran kurma
milik dua anak yatim. Tanah itu dibeli, lalu di atasnya berdiri masjid sederhana: dinding bata lumpur, tiang batang
kurma, atap pelepah. Beliau ikut mengangkat batanya.

## Perluasan masjid

Perluasan pertama terjadi pada masa Nabi ﷺ sendiri, kemudian pada masa Umar r.a. dan Usman r.a. Khalifah Al-Walid
memasukkan kamar-kamar istri Nabi ﷺ ke dalam kawasan masjid pada awal abad kedelapan. Kubah hijau berasal dari masa
Mamluk dan dicat hijau pada abad kesembilan belas. Perluasan zaman modern menjadikan masjid kira-kira seratus kali
lebih luas dari bangunan awalnya, dengan payung-payung besar di pelataran yang membuka saat matahari meninggi.

## Raudhah

Di antara rumah Nabi ﷺ dan mimbarnya terdapat tempat yang disebut Raudhah. Dalam riwayat Bukhari dan Muslim, Nabi ﷺ
bersabda bahwa antara rumah dan mimbarnya adalah satu taman dari taman-taman surga. Dahulu tempat ini dikenali dari
karpetnya yang berbeda warna. Kini jamaah masuk bergiliran dengan izin yang dipesan melalui aplikasi Nusuk, dengan jam
terpisah bagi laki-laki dan perempuan.

Waktu di dalamnya singkat, kira-kira cukup untuk sholat dua rakaat dan berdoa. Siapkan doa Anda sebelum masuk.

## Mengucap salam

Setelah itu jamaah berjalan di depan makam Nabi ﷺ dan dua sahabatnya, Abu Bakar r.a. dan Umar r.a. Ucapkan salam
dengan suara pelan: “Assalamu ‘alaika ya Rasulallah”. Lalu bergeser sedikit ke kanan untuk Abu Bakar r.a., dan sedikit
lagi untuk Umar r.a. Berdoalah kepada Allah Swt. Dinding dan pagar tidak perlu diusap. Jalur di depan makam dibuka
bagi laki-laki; perempuan mengucapkan salam dari tempatnya di masjid.

## Keutamaan sholat

Dalam hadis riwayat Bukhari dan Muslim, sholat di Masjid Nabawi lebih baik daripada seribu sholat di masjid lain,
kecuali Masjidil Haram. Ini berlaku di mana pun di dalam masjid, jadi tidak perlu berdesakan di saf depan.

## Catatan praktis

- Catat nomor pintu dan nomor payung tempat keluarga berjanji bertemu.
- Pintu perempuan berada di sisi tertentu; ikuti papan penunjuk.
- Pelataran paling sejuk setelah subuh dan menjelang maghrib.
- Zamzam tersedia di dalam masjid, didatangkan dari Makkah.
- Pemakaman Baqi berada di sisi timur; jam bukanya terbatas.

## Adab di masjid

Jangan melangkahi pundak orang, jangan mengeraskan suara, dan batasi berfoto. Sediakan cukup waktu untuk beribadah di
Madinah, jangan habiskan untuk belanja saja.
`,
  },
  en: {
    title: 'The Prophet’s Mosque and the Rawdah',
    summary: 'A short history of the mosque in Madinah, its layout, and how to visit.',
    text: `
When the Prophet ﷺ came to Madinah in 622, the place where his camel knelt was a yard for drying dates that belonged
to two orphans. The land was bought and a simple mosque was built there, with mud-brick walls, palm-trunk pillars and
a palm-leaf roof. He carried bricks himself.

## Extensions of the mosque

The mosque was first enlarged in the Prophet’s ﷺ lifetime, then under Umar r.a. and Uthman r.a. Caliph al-Walid added
the rooms of the Prophet’s ﷺ wives to the mosque in the early eighth century. The green dome dates from the Mamluk
period and was painted green in the 19th century. Modern extensions have made the mosque about a hundred times larger
than the first building, with large umbrellas in the courtyard that open as the sun rises higher.

## The Rawdah

The Rawdah lies between the Prophet’s ﷺ house and his pulpit. Bukhari and Muslim report that he said: between my house
and my pulpit is one of the gardens of Paradise. It used to be marked by a carpet of a different colour. Today
pilgrims enter in turns with a permit booked in the Nusuk app, with separate times for men and women.

You have only a short time inside, about enough for two rak‘ahs and a supplication. Decide what you want to ask for
before you go in.

## Greeting the Prophet ﷺ

After that, pilgrims walk past the graves of the Prophet ﷺ and his two companions, Abu Bakr r.a. and Umar r.a. Say the
greeting quietly: “Assalamu ‘alayka ya Rasulallah”. Then move a little to the right for Abu Bakr r.a., and a little
further for Umar r.a. Make supplication to Allah. You don’t need to touch the walls or railings. The passage in front
of the graves is open to men; women give their greeting from their place in the mosque.

## The reward of praying here

Bukhari and Muslim report that a prayer in the Prophet’s Mosque is better than a thousand prayers elsewhere, except in
the Grand Mosque in Makkah. This applies anywhere inside the mosque, so you don’t need to squeeze into a crowded row.

## Practical tips

- Note the gate number and the umbrella number where your family will meet.
- Women’s entrances are on certain sides; follow the signs.
- The courtyard is coolest after fajr and just before maghrib.
- Zamzam, brought from Makkah, is available inside the mosque.
- Al-Baqi cemetery is on the east side and has limited opening hours.

## How to behave

Don’t step over people’s shoulders or raise your voice, and limit the photos you take. Leave enough time in Madinah
for prayer, and don’t spend all of it shopping.
`,
  },
}
