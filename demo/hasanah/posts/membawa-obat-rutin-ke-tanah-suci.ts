import type { PostText } from '../post-text.ts'

export const membawaObatRutinKeTanahSuci: PostText = {
  slug: 'membawa-obat-rutin-ke-tanah-suci',
  category: 'health',
  author: 'dewi',
  picture_id: 'hotel-2-card',
  days_ago: 92,
  id: {
    title: 'Membawa obat rutin ke Tanah Suci',
    summary: 'Kemasan asli, surat dokter, jumlah yang cukup, dan cara menyimpan insulin di udara panas.',
    text: `
Banyak jamaah minum obat rutin untuk tekanan darah, gula, asma, atau asam lambung. Di perjalanan, jadwal minum berubah
dan apotek memakai bahasa lain. Karena itu siapkan obat sejak di rumah.

## Hitung jumlahnya

Bawa obat untuk seluruh hari perjalanan ditambah tujuh hari. Penerbangan dapat tertunda, dan merek yang sama belum
tentu dijual di sana. Bagi menjadi dua: satu bagian di tas kabin, satu lagi di tas pasangan atau anak. Jangan menaruh
obat penting di bagasi, karena koper bisa datang terlambat.

## Kemasan dan surat

Biarkan obat di kemasan aslinya. Pil tanpa label di kotak harian tampak mencurigakan bagi petugas mana pun. Mintalah
surat dari dokter dalam bahasa Inggris yang memuat:

- nama Anda sesuai paspor,
- nama penyakit,
- nama zat aktif, dosis, dan cara pakai,
- tanda tangan dan nomor HP dokter.

Obat yang mengandung zat yang diawasi, seperti obat nyeri golongan kuat, obat tidur, atau obat kejiwaan, memerlukan
perhatian khusus. Arab Saudi mengatur ketat pembawaannya dan menyediakan layanan izin online melalui otoritas obat dan
makanannya. Tanyakan kepada dokter apakah obat Anda termasuk, dan urus izinnya sebelum berangkat. Jangan pernah
membawakan titipan obat orang lain.

## Jam minum obat

Waktu Arab Saudi empat jam lebih lambat daripada waktu Indonesia Barat. Obat yang diminum pukul tujuh pagi di Jakarta
jatuh pada pukul tiga dini hari di Makkah. Untuk kebanyakan obat sekali sehari, menggeser beberapa jam tidak menjadi
soal; untuk insulin, obat kejang, dan pengencer darah, mintalah jadwal peralihan kepada dokter. Pasang pengingat di
ponsel dengan jam setempat.

## Insulin dan obat yang peka panas

Simpan dalam tas pendingin, tetapi jangan menempel langsung pada es. Di pesawat bawalah ke kabin, karena ruang bagasi
dapat sangat dingin. Di hotel gunakan lemari es kecil, jauhkan dari bagian pembeku. Pena insulin yang sedang dipakai
biasanya tahan beberapa pekan pada suhu ruang sejuk, tetapi tidak di dalam bus yang terjemur.

## Kotak kecil tambahan

- Parasetamol, oralit, obat diare, obat mual
- Plester, kasa, cairan pembersih luka
- Obat alergi yang sudah pernah Anda minum
- Masker dan cairan pembersih tangan

## Bila sakit di sana

Beri tahu pembimbing sejak gejala pertama. Jamaah umrah memiliki asuransi yang menyertai visa; simpan nomornya. Apotek
mudah ditemukan di sekitar masjid, dan apoteker umumnya memahami nama zat aktif, bukan merek Indonesia. Karena itu
bawalah daftar obat dalam bahasa Inggris. Untuk keputusan apa pun mengenai obat Anda, ikutilah dokter yang merawat
Anda.
`,
  },
}
