import type { PostText } from '../post-text.ts'

export const membacaRincianHargaPaket: PostText = {
  slug: 'membaca-rincian-harga-paket',
  category: 'choosing',
  author: 'bagas',
  picture_id: 'savings-2-card',
  days_ago: 19,
  id: {
    title: 'Membaca harga paket umrah sampai ke baris terakhir',
    summary:
      'Dua paket dengan angka yang sama bisa berbeda jutaan rupiah setelah semua dihitung. Begini cara menyamakan keduanya sebelum memilih.',
    text: `
Angka besar di brosur adalah awal percakapan, bukan akhirnya. Yang menentukan adalah baris-baris kecil di bawahnya:
apa yang sudah termasuk, apa yang belum, dan berapa orang yang tidur di satu kamar. Ambil kertas, buat dua kolom, lalu
isi bersama keluarga.

## Mulai dari tipe kamar

Harga yang ditulis paling besar hampir selalu harga kamar berempat. Kamar bertiga dan berdua lebih mahal karena biaya
hotel dibagi lebih sedikit orang. Kalau Anda berangkat berdua dengan pasangan dan ingin kamar sendiri, bandingkan
harga kamar berdua dari setiap paket. Membandingkan harga berempat di satu travel dengan harga berdua di travel lain
membuat hitungan Anda meleset sejak awal.

## Yang biasanya sudah termasuk

- Tiket pesawat pulang pergi dan bagasi sesuai aturan maskapai
- Visa umrah dan asuransi perjalanan yang menyertainya
- Hotel di Makkah dan Madinah beserta makan sesuai jadwal
- Bus, pembimbing, dan ziarah kota yang disebut di acara

Kata “biasanya” penting. Makan tiga kali sehari berbeda dengan makan pagi saja. Bus antarkota berbeda dengan kereta
cepat Haramain. Bila tidak tertulis, anggap belum termasuk.

## Yang sering terlupa

- Pembuatan paspor dan vaksin
- Perjalanan dari rumah ke kota keberangkatan dan kembali
- Perlengkapan: koper, kain ihram, seragam
- Kelebihan bagasi, terutama saat pulang
- Uang saku, makan di luar jadwal, oleh-oleh
- Kursi roda atau pendamping bagi yang membutuhkan

Untuk keluarga berempat, daftar ini dapat mencapai belasan juta rupiah. Tidak ada yang salah dengan biaya itu selama
Anda mengetahuinya sejak awal.

## Jarak hotel adalah harga juga

Hotel yang lebih jauh menekan harga paket. Sebagai gantinya Anda membayar dengan waktu dan tenaga: lima kali sehari
pergi dan pulang. Hitung menit berjalan kaki, bukan meter. Seratus meter menanjak di tengah hari tidak sama dengan
seratus meter di pelataran yang teduh. Kalau hotel menyediakan bus antar jemput, tanyakan jam operasinya, terutama
menjelang Subuh dan setelah Isya.

## Menyamakan dua paket

1. Tulis harga sesuai tipe kamar yang benar-benar Anda pilih.
2. Tambahkan semua yang belum termasuk, memakai angka yang sama untuk kedua paket.
3. Bagi dengan jumlah malam di tanah suci, bukan jumlah hari di brosur; hari berangkat dan pulang habis di perjalanan.
4. Baru bandingkan.

Kami menulis total sebenarnya di setiap halaman paket agar langkah kedua menjadi pendek. Anda juga bisa menaruh sampai
empat paket bersebelahan di halaman [bandingkan](/bandingkan). Harga termurah tidak selalu pilihan terbaik, dan yang
termahal pun belum tentu. Yang Anda cari adalah harga yang tidak lagi berubah setelah dibayar.
`,
  },
  en: {
    title: 'Reading the price of an umrah package to the last line',
    summary:
      'Two packages with the same figure can be millions of rupiah apart once everything is counted. Here is how to lay them side by side.',
    text: `
The large figure in a brochure is where the conversation begins, not where it ends. What decides is in the small lines
below it: what is included, what is not, and how many people sleep in one room. Take a sheet of paper, draw two
columns, and fill them in together.

## Begin with the room

The price in the largest print is nearly always that of a room for four. Rooms for three and two cost more, because
fewer people share the hotel. If you travel as a couple and want a room to yourselves, compare the price for two in
every package. Holding one agency’s price for four against another’s price for two spoils the sum from the start.

## What is usually included

- Return flights, with the baggage the airline allows
- The umrah visa and the travel insurance that comes with it
- Hotels in Makkah and Madinah, with meals as scheduled
- Coaches, a guide, and the city visits named in the programme

“Usually” is the word to mind. Three meals a day are not the same as breakfast only. A coach between the cities is not
the Haramain train. If it is not written down, take it as not included.

## What is often forgotten

- The passport and vaccinations
- The way from home to the city of departure, and back
- Luggage, ihram cloths, uniforms
- Excess baggage, above all on the way home
- Pocket money, meals outside the schedule, gifts
- A wheelchair or a helper for those who need one

For a family of four this list can come to well over ten million rupiah. There is nothing wrong with that, as long as
you know it from the start.

## Distance is a price too

A hotel farther away makes a package cheaper. You pay the difference in time and strength, five times a day, there and
back. Count minutes on foot rather than metres: a hundred metres uphill at noon are not a hundred metres across a
shaded courtyard. If the hotel runs a shuttle, ask for its hours, especially before Fajr and after Isha.

## Laying two packages side by side

1. Write down the price for the room you will really take.
2. Add everything that is not included, using the same figures for both.
3. Divide by the nights in the holy cities, not by the days in the brochure; the first and last days are spent
   travelling.
4. Only then compare.

We show the true total on every package page so that the second step is short, and you can put up to four packages
next to each other on the [compare page](/en/bandingkan). The cheapest is not always the best choice, nor is the
dearest. What you want is a price that does not change once you have paid it.
`,
  },
}
