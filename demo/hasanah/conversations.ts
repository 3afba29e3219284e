/** Invented readers; nobody can sign in as one of them. */
export const readers = [
  'Yuni Astuti',
  'Hendra Gunawan',
  'Nur Azizah',
  'Pak Sarwono',
  'Maya Salsabila',
  'Fajar Ramadhan',
  'Bu Ratna',
  'Ilham Akbar',
  'Wulan Sari',
  'Rizky Maulana',
] as const

/** Post | days after it came out | what a reader wrote. */
export const conversations = `
urutan-umrah-dari-niat-sampai-tahalul | 0 | Alhamdulillah, akhirnya paham urutannya. Selama ini yang saya hafal hanya doanya.
urutan-umrah-dari-niat-sampai-tahalul | 0 | Apakah boleh istirahat agak lama antara tawaf dan sa’i? Ibu saya tidak kuat langsung.
urutan-umrah-dari-niat-sampai-tahalul | 1 | Sudah saya cetak untuk ditempel di dinding kamar orang tua. Terima kasih, Ustaz.
urutan-umrah-dari-niat-sampai-tahalul | 1 | Tulisan yang menenangkan. Semoga kita semua dimudahkan ke sana.
urutan-umrah-dari-niat-sampai-tahalul | 2 | Saya baru pulang bulan lalu. Benar, pelajari urutannya dulu, bacaan panjang menyusul.
memilih-travel-umrah-berizin | 1 | Travel langganan tetangga ternyata bukan PPIU, hanya agen. Untung kami tanya dulu.
memilih-travel-umrah-berizin | 2 | Nomor 4 penting sekali. Dulu kami dijanjikan dekat, ternyata naik bus lima belas menit.
memilih-travel-umrah-berizin | 3 | Kalau visanya belum terbit seminggu sebelum berangkat, apakah masih wajar?
memilih-travel-umrah-berizin | 4 | Saya bagikan ke grup pengajian ya.
mengenal-masjid-nabawi-dan-raudhah | 1 | Membaca ini jadi rindu Madinah lagi.
mengenal-masjid-nabawi-dan-raudhah | 3 | Kami bertemu di payung nomor 12 setiap habis isya. Saran soal titik temu itu menolong sekali.
mengenal-masjid-nabawi-dan-raudhah | 5 | Izin Raudhah rombongan kami dapat jam dua pagi, tetapi justru tenang.
menyiapkan-paspor-untuk-umrah | 2 | Nama ayah saya beda satu huruf di KTP dan ijazah. Betul, harus dibereskan dulu ke Dukcapil.
menyiapkan-paspor-untuk-umrah | 4 | Di kota kami jadwal M-Paspor penuh terus, akhirnya dapat di kabupaten sebelah.
menyiapkan-paspor-untuk-umrah | 6 | Apakah anak dua tahun juga harus ikut wawancara?
menyiapkan-paspor-untuk-umrah | 7 | Ibu saya 71 tahun, dilayani lewat jalur prioritas, tidak sampai satu jam.
mendampingi-orang-tua-berumrah | 1 | Kalimat terakhirnya membuat saya menangis.
mendampingi-orang-tua-berumrah | 2 | Kereta listrik di lantai atas sangat membantu bapak saya yang habis stroke.
mendampingi-orang-tua-berumrah | 5 | Tambahan: bawa bantal leher dan kaus kaki kompresi untuk di pesawat.
mendampingi-orang-tua-berumrah | 6 | Bergantian dengan adik, itu kuncinya. Kami sampai bikin jadwal jaga.
mendampingi-orang-tua-berumrah | 8 | Gelang nama untuk ibu kami pesan di pasar, murah dan awet.
vaksin-dan-pemeriksaan-sebelum-berangkat | 3 | Paling lambat sepuluh hari sebelum berangkat ya. Sudah saya catat.
vaksin-dan-pemeriksaan-sebelum-berangkat | 6 | Daftar obat dalam bahasa Inggris itu ide bagus, dok.
menghadapi-panas-di-makkah | 4 | Payung memang barang paling berguna. Saya hampir pingsan hari pertama karena sok kuat.
menghadapi-panas-di-makkah | 9 | Oralit jangan lupa. Di sana ada, tetapi lebih tenang bawa sendiri.
zamzam-sumur-yang-tidak-berhenti | 2 | Anak saya minta diceritakan ulang kisah Hajar setiap malam.
zamzam-sumur-yang-tidak-berhenti | 3 | Zamzam di koper teman satu rombongan bocor. Jangan ditiru.
zamzam-sumur-yang-tidak-berhenti | 8 | Orang tua saya lebih cocok dengan yang tidak dingin, benar sekali.
menyusun-anggaran-umrah-keluarga | 5 | Tabelnya langsung kami tempel di kulkas. Bismillah dua tahun lagi.
menyusun-anggaran-umrah-keluarga | 9 | Bagian nafkah yang ditinggalkan sering dilupakan orang.
miqat-untuk-jamaah-indonesia | 4 | Di pesawat antre kamar kecilnya panjang. Lebih baik sudah berganti sejak di bandara.
haid-dan-rencana-umrah | 10 | Terima kasih sudah menuliskan ini dengan terang. Banyak yang malu bertanya.
haid-dan-rencana-umrah | 14 | Saya mengalaminya di Bir Ali. Pembimbing perempuan kami sangat menenangkan.
membaca-rincian-harga-paket | 6 | Bagi dengan jumlah malam, bukan hari. Selama ini saya salah menghitung.
umrah-bersama-anak | 7 | Tugas menghitung putaran dengan manik berhasil untuk anak enam tahun kami.
`
