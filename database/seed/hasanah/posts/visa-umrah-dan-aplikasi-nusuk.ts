import type { PostText } from '../post-text.ts'

export const visaUmrahDanAplikasiNusuk: PostText = {
  slug: 'visa-umrah-dan-aplikasi-nusuk',
  category: 'papers',
  author: 'laila',
  picture_id: 'aircraft-window-3-card',
  days_ago: 27,
  id: {
    title: 'Visa umrah dan aplikasi Nusuk, dijelaskan pelan-pelan',
    summary:
      'Apa yang diurus penyelenggara, apa yang Anda lakukan sendiri di ponsel, dan bagaimana memperoleh izin masuk Raudhah.',
    text: `
Dua hal sering tertukar di grup keluarga: visa umrah dan aplikasi Nusuk. Visa adalah izin masuk negara. Nusuk adalah
aplikasi resmi pemerintah Arab Saudi untuk mengatur kunjungan ke dua masjid suci. Keduanya berhubungan, tetapi bukan
hal yang sama.

## Visa: diurus penyelenggara

Untuk jamaah yang berangkat dengan paket, penyelenggara mengajukan visa bersama data hotel dan penerbangan. Anda
menyerahkan paspor, pasfoto, dan sertifikat vaksin yang diminta. Hasilnya berupa lembar elektronik. Begitu
menerimanya, periksa tiga hal: nama sama persis dengan paspor, nomor paspor benar, dan tanggal berlaku menutup seluruh
perjalanan Anda.

Aturan visa dapat berubah dari musim ke musim, misalnya tanggal terakhir masuk sebelum musim haji. Karena itu tanyakan
selalu keadaan terbaru, dan jangan berpegang pada unggahan tahun lalu. Satu hal tetap: visa umrah bukan visa kerja,
dan melewati masa berlakunya berakibat denda serta larangan masuk kembali. Visa umrah juga tidak dapat dipakai untuk
berhaji.

## Nusuk: di ponsel Anda

Nusuk dipakai terutama untuk memesan waktu masuk Raudhah di Masjid Nabawi. Umrahnya sendiri dilakukan jamaah paket
sesuai jadwal rombongan; bila diperlukan izin, pembimbing akan memberi tahu caranya.

1. Pasang aplikasi dari toko resmi ponsel sebelum berangkat, selagi internet rumah masih lancar.
2. Daftar sebagai pengunjung dengan nomor paspor dan nomor visa.
3. Gunakan alamat email yang benar-benar Anda buka, karena kode dikirim ke sana.
4. Tambahkan anggota keluarga yang tidak punya ponsel bila aplikasi mengizinkan.

## Izin Raudhah

Tempatnya kecil dan peminatnya jutaan, sehingga izin dibatasi: umumnya satu kali dalam setahun untuk setiap orang,
dengan jam yang terpisah bagi laki-laki dan perempuan. Jadwal dibuka bertahap, jadi coba beberapa kali sehari. Banyak
penyelenggara memesankan secara rombongan; pastikan kepada pembimbing siapa yang melakukannya agar tidak ada yang
memesan dua kali dan saling membatalkan.

Datanglah di pintu yang tertera sedikit lebih awal, tunjukkan kode di layar, dan ikuti arahan petugas. Simpan
tangkapan layarnya, sebab sinyal di pelataran kerap penuh.

## Kalau tidak mendapat izin

Jangan bersedih sampai kehilangan sisa perjalanan. Sholat di Masjid Nabawi, membaca salam kepada Nabi ﷺ, dan berdoa di
mana pun di dalam masjid tetap terbuka bagi siapa saja tanpa izin. Jangan membeli izin dari orang yang menawarkan di
pinggir jalan: kode itu terikat pada nomor paspor, dan yang dijual biasanya palsu.

## Ringkasnya

- Visa diperiksa di rumah, bukan di bandara.
- Nusuk dipasang dan didaftarkan sebelum berangkat.
- Kode, paspor, dan ponsel yang terisi daya dibawa bersama.
`,
  },
  en: {
    title: 'The umrah visa and the Nusuk app, explained slowly',
    summary: 'What your agency arranges, what you do yourself on the phone, and how to get a permit for the Rawdah.',
    text: `
Two things are often mixed up in family chats: the umrah visa and the Nusuk app. The visa lets you into the country.
Nusuk is the Saudi government’s official app for visits to the two holy mosques. They belong together, but they are
not the same.

## The visa: your agency’s work

If you travel with a package, the agency applies for the visa together with hotel and flight details. You hand in a
passport, a photo and the vaccination certificates asked for. What comes back is an electronic sheet. When you have
it, check three things: the name is exactly that of the passport, the passport number is right, and the dates cover
your whole journey.

Rules change from season to season, for example the last day to enter before hajj. So always ask how things stand now
and do not rely on a post from last year. Some things stay: an umrah visa is not a work visa, staying beyond it means
fines and a ban on coming back, and it cannot be used for hajj.

## Nusuk: on your phone

Nusuk is used above all to book a time in the Rawdah of the Prophet’s Mosque. Umrah itself follows the schedule of
your group; if a permit is needed, your guide will tell you how.

1. Install the app from your phone’s official store before you leave, while you still have good internet.
2. Register as a visitor with your passport and visa numbers.
3. Use an email address that you really read, since codes are sent there.
4. Add relatives who have no phone, where the app allows it.

## The permit for the Rawdah

The place is small and millions wish to enter, so permits are limited: generally one a year for each person, with
separate hours for men and women. Times are released bit by bit, so look several times a day. Many agencies book for
the whole group; ask your guide who does it, so that nobody books twice and cancels the other.

Come to the gate named in the permit a little early, show the code on your screen and follow the staff. Keep a
screenshot, because the network in the courtyard is often overloaded.

## If you get none

Do not let it cloud the rest of your journey. Praying in the mosque, greeting the Prophet ﷺ and making supplication
anywhere inside are open to everyone without a permit. Never buy one from people in the street: the code is tied to a
passport number, and what they sell is usually fake.

## In short

- The visa is checked at home, not at the airport.
- Nusuk is installed and registered before you leave.
- Code, passport and a charged phone go together.
`,
  },
}
