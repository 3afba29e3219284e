import type { PostText } from '../post-text.ts'

export const menyusunAnggaranUmrahKeluarga: PostText = {
  slug: 'menyusun-anggaran-umrah-keluarga',
  category: 'money',
  author: 'bagas',
  picture_id: 'savings-3-card',
  days_ago: 25,
  id: {
    title: 'Menyusun anggaran umrah keluarga tanpa berutang',
    summary: 'Tiga angka, satu tabel, dan setoran bulanan: cara menghitung kapan Anda bisa berangkat.',
    text: `
Banyak keluarga menunda umrah karena jumlahnya terasa terlalu besar. Bila dibagi per bulan, jumlah itu lebih mudah
direncanakan. Menurut pendapat yang mewajibkannya, umrah hanya wajib bagi yang mampu. Anda tidak dianjurkan memaksakan
diri.

## Tiga angka

1. **Harga paket** untuk tipe kamar yang Anda pilih, dikalikan jumlah orang.
2. **Biaya lain**: paspor, vaksin, perlengkapan, perjalanan ke kota keberangkatan, uang saku.
3. **Nafkah yang ditinggalkan**: kebutuhan rumah selama Anda pergi, cicilan, dan uang sekolah yang jatuh tempo.

Angka ketiga paling sering terlupa.

## Contoh untuk dua orang

<table><thead><tr><th scope="col">Pos</th><th scope="col">Jumlah</th></tr></thead><tbody><tr><td>Paket kamar double, 2
× Rp. 36 juta</td><td>Rp. 72 juta</td></tr><tr><td>Paspor, vaksin, perlengkapan</td><td>Rp. 5
juta</td></tr><tr><td>Perjalanan ke bandara</td><td>Rp. 2 juta</td></tr><tr><td>Uang saku dan oleh-oleh</td><td>Rp. 8
juta</td></tr><tr><td>Kebutuhan rumah selama pergi</td><td>Rp. 3
juta</td></tr><tr><td><strong>Jumlah</strong></td><td><strong>Rp. 90 juta</strong></td></tr></tbody></table>

Ganti setiap baris dengan angka Anda sendiri. Lalu bagi: bila ingin berangkat dua tahun lagi, Rp. 90 juta dibagi 24
bulan adalah Rp. 3,75 juta sebulan. Terlalu berat? Ubah waktunya, tipe kamarnya, atau musimnya. Berangkat di luar
liburan sekolah dan Ramadan biasanya jauh lebih murah.

## Cara menabung

- Buka rekening terpisah di [bank syariah](/umroh-dana-tabungan); uang yang tercampur mudah terpakai.
- Pindahkan otomatis pada hari gajian, bukan dari sisa akhir bulan.
- Masukkan tunjangan hari raya dan bonus sebelum sempat direncanakan untuk hal lain.
- Naikkan setoran 10% setiap tahun untuk mengikuti kenaikan harga.

## Tentang pembiayaan

Ada lembaga yang menyediakan pembiayaan syariah untuk umrah. Sebelum mengambilnya, hitung tiga hal: total yang dibayar
sampai lunas, apa yang terjadi bila terlambat, dan apakah cicilan tetap terbayar bila satu penghasilan berhenti. Jika
jawaban ketiga meragukan, lebih aman menabung lebih lama.

## Utang yang sudah ada

Lunasi atau bicarakan utang kepada orang lain sebelum berangkat, dan tulis semuanya dalam selembar catatan untuk
keluarga. Sebutkan kepada siapa, berapa, dan kapan jatuh temponya. Menunaikan hak orang lain termasuk persiapan
ibadah.

## Periksa setiap bulan

Tempelkan tabel di pintu lemari es dan warnai kotaknya setiap bulan. Ajak anak-anak ikut mewarnai supaya mereka
mengerti mengapa liburan tahun ini lebih dekat. Setahun sekali, periksa lagi harga paket dan sesuaikan setorannya.
`,
  },
  en: {
    title: 'How to budget for a family umrah without debt',
    summary: 'Three amounts, one table and monthly saving: how to work out when you can go.',
    text: `
Many families put off umrah because the total looks too large. Divided by month, it is easier to plan. You are not
asked to go beyond your means: umrah is for those who are able.

## Three amounts

1. **The package price** for your room type, times the number of people.
2. **Other costs**: passports, vaccinations, clothing, travel to the departure city, spending money.
3. **Costs at home**: household expenses while you are away, instalments, and school fees that fall due.

People most often forget the third.

## An example for two people

<table><thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>Package, double room,
2 × IDR 36 million</td><td>IDR 72 million</td></tr><tr><td>Passports, vaccinations, clothing</td><td>IDR 5
million</td></tr><tr><td>Travel to the airport</td><td>IDR 2 million</td></tr><tr><td>Spending money and
gifts</td><td>IDR 8 million</td></tr><tr><td>Household expenses while you are away</td><td>IDR 3
million</td></tr><tr><td><strong>Total</strong></td><td><strong>IDR 90 million</strong></td></tr></tbody></table>

Replace each row with your own amount. Then divide: to go in two years, IDR 90 million over 24 months is IDR 3.75
million a month. Is that too much? Change the date, the room type or the season. Outside school holidays and Ramadan
it is usually much cheaper.

## How to save

- Open a separate account at a [sharia bank](/en/umroh-dana-tabungan). Money in your everyday account is easily spent.
- Set up an automatic transfer on payday. Don’t wait to see what is left at the end of the month.
- Put in your holiday allowance and bonuses before you plan to spend them on something else.
- Increase the amount by 10% a year to keep up with rising prices.

## About financing

Some institutions offer sharia financing for umrah. Before you use it, work out three things: the total you will pay
until the last instalment, what happens if you pay late, and whether you could still pay if one income stopped. If you
are not sure about the third, it is safer to save for longer.

## Existing debts

Pay off your debts to other people, or talk to them, before you leave. Write all of them down for your family: who,
how much and when each is due. Paying what you owe is part of preparing for umrah.

## Check your progress every month

Put the table on the refrigerator and colour in one box each month. Let the children help, so they understand why this
year’s holiday is closer to home. Once a year, check the package prices again and adjust the monthly amount.
`,
  },
}
