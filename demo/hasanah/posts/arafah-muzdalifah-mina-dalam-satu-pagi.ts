import type { PostText } from '../post-text.ts'

export const arafahMuzdalifahMinaDalamSatuPagi: PostText = {
  slug: 'arafah-muzdalifah-mina-dalam-satu-pagi',
  category: 'places',
  author: 'salma',
  picture_id: 'hills-of-mercy-2-card',
  days_ago: 40,
  id: {
    title: 'Arafah, Muzdalifah, Mina dalam satu pagi',
    summary:
      'Ziarah kota Makkah melewati tempat-tempat haji di luar musimnya. Apa saja yang dilihat dan apa gunanya bagi calon jamaah haji.',
    text: `
Di hampir setiap paket umrah ada satu pagi bernama ziarah kota Makkah. Bus berangkat setelah sarapan dan kembali
sebelum dzuhur. Dalam tiga jam Anda melewati semua tempat ibadah haji dalam keadaan sepi, sehingga dapat melihatnya
dengan tenang.

## Arafah

Padang luas sekitar dua puluh kilometer di tenggara Makkah. Pada tanggal 9 Zulhijah jutaan orang wukuf di sini, dari
tergelincirnya matahari sampai terbenam. “Haji itu Arafah,” sabda Nabi ﷺ dalam riwayat para penyusun kitab Sunan;
tanpa wukuf, haji tidak sah. Di luar musim Anda melihat deretan pohon peneduh, tiang-tiang penyemprot air, dan tenda
yang belum dipasang.

**Jabal Rahmah** adalah bukit batu kecil di tengahnya, dengan tugu putih di puncak. Mendakinya bukan bagian dari umrah
maupun syarat haji; seluruh Arafah adalah tempat wukuf. Bila ingin naik, pakailah alas kaki yang mencengkeram dan
hindari tengah hari. Tidak perlu menulis nama di batu.

Masjid **Namirah** berdiri di tepi Arafah. Bagian depannya berada di luar batas Arafah, dan papan di dalam masjid
menunjukkannya. Pembimbing biasanya memperlihatkan tanda batas itu dari bus.

## Muzdalifah

Di antara Arafah dan Mina. Malam menjelang 10 Zulhijah jamaah haji berhenti di sini, menjamak maghrib dan isya,
bermalam di bawah langit terbuka, dan memungut kerikil. Dari bus yang terlihat hanya hamparan beraspal dan lampu
tinggi.

## Mina

Lembah dengan lebih dari seratus ribu tenda putih tahan api. Jamaah haji menginap pada hari-hari tasyrik dan melontar
tiga jumrah. Jembatan Jamarat yang bertingkat mengatur arus orang satu arah, sehingga melontar kini jauh lebih aman.

## Jabal Tsur dan Jabal Nur

Di perjalanan pembimbing akan menunjuk dua gunung. Di gua Tsur Nabi ﷺ dan Abu Bakar r.a. bersembunyi tiga malam ketika
berhijrah. Di gua Hira, di puncak Jabal Nur, wahyu pertama turun: lima ayat pertama surah Al-‘Alaq. Mendaki Jabal Nur
memakan waktu kira-kira satu jam, tidak ringan bagi lutut, dan bukan bagian dari umrah.

## Persiapan

1. Baca dulu urutan haji semalam sebelumnya, sepuluh menit saja.
2. Duduk di sisi jendela dan simpan ponsel pada dua pemberhentian pertama.
3. Bawa air, payung, dan sedikit makanan.
4. Tanyakan arah kiblat pada setiap tempat; Anda akan memahami tata letaknya.

Antrean haji di Indonesia panjang, jadi bagi banyak jamaah inilah kunjungan pertama ke Arafah. Sempatkan berdoa agar
dapat kembali untuk berhaji. Catat juga letak setiap tempat; gambaran itu akan membantu ketika giliran Anda tiba dan
Anda mengikuti manasik haji.
`,
  },
}
