import type { PostText } from '../post-text.ts'

export const umrahBersamaAnak: PostText = {
  slug: 'umrah-bersama-anak',
  category: 'family',
  author: 'rina',
  picture_id: 'family-silhouette-4-card',
  days_ago: 36,
  id: {
    title: 'Umrah bersama anak: rencana yang realistis',
    summary: 'Usia, tidur, makanan, dan ihram anak. Cara menyusun perjalanan yang nyaman bagi anak dan orang tua.',
    text: `
Penerbangan sembilan jam dan tidur malam yang terpotong tidak ringan bagi anak. Susunlah rencana yang sesuai dengan
usianya dan jangan terlalu padat.

## Pada usia berapa?

Tidak ada batas usia. Bayi mudah digendong tetapi rentan terhadap panas dan kuman. Anak dua sampai empat tahun
paling menantang: ingin berlari, belum dapat menunggu. Mulai lima atau enam tahun anak sudah mengerti cerita dan dapat
ikut berjalan sebagian. Umrah anak yang belum balig sah dan berpahala, tetapi tidak menggugurkan kewajiban ketika ia
dewasa kelak. Bicarakan dengan dokter anak tentang vaksin sesuai usianya.

## Dokumen anak

- Paspor sendiri, dan visa sendiri
- Akta kelahiran dan kartu keluarga
- Surat izin tertulis bila hanya bepergian dengan salah satu orang tua atau dengan kakek nenek
- Harga tiket dan paket anak; tanyakan apakah mendapat tempat tidur

## Mengatur hari

Satu kegiatan besar sehari sudah cukup. Lakukan umrah pada jam anak biasanya segar, bukan segera setelah mendarat.
Banyak keluarga menunda beberapa jam setelah tiba di hotel: makan, tidur, baru berangkat. Orang tua dapat bergantian,
satu menyelesaikan tawaf dan sa’i lebih dulu, yang lain menemani di kamar, lalu bertukar.

## Ihram untuk anak

Anak laki-laki dapat dipakaikan kain ihram kecil, anak perempuan pakaian yang sopan. Bagi yang belum mengerti, walinya
meniatkan untuknya. Popok tetap boleh dipakai. Bila ia rewel dan kain terlepas, pasangkan lagi dengan tenang; tanyakan
pembimbing tentang apa yang perlu dilakukan jika umrahnya tidak selesai.

## Tawaf dengan anak kecil

1. Pilih lantai atas atau tepi mataf, jangan arus tengah.
2. Gunakan gendongan depan; kereta bayi tidak selalu boleh masuk ke setiap lantai.
3. Tulis nomor HP di gelang anak dengan tinta yang tidak luntur.
4. Sepakati siapa yang memegang tangan siapa sebelum masuk, satu orang dewasa untuk satu anak.
5. Bawa air dan camilan yang tidak mudah remuk.

## Agar anak menikmati

Ceritakan kisah Ismail dan zamzam sebelum berangkat. Beri ia tugas: menghitung putaran dengan tujuh manik, mencari
lampu hijau di jalur sa’i, memberi salam kepada petugas kebersihan. Bawakan buku gambar untuk menunggu sholat. Puji
kesabarannya di depan kakek nenek lewat panggilan video.

## Bila rencana tidak berjalan

Anak mungkin menangis di lobi, dan Anda mungkin terlambat ke saf. Nabi ﷺ memendekkan sholat ketika mendengar tangis
bayi karena mengerti keadaan ibunya, menurut riwayat Bukhari dan Muslim. Kurangi acara bila anak lelah, dan lanjutkan
setelah ia beristirahat.
`,
  },
}
