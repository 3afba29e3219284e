import type { PostText } from '../post-text.ts'

export const siaranSitusYangRamahLansia: PostText = {
  slug: 'siaran-situs-yang-ramah-lansia',
  kind: 'press_release',
  category: 'news',
  author: 'redaksi',
  picture_id: 'madinah-umbrellas-3-card',
  days_ago: 72,
  id: {
    title: 'Situs yang dapat dipakai kakek dan nenek',
    summary:
      'Huruf besar, tombol lapang, tanpa jebakan waktu. Apa yang kami kerjakan agar jamaah lanjut usia dapat memeriksa sendiri perjalanannya.',
    text: `
Sebagian besar calon jamaah yang kami layani berusia di atas lima puluh tahun. Banyak di antara mereka menyerahkan
ponsel kepada anaknya begitu melihat sebuah situs, bukan karena tidak mampu, melainkan karena hurufnya kecil,
tombolnya rapat, dan halamannya bergerak sendiri. Kami menganggap hal itu kesalahan pembuat situs.

## Yang kami ubah

- **Ukuran huruf** dapat dinaikkan sampai dua kali lipat dari bagian bawah halaman, dan tata letak mengikutinya tanpa
  ada yang terpotong.
- **Tombol** dibuat setinggi jari, dengan jarak yang cukup agar tidak salah tekan.
- **Warna** teks dan latarnya selalu memenuhi kontras yang dianjurkan, apa pun warna merek yang dipakai.
- **Gerak** dihentikan bagi yang memilih gerak minimum di perangkatnya.
- **Papan ketik dan pembaca layar** dapat menjangkau semua bagian, dan petunjuk fokusnya selalu terlihat.

## Tanpa jebakan

Tidak ada hitung mundur palsu, kotak yang sudah tercentang, atau biaya yang muncul di langkah terakhir. Bila kursi
memang ditahan untuk Anda, batas waktunya disebutkan dengan jam yang jelas. Bila ada kesalahan pengisian, pesannya
berada di samping isian yang keliru dan isian lainnya tidak hilang.

## Untuk jaringan yang lemah

Halaman baca dan halaman paket dikirim dalam bentuk yang sudah jadi, sehingga isinya tampil sebelum skrip selesai
dimuat. Pencarian, penyaringan, bahkan menulis komentar tetap berfungsi bila skrip tidak berjalan sama sekali. Di desa
dengan sinyal satu garis, perbedaannya terasa.

## Diuji dengan sungguh-sungguh

Setiap perubahan diperiksa dengan alat uji aksesibilitas pada ukuran ponsel dan komputer, dalam dua bahasa, dan pada
huruf yang diperbesar. Namun alat hanya menemukan sebagian masalah. Karena itu kami meminta keluarga mencoba: duduklah
di samping orang tua, minta mereka mencari paket untuk bulan tertentu, dan jangan menyentuh layarnya. Ceritakan kepada
kami di mana mereka berhenti.

## Mengapa ini penting bagi ibadah

Perjalanan ke tanah suci sering menjadi keputusan terbesar di hari tua. Orang yang dapat membaca sendiri jadwal,
hotel, dan aturan pembatalannya akan berangkat dengan hati yang lebih mantap daripada orang yang hanya diberi tahu.
Kemandirian kecil itu bagian dari penghormatan.

Kami belum sempurna. Beberapa dokumen masih berbentuk berkas cetak yang sulit diperbesar, dan tidak semua gambar
memiliki keterangan yang kaya. Keduanya sedang kami kerjakan,
dan kemajuannya akan kami tulis di halaman ini juga. Masukan, termasuk yang pedas, kami terima dengan senang
hati melalui halaman bantuan.
`,
  },
}
