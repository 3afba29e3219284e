import type { PostText } from '../post-text.ts'

export const miqatUntukJamaahIndonesia: PostText = {
  slug: 'miqat-untuk-jamaah-indonesia',
  category: 'rites',
  author: 'hamid',
  picture_id: 'aircraft-window-1-card',
  days_ago: 22,
  id: {
    title: 'Miqat bagi jamaah dari Indonesia',
    summary:
      'Bir Ali bila mulai dari Madinah, di atas pesawat bila langsung menuju Makkah. Apa yang perlu disiapkan untuk masing-masing.',
    text: `
Miqat adalah batas. Siapa yang hendak berumrah harus sudah berihram sebelum melewatinya menuju Makkah. Ada dua jenis:
miqat zamani, yaitu waktu, dan miqat makani, yaitu tempat. Umrah dapat dilakukan sepanjang tahun, sehingga bagi jamaah
umrah yang perlu dipahami terutama tempatnya.

## Lima tempat

Nabi ﷺ menetapkan miqat menurut arah kedatangan. Zulhulaifah bagi penduduk Madinah, Juhfah bagi yang datang dari Syam,
Qarnul Manazil bagi penduduk Najd, dan Yalamlam bagi penduduk Yaman. Zatu Irqin menjadi miqat dari arah Irak.
Tempat-tempat itu juga berlaku bagi siapa pun yang melaluinya, jadi miqat jamaah Indonesia tergantung rute
perjalanannya.

## Rute pertama: Madinah dulu

Banyak paket mendarat di Madinah, tinggal beberapa hari, lalu menuju Makkah. Miqatnya Zulhulaifah, yang kini dikenal
sebagai Bir Ali, sekitar sebelas kilometer dari Masjid Nabawi. Rute ini paling ringan: Anda dapat mandi dan memakai
kain ihram di hotel, singgah sholat dan berniat di masjid Bir Ali, lalu melanjutkan perjalanan empat sampai lima jam
dengan bus, atau dengan kereta cepat.

## Rute kedua: langsung ke Jeddah

Bila pesawat menuju Jeddah dan Anda langsung ke Makkah, pesawat dari arah Indonesia melintasi garis miqat sebelum
mendarat, di sekitar Qarnul Manazil atau sejajar Yalamlam. Awak pesawat biasanya mengumumkan setengah jam sebelumnya.

1. Mandi dan potong kuku di rumah.
2. Pakai kain ihram di rumah, di bandara, atau saat transit terakhir.
3. Simpan kain di tas kabin, bukan di bagasi.
4. Bersiaplah sebelum pengumuman, karena kamar kecil pesawat akan antre.
5. Berniatlah ketika diumumkan, atau sedikit sebelumnya agar tidak terlewat.

Sebagian ulama membolehkan jamaah Indonesia mengambil miqat di Jeddah, sebagian lain tidak. Tanyakan saat manasik
pendapat mana yang diikuti rombongan Anda.

## Umrah kedua

Bila sudah berada di Makkah dan ingin berumrah lagi, jamaah keluar ke tanah halal terdekat. Yang lazim adalah Tan‘im,
tempat Masjid Aisyah berdiri, kira-kira tujuh kilometer dari Masjidil Haram. Ada juga Ji‘ranah dan Hudaibiyah.

## Kalau terlewat

Orang yang melewati miqat tanpa ihram padahal berniat umrah masih dapat kembali ke miqat dan berniat di sana. Bila
tidak kembali, umumnya ulama mewajibkan dam. Jangan memutuskan sendiri; bicaralah dengan pembimbing secepatnya.

## Perempuan yang sedang haid

Haid tidak menghalangi niat ihram di miqat. Mandi, berniat, dan bertalbiyah tetap dilakukan seperti yang lain. Hanya
tawaf yang menunggu sampai suci.
`,
  },
  en: {
    title: 'The miqat for pilgrims from Indonesia',
    summary:
      'Bir Ali if you start in Madinah, on the plane if you go straight to Makkah. How to prepare for each route.',
    text: `
A miqat is a boundary. If you intend to perform umrah, you must be in ihram before you pass it on the way to Makkah.
There is a miqat of time and a miqat of place. Umrah can be performed all year, so what you need to know is the place.

## Five places

The Prophet ﷺ set the miqats by direction: Dhul Hulayfah for people from Madinah, Juhfah for those from Syria, Qarn
al-Manazil for Najd and Yalamlam for Yemen. Dhat Irq is the miqat from Iraq. They also apply to anyone else who passes
through them, so the miqat of Indonesian pilgrims depends on their route.

## Route 1: Madinah first

Many packages land in Madinah, stay a few days and then go to Makkah. The miqat is Dhul Hulayfah, now known as Bir
Ali, about 11 km from the Prophet’s Mosque. This is the easiest route. You can bathe and put on ihram clothing at your
hotel, stop to pray and make your intention at the mosque in Bir Ali, then continue for four to five hours by bus, or
by high-speed train.

## Route 2: straight to Jeddah

If you fly to Jeddah and go directly to Makkah, the plane crosses the miqat line before it lands, near Qarn al-Manazil
or level with Yalamlam. The crew usually announces it half an hour before.

1. Bathe and trim your nails at home.
2. Put on ihram clothing at home, at the airport or during your last transit.
3. Keep the clothing in your cabin bag, not in your checked baggage.
4. Be ready before the announcement, because there will be a queue for the toilet.
5. Make your intention at the announcement, or a little earlier so you don’t miss it.

Some scholars allow Indonesian pilgrims to enter ihram in Jeddah, others do not. Ask your group’s ustaz during the preparation
classes which view your group follows.

## A second umrah

If you are in Makkah and want to perform umrah again, go to the nearest place outside the sacred territory. Most
people go to Tan‘im, where the Mosque of Aishah stands, about 7 km from the Grand Mosque. Ji‘ranah and Hudaybiyah are
other options.

## If you pass the miqat without ihram

You can still go back to the miqat and make your intention there. If you don’t go back, most scholars require a
sacrifice. Talk to your group’s ustaz as soon as possible; don’t decide alone.

## During your period

You can still enter ihram at the miqat. Bathe, make your intention and say the talbiyah like everyone else. Only tawaf
waits until you are pure.
`,
  },
}
