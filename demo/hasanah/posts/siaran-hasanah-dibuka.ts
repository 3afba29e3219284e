import type { PostText } from '../post-text.ts'

export const siaranHasanahDibuka: PostText = {
  slug: 'siaran-hasanah-dibuka',
  kind: 'press_release',
  category: 'news',
  author: 'redaksi',
  picture_id: 'books-2-card',
  days_ago: 96,
  id: {
    title: 'Hasanah dibuka: artikel bagi calon jamaah',
    summary:
      'Artikel tentang dokumen, kesehatan, manasik, ziarah, keuangan, dan keluarga, ditulis dengan bahasa sehari-hari dan terbuka bagi siapa pun.',
    text: `
Hari ini kami membuka Hasanah, kumpulan artikel di situs kami. Isinya membantu orang bersiap berumrah dan berhaji:
membuat paspor, merawat kaki, membaca harga paket, dan memahami sa’i. Semua artikel dapat dibaca tanpa mendaftar dan
tanpa membeli apa pun.

## Dari pertanyaan jamaah

Bahan pertama kami adalah pertanyaan yang masuk ke tim layanan. Pertanyaannya jarang tentang teori. Orang bertanya
apakah ibunya yang berusia tujuh puluh tahun kuat melakukan sa’i, berapa uang saku yang cukup, apa yang terjadi bila
haid datang di miqat, dan bagaimana membawa insulin di pesawat. Setiap tulisan berusaha menjawab satu pertanyaan
seperti itu sampai tuntas.

## Cara kami menulis

- **Jelas.** Kalimat pendek, istilah dijelaskan ketika pertama kali muncul.
- **Bersumber.** Ayat dan hadis disebut asalnya. Bila ulama berbeda pendapat, kami mengatakannya dan tidak memilihkan.
- **Jujur tentang batas.** Tulisan kesehatan tidak menggantikan dokter, tulisan manasik tidak menggantikan pembimbing.
- **Diperbarui.** Aturan visa dan vaksin berubah. Tanggal terbit tertulis di setiap halaman.

Nama penulis dan perannya tercantum. Sebagian tulisan juga tersedia dalam bahasa Inggris; bila belum, halaman bahasa
Inggris mengatakannya terus terang dan menampilkan naskah aslinya.

## Komentar

Di bawah setiap tulisan, anggota dapat berkomentar. Tulislah singkat, sopan, dan saling menolong. Komentar yang
dilaporkan oleh beberapa anggota disembunyikan sampai diperiksa. Siapa pun dapat menghapus komentarnya sendiri kapan
saja.

## Nyaman dibaca

Halaman Hasanah ringan, dapat dibaca pada ponsel sederhana, dan tetap rapi ketika huruf diperbesar dua kali lipat.
Tidak ada iklan yang menyela di tengah tulisan.

## Ikut menulis

Kami mengundang pembimbing, tenaga kesehatan, dan jamaah yang memiliki pengalaman untuk mengirim usulan tulisan
melalui email di bagian bawah halaman. Sertakan tiga kalimat: siapa pembacanya, apa pertanyaannya, dan apa yang Anda
ketahui tentangnya. Setiap usulan kami baca.

Nama Hasanah diambil dari doa yang dibaca di antara Rukun Yamani dan Hajar Aswad, yang memohon kebaikan di dunia dan
kebaikan di akhirat. Semoga artikel di sini membantu Anda berangkat dengan lebih siap.
`,
  },
}
