import type { PostText } from '../post-text.ts'

export const siaranSitusYangRamahLansia: PostText = {
  slug: 'siaran-situs-yang-ramah-lansia',
  kind: 'press_release',
  category: 'news',
  author: 'redaksi',
  picture_id: 'madinah-umbrellas-3-card',
  days_ago: 72,
  id: {
    title: 'Situs yang mudah dipakai lansia',
    summary:
      'Huruf besar dan tombol lapang: yang kami kerjakan agar jamaah lanjut usia dapat memeriksa sendiri perjalanannya.',
    text: `
Sebagian besar calon jamaah yang kami layani berusia di atas lima puluh tahun. Banyak di antara mereka menyerahkan
ponsel kepada anaknya karena huruf di situs kecil, tombolnya rapat, dan halamannya bergerak sendiri. Itu kesalahan
pembuat situs.

## Yang kami ubah

- **Ukuran huruf** dapat dinaikkan sampai dua kali lipat dari bagian bawah halaman, dan tata letak mengikutinya tanpa
  ada yang terpotong.
- **Tombol** cukup besar untuk ditekan dengan jari, dengan jarak yang cukup agar tidak salah tekan.
- **Warna** teks dan latarnya selalu memenuhi kontras yang dianjurkan, apa pun warna merek yang dipakai.
- **Animasi** berhenti bila Anda mematikannya di perangkat.
- **Papan ketik dan pembaca layar** dapat menjangkau semua bagian, dan bagian yang sedang dipilih selalu terlihat.

## Tanpa biaya tersembunyi

Tidak ada hitung mundur palsu, kotak yang sudah tercentang, atau biaya yang muncul di langkah terakhir. Bila kursi
memang ditahan untuk Anda, batas waktunya disebutkan dengan jam yang jelas. Bila ada kesalahan pengisian, pesannya
berada di samping isian yang keliru dan isian lainnya tidak hilang.

## Untuk jaringan yang lemah

Halaman artikel dan halaman paket dibuat ringan, sehingga isinya cepat tampil. Pencarian, penyaringan, dan menulis
komentar tetap berfungsi di ponsel lama dan di tempat dengan sinyal lemah.

## Cara kami menguji

Setiap perubahan diperiksa dengan alat uji aksesibilitas pada ukuran ponsel dan komputer, dalam dua bahasa, dan pada
huruf yang diperbesar. Namun alat hanya menemukan sebagian masalah. Karena itu kami meminta keluarga mencoba: duduklah
di samping orang tua, minta mereka mencari paket untuk bulan tertentu, dan jangan menyentuh layarnya. Ceritakan kepada
kami di mana mereka berhenti.

## Mengapa ini penting

Perjalanan ke Tanah Suci sering menjadi keputusan terbesar di hari tua. Dengan membaca sendiri jadwal, hotel, dan
aturan pembatalan, jamaah lanjut usia berangkat dengan lebih yakin.

Kami belum sempurna. Beberapa dokumen masih berbentuk berkas cetak yang sulit diperbesar, dan tidak semua gambar
memiliki keterangan yang lengkap. Keduanya sedang kami kerjakan, dan kemajuannya akan kami tulis di halaman ini juga.
Sampaikan masukan Anda lewat email atau WhatsApp.
`,
  },
}
