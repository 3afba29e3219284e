import type { PostText } from '../post-text.ts'

export const tandaPenawaranYangPerluDiwaspadai: PostText = {
  slug: 'tanda-penawaran-yang-perlu-diwaspadai',
  category: 'choosing',
  author: 'bagas',
  picture_id: 'market-2-card',
  days_ago: 47,
  id: {
    title: 'Tanda-tanda penawaran umrah yang perlu diwaspadai',
    summary:
      'Harga yang tidak masuk akal, berangkat setelah mengajak orang lain, rekening pribadi. Kenali polanya sebelum membayar.',
    text: `
Penipuan umrah sering datang lewat grup pengajian, tetangga yang dipercaya, atau iklan dengan foto Ka’bah yang indah.
Kenali polanya.

## Harga yang tidak mungkin

Coba hitung kasar. Tiket pulang pergi ke Arab Saudi, visa, hotel sekian malam, makan, dan bus punya harga pasar. Kalau
sebuah paket dijual jauh di bawah jumlah itu, ada dua kemungkinan: ada yang tidak termasuk, atau uang Anda dipakai
memberangkatkan orang lain lebih dulu. Pola kedua bertahan selama pendaftar baru terus datang, dan berhenti tanpa
peringatan.

## Berangkat gratis kalau mengajak

Waspadai skema yang menjanjikan keberangkatan bila Anda membawa beberapa pendaftar. Penyelenggara umrah dibayar untuk
melayani perjalanan, bukan untuk membangun jaringan. Komisi agen yang wajar ada, tetapi hak berangkat seorang jamaah
tidak boleh bergantung pada orang lain yang mendaftar setelahnya.

## Tanggal yang terus bergeser

Sekali mundur karena penerbangan berubah masih dapat dimengerti, apalagi bila ada surat resmi dan pilihan pengembalian
uang. Mundur tiga kali dengan alasan berbeda adalah tanda bahaya. Catat setiap janji beserta tanggalnya; catatan yang
rapi sangat membantu kalau Anda harus melapor.

## Rekening pribadi dan kuitansi kosong

Pembayaran ke rekening atas nama orang, kuitansi tanpa nomor dan stempel, atau permintaan agar transfer “jangan
ditulis umrah” semuanya mempersulit Anda menuntut hak. Mintalah tagihan dengan nama perusahaan, nomor pesanan, rincian
paket, dan sisa pembayaran.

## Terburu-buru

“Tinggal dua kursi, harus lunas malam ini.” Kursi memang bisa habis, tetapi keputusan sebesar ini perlu dipikirkan
paling tidak semalam. Penjual yang jujur tetap memberi Anda waktu memeriksa izinnya.

## Lima menit untuk memeriksa

1. Cocokkan nama perusahaan dengan daftar PPIU resmi.
2. Telepon nomor kantor yang tercantum di daftar itu, bukan nomor di brosur.
3. Minta nama hotel dan nomor penerbangan.
4. Tanyakan aturan pembatalan secara tertulis.
5. Bicarakan dengan satu orang yang tidak ikut terbujuk.

## Kalau sudah telanjur

Kumpulkan bukti pembayaran, brosur, dan percakapan. Kirim permintaan pengembalian secara tertulis dengan tenggat yang
jelas. Bila tidak dijawab, laporkan kepada kementerian yang membidangi haji dan umrah dan kepada kepolisian; melapor
bersama korban lain biasanya lebih didengar. Jangan membayar “biaya percepatan” untuk uang yang tertahan, karena itu
sering menjadi kerugian kedua.

Memeriksa dahulu bukan berburuk sangka. Anda menjaga harta sendiri dan harta orang tua. Di situs ini halaman setiap
[mitra](/partner) menampilkan nomor izinnya, masa berlakunya, dan kapan terakhir diperiksa.
`,
  },
}
