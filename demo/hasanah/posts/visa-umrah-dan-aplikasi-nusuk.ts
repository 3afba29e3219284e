import type { PostText } from '../post-text.ts'

export const visaUmrahDanAplikasiNusuk: PostText = {
  slug: 'visa-umrah-dan-aplikasi-nusuk',
  category: 'documents',
  author: 'laila',
  picture_id: 'aircraft-window-3-card',
  days_ago: 27,
  id: {
    title: 'Visa umrah dan aplikasi Nusuk',
    summary:
      'Apa yang diurus penyelenggara, apa yang Anda lakukan sendiri di ponsel, dan bagaimana memperoleh izin masuk Raudhah.',
    text: `
Visa umrah dan aplikasi Nusuk sering tertukar. Visa adalah izin masuk negara. Nusuk adalah aplikasi resmi pemerintah
Arab Saudi untuk mengatur kunjungan ke dua masjid suci.

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

Anda tetap dapat sholat di Masjid Nabawi, membaca salam kepada Nabi ﷺ, dan berdoa di mana pun di dalam masjid tanpa
izin. Jangan membeli izin dari orang yang menawarkan di pinggir jalan: kode itu terikat pada nomor paspor, dan yang
dijual biasanya palsu.

## Ringkasnya

- Periksa visa di rumah, sebelum ke bandara.
- Pasang Nusuk dan daftar sebelum berangkat.
- Bawa kode, paspor, dan ponsel yang terisi daya.
`,
  },
  en: {
    title: 'The umrah visa and the Nusuk app',
    summary: 'What your organiser arranges, what you do on your phone, and how to get a permit for the Rawdah.',
    text: `
The umrah visa and the Nusuk app are often confused. The visa lets you enter the country. Nusuk is the Saudi
government’s official app for visits to the two holy mosques.

## The visa: arranged by your organiser

If you travel with a package, the organiser applies for your visa together with the hotel and flight details. You hand
in your passport, a photo and the required vaccination certificates. The visa is an electronic document. When you
receive it, check three things: the name matches your passport exactly, the passport number is correct, and the dates
cover your whole trip.

Visa rules can change each season, for example the last date of entry before hajj. Always ask for the current rules
and don’t rely on last year’s posts. An umrah visa is not a work visa. If you overstay, you face a fine and a ban on
re-entry. You cannot use an umrah visa for hajj.

## Nusuk: on your phone

You use Nusuk mainly to book a time in the Rawdah of the Prophet’s Mosque. With a package, you perform umrah on your
group’s schedule. If you need a permit, your guide will tell you how to get it.

1. Install the app from your phone’s official store before you leave, while you have good internet.
2. Register as a visitor with your passport and visa numbers.
3. Use an email address you check, because codes are sent there.
4. Add relatives who have no phone, if the app allows it.

## The Rawdah permit

The Rawdah is small and millions of people want to enter, so permits are limited: usually one per person per year,
with separate times for men and women. Times are released in stages, so check several times a day. Many organisers
book for the whole group. Ask your guide who will book, so that nobody books twice and cancels the other booking.

Arrive a little early at the gate shown on the permit, show the code on your screen and follow the staff’s
instructions. Keep a screenshot, because the network in the courtyard is often overloaded.

## If you don’t get a permit

You can still pray in the Prophet’s Mosque, greet the Prophet ﷺ and make supplication anywhere inside without a
permit. Never buy a permit from people on the street. The code is linked to a passport number, and the ones they sell
are usually fake.

## Summary

- Check your visa at home, before you go to the airport.
- Install Nusuk and register before you leave.
- Carry your code, your passport and a charged phone.
`,
  },
}
