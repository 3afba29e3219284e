import type { PostText } from '../post-text.ts'

export const haidDanRencanaUmrah: PostText = {
  slug: 'haid-dan-rencana-umrah',
  category: 'family',
  author: 'salma',
  picture_id: 'prayer-beads-2-card',
  days_ago: 84,
  id: {
    title: 'Haid dan rencana umrah',
    summary:
      'Apa yang tetap dapat dilakukan, apa yang menunggu suci, dan pilihan yang perlu dibicarakan dengan dokter serta pembimbing sejak awal.',
    text: `
Banyak jamaah perempuan mengalami haid saat umrah, tetapi sebagian malu bertanya. Ketahui jawabannya sebelum berangkat
supaya Anda dapat menyusun rencana.

## Dasarnya

Ketika Aisyah r.a. haid dalam perjalanan haji bersama Nabi ﷺ, ia menangis. Nabi ﷺ menenangkannya: itu perkara yang
Allah Swt. tetapkan bagi anak-anak perempuan Adam; lakukanlah semua yang dilakukan orang berhaji, hanya jangan
bertawaf di Ka’bah sampai engkau suci. Kisah ini diriwayatkan Bukhari dan Muslim. Hadis ini menjadi dasar pendapat
para ulama.

## Yang tetap dapat dilakukan

- Mandi, berniat ihram di miqat, dan bertalbiyah
- Berzikir, berdoa, membaca selawat, mendengarkan kajian
- Ziarah kota, berkunjung ke tempat bersejarah, berbelanja
- Menunggu di hotel dalam keadaan ihram sampai suci

Larangan ihram tetap berlaku selama menunggu. Setelah suci, mandi, lalu melakukan tawaf, sa’i, dan memotong rambut
seperti biasa.

## Yang menunggu suci

Sholat dan tawaf. Karena sa’i dilakukan sesudah tawaf, ia ikut menunggu. Bila haid datang setelah tawaf selesai, sa’i
boleh diteruskan menurut kebanyakan ulama, karena tempat sa’i tidak mensyaratkan suci. Tanyakan pembimbing tentang
berada di dalam masjid, sebab letak tempat sa’i kini bersambung dengan bangunan masjid.

## Menyusun rencana

1. Catat siklus tiga bulan terakhir dan perkirakan tanggalnya.
2. Bila dapat memilih, ambil jadwal yang memberi beberapa hari suci di Makkah.
3. Paket yang mulai dari Madinah memberi waktu tambahan sebelum tawaf.
4. Beri tahu pembimbing perempuan sejak awal; ia sudah sering mengaturnya.

## Obat penunda haid

Sebagian perempuan memakai obat penunda haid, dan banyak ulama membolehkannya selama tidak membahayakan. Ini keputusan
medis: bicarakan dengan dokter setidaknya satu sampai dua bulan sebelumnya, karena tidak cocok untuk penderita tekanan
darah tinggi, migrain tertentu, riwayat pembekuan darah, atau perokok. Jangan meminjam obat teman sekamar.

## Bila waktu hampir habis

Ada kalanya rombongan harus pulang sebelum seorang jamaah suci. Para ulama membahas keadaan darurat ini dengan
pendapat yang berbeda-beda, dan penyelenggara kadang dapat mengubah jadwal penerbangan. Jangan memutuskan sendiri dan
jangan diam karena malu. Beri tahu pembimbing sedini mungkin, supaya ada waktu mencari jalan keluar.

## Isi tas kecil

Pembalut secukupnya untuk seluruh perjalanan, celana dalam cadangan, kantong tertutup, tisu basah tanpa wewangian,
obat nyeri yang biasa dipakai, dan botol air hangat lipat.

## Untuk suami dan ayah

Tanyakan kabarnya, bawakan makanan ke kamar, dan jangan mengeluhkan jadwal yang berubah. Perempuan yang menunggu suci
juga menaati ketentuan agama, dan tetap dapat berzikir dan berdoa.
`,
  },
}
