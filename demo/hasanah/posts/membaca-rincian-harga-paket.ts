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
Harga di brosur belum menceritakan semuanya. Periksa apa yang sudah termasuk, apa yang belum, dan berapa orang dalam
satu kamar. Ambil kertas, buat dua kolom, lalu isi bersama keluarga.

## Mulai dari tipe kamar

Harga yang ditulis paling besar hampir selalu harga kamar quad. Kamar triple dan double lebih mahal karena biaya hotel
dibagi lebih sedikit orang. Kalau Anda berangkat berdua dengan pasangan dan ingin kamar sendiri, bandingkan harga
kamar double dari setiap paket. Jangan membandingkan harga quad di satu travel dengan harga double di travel lain.

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

Untuk keluarga berempat, daftar ini dapat mencapai belasan juta rupiah. Masukkan ke anggaran sejak awal.

## Seberapa jauh hotelnya?

Hotel yang lebih jauh membuat paket lebih murah, tetapi Anda berjalan pergi dan pulang lima kali sehari. Hitung menit
berjalan kaki, bukan meter. Seratus meter menanjak di tengah hari lebih berat daripada seratus meter di pelataran yang
teduh. Kalau hotel menyediakan bus antar jemput, tanyakan jam operasinya, terutama menjelang subuh dan setelah isya.

## Menyamakan dua paket

1. Tulis harga sesuai tipe kamar yang benar-benar Anda pilih.
2. Tambahkan semua yang belum termasuk, memakai angka yang sama untuk kedua paket.
3. Bagi dengan jumlah malam di Tanah Suci, bukan jumlah hari di brosur; hari berangkat dan pulang habis di perjalanan.
4. Baru bandingkan.

Setiap halaman paket di sini menampilkan perkiraan total biaya, jadi langkah kedua lebih cepat. Anda juga bisa menaruh
sampai empat paket bersebelahan di halaman [bandingkan](/bandingkan). Paket termurah tidak selalu terbaik, begitu juga yang
termahal. Carilah harga yang tidak berubah setelah dibayar.
`,
  },
  en: {
    title: 'How to read the price of an umrah package',
    summary:
      'Two packages at the same price can differ by millions of rupiah once everything is included. Here is how to compare them.',
    text: `
The price in a brochure is only the start. What matters is the small print: what is included, what is not, and how
many people share a room. Take a sheet of paper, draw two columns and fill them in with your family.

## Start with the room type

The largest price in the brochure is almost always for a quad room. Triple and double rooms cost more because fewer
people share the hotel cost. If you travel as a couple and want your own room, compare the double room price of every
package. Don’t compare one agency’s quad price with another’s double price.

## What is usually included

- Return flights, with the airline’s baggage allowance
- The umrah visa and its travel insurance
- Hotels in Makkah and Madinah, with meals as scheduled
- Buses, a guide, and the city tours named in the programme

“Usually” is the key word. Three meals a day is not the same as breakfast only. A bus between the cities is not the
Haramain train. If something is not written down, assume it is not included.

## What people often forget

- Passport and vaccinations
- Travel from home to the departure city and back
- Luggage, ihram clothing, uniforms
- Excess baggage, especially on the way home
- Spending money, meals outside the schedule, gifts
- A wheelchair or a helper for those who need one

For a family of four, these can add up to more than IDR 10 million. Include them in your budget from the start.

## How far is the hotel?

A hotel further away makes a package cheaper, but you walk there and back five times a day. Count the minutes on foot
instead of the metres. Walking 100 metres uphill at noon is harder than 100 metres across a shaded courtyard. If the
hotel runs a shuttle bus, ask for its hours, especially before fajr and after isha.

## How to compare two packages

1. Write down the price for the room you will actually book.
2. Add everything that is not included, using the same amounts for both packages.
3. Divide by the number of nights in Makkah and Madinah. Don’t use the number of days in the brochure: the first and
   last days are spent travelling.
4. Compare the results.

Every package page here shows an estimated total, so the second step is quick. You can also compare up to four packages
side by side on the [compare page](/en/bandingkan). The cheapest package is not always the best, and neither is the
most expensive. Look for a price that won’t change after you pay.
`,
  },
}
