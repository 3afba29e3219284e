import type { PostText } from '../post-text.ts'

export const kakiSehatSelamaTawafDanSai: PostText = {
  slug: 'kaki-sehat-selama-tawaf-dan-sai',
  category: 'health',
  author: 'dewi',
  picture_id: 'minarets-2-card',
  days_ago: 61,
  id: {
    title: 'Menjaga kaki untuk tawaf dan sa’i',
    summary:
      'Sa’i saja hampir tiga kilometer. Latihan ringan, alas kaki yang tepat, dan cara merawat lecet sebelum menjadi luka.',
    text: `
Banyak jamaah menghafal doa berbulan-bulan, tetapi lupa menyiapkan kaki. Keluhan yang paling sering pada hari ketiga
adalah lecet, kram, dan tumit pecah.

## Seberapa jauh sebenarnya

Jarak antara bukit Safa dan Marwah di tempat sa’i sekitar 395 meter. Tujuh kali perjalanan berarti hampir 2,8
kilometer di lantai marmer. Jarak tawaf bergantung pada tempat Anda berputar. Di dekat Ka’bah satu putaran dapat
kurang dari dua ratus meter; di tepi mataf atau di lantai atas satu putaran bisa beberapa kali lipatnya. Ditambah
jalan dari hotel, satu umrah mudah mencapai enam sampai sepuluh kilometer. Setelah itu masih ada lima kali perjalanan
ke masjid setiap hari.

## Latihan delapan minggu

1. Minggu pertama dan kedua: jalan kaki dua puluh menit, lima hari seminggu.
2. Minggu ketiga dan keempat: tiga puluh menit, dengan satu tanjakan.
3. Minggu kelima dan keenam: empat puluh lima menit, sekali sepekan tanpa berhenti.
4. Minggu ketujuh dan kedelapan: satu jam, memakai sandal yang akan dibawa.

Latihlah juga betis dan telapak kaki: berdiri jinjit lima belas kali, pagi dan sore. Bagi yang bertubuh berat atau
memiliki masalah lutut, berenang dan bersepeda memberi manfaat yang sama tanpa beban.

## Alas kaki

Pakailah sandal yang sudah dipakai setidaknya dua pekan; sandal baru mudah membuat lecet. Solnya empuk, talinya tidak
bergesekan dengan punggung kaki, dan ringan dibawa dalam tas saat masuk masjid. Laki-laki yang berihram memakai sandal
yang tidak menutup mata kaki. Perempuan boleh memakai kaus kaki, dan kaus kaki tebal dengan sol karet halus sangat
menolong saat tawaf. Di dalam masjid banyak orang berjalan tanpa alas; lantai mataf tetap sejuk bahkan di siang hari.

## Merawat kulit

Udara kering membuat tumit pecah. Oleskan pelembap tanpa wewangian setiap malam, lalu kenakan kaus kaki. Potong kuku
beberapa hari sebelum berangkat. Begitu terasa panas di satu titik, berhenti dan tempelkan plester: lecet yang
ditangani pada menit pertama jarang menjadi luka.

## Bila sudah lecet

- Jangan memecahkan gelembungnya; kulit itu pelindung terbaik.
- Bersihkan, keringkan, tutup dengan plester khusus lecet.
- Ganti tiap hari dan setelah basah.
- Penderita diabetes memeriksa telapak setiap malam dan segera menemui dokter rombongan bila ada luka, sekecil apa
  pun.

## Mengatur tenaga

Tidak ada kewajiban menyelesaikan semuanya tanpa jeda. Di antara tawaf dan sa’i Anda boleh duduk, minum zamzam, dan
memijat betis. Di jalur sa’i tersedia kursi roda dan kereta listrik bagi yang membutuhkan. Malam harinya, angkat kaki
lebih tinggi dari dada selama sepuluh menit.
`,
  },
}
