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
Miqat adalah batas. Siapa yang hendak berumrah tidak melewatinya menuju Makkah kecuali dalam keadaan ihram. Ada dua
jenis: miqat zamani, yaitu waktu, dan miqat makani, yaitu tempat. Umrah dapat dilakukan sepanjang tahun, sehingga bagi
jamaah umrah yang perlu dipahami terutama tempatnya.

## Lima tempat

Nabi ﷺ menetapkan miqat menurut arah kedatangan. Dzulhulaifah bagi penduduk Madinah, Juhfah bagi yang datang dari Syam,
Qarnul Manazil bagi penduduk Najd, dan Yalamlam bagi penduduk Yaman. Dzatu Irq menjadi miqat dari arah Irak.
Tempat-tempat itu juga berlaku bagi siapa pun yang melaluinya dari negeri lain. Itulah sebabnya miqat jamaah Indonesia
bergantung pada rute perjalanannya.

## Rute pertama: Madinah dulu

Banyak paket mendarat di Madinah, tinggal beberapa hari, lalu menuju Makkah. Miqatnya Dzulhulaifah, yang kini dikenal
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

Sebagian ulama membolehkan jamaah Indonesia mengambil miqat di Jeddah, sebagian lain tidak. Tanyakan pegangan
pembimbing Anda sejak manasik, agar seluruh rombongan tenang dalam satu keputusan.

## Umrah kedua

Bila sudah berada di Makkah dan ingin berumrah lagi, jamaah keluar ke tanah halal terdekat. Yang lazim adalah Tan’im,
tempat Masjid Aisyah berdiri, kira-kira tujuh kilometer dari Masjidil Haram. Ada pula Ji’ranah dan Hudaibiyah.

## Kalau terlewat

Orang yang melewati miqat tanpa ihram padahal berniat umrah masih dapat kembali ke miqat dan berniat di sana. Bila
tidak kembali, umumnya ulama mewajibkan dam. Jangan memutuskan sendiri; bicaralah dengan pembimbing secepatnya.

## Perempuan yang sedang haid

Haid tidak menghalangi niat ihram di miqat. Mandi, berniat, dan bertalbiyah tetap dilakukan seperti yang lain. Yang
menunggu sampai suci adalah tawaf. Mengetahui hal ini sebelum berangkat menghindarkan banyak kebingungan di bus menuju
Makkah.
`,
  },
  en: {
    title: 'The miqat for pilgrims from Indonesia',
    summary: 'Bir Ali if you begin in Madinah, in the air if you go straight to Makkah. What to prepare for each.',
    text: `
A miqat is a boundary. Whoever means to perform umrah does not pass it towards Makkah except in ihram. There are two
kinds: of time and of place. Umrah can be done all year round, so for umrah it is above all the place that matters.

## Five places

The Prophet ﷺ appointed them by the direction people come from: Dhul-Hulayfah for Madinah, al-Juhfah for those from
Syria, Qarn al-Manazil for Najd, Yalamlam for Yemen. Dhat Irq serves those who come from Iraq. They hold as well for
anyone who passes them from elsewhere, and that is why the miqat of Indonesians depends on their route.

## First route: Madinah before Makkah

Many packages land in Madinah, stay some days and then go on to Makkah. The miqat is Dhul-Hulayfah, known today as Bir
Ali, about eleven kilometres from the Prophet’s Mosque. It is the easiest route: you can bathe and dress at the hotel,
stop to pray and make the intention in the mosque at Bir Ali, and travel on for four to five hours by coach, or by the
fast train.

## Second route: straight to Jeddah

If you fly to Jeddah and go directly to Makkah, the aircraft crosses the line before it lands, near Qarn al-Manazil or
level with Yalamlam. The crew usually announces it half an hour before.

1. Bathe and cut your nails at home.
2. Put on ihram at home, at the airport, or at your last stop.
3. Keep the cloths in your cabin bag, not in the hold.
4. Be ready before the announcement; there will be a queue at the lavatory.
5. Make the intention when it is announced, or a little before, so as not to miss it.

Some scholars allow Indonesian pilgrims to enter ihram at Jeddah, others do not. Ask your guide during the preparation
classes, so that the whole group is at peace with one decision.

## A second umrah

If you are in Makkah and wish to perform umrah again, you go out to the nearest place beyond the sacred boundary. Most
go to Tan‘im, where the Mosque of Aisha stands, about seven kilometres from the Grand Mosque. There are also
al-Ji‘ranah and Hudaybiyah.

## If you missed it

Whoever passed without ihram while intending umrah can still go back to the miqat and make the intention there. If
not, scholars generally require a penalty. Do not decide alone; speak to your guide as soon as you can.

## Menstruation

It does not prevent entering ihram. A woman bathes, makes the intention and says the talbiyah like everyone else. What
waits until she is pure is tawaf. Knowing this before you leave saves much confusion in the coach to Makkah.
`,
  },
}
