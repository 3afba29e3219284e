import type { PostText } from '../post-text.ts'

export const menyusunAnggaranUmrahKeluarga: PostText = {
  slug: 'menyusun-anggaran-umrah-keluarga',
  category: 'money',
  author: 'bagas',
  picture_id: 'savings-3-card',
  days_ago: 25,
  id: {
    title: 'Menyusun anggaran umrah keluarga tanpa berutang',
    summary: 'Tiga angka, satu tabel, dan kebiasaan bulanan. Cara mengubah keinginan menjadi tanggal di kalender.',
    text: `
“Kapan ya kita umrah?” sering berhenti sebagai pertanyaan karena jumlahnya terasa terlalu besar untuk dipikirkan.
Padahal begitu dibagi, angka besar itu menjadi kebiasaan kecil. Umrah sendiri diwajibkan, menurut pendapat yang
mewajibkannya, hanya bagi yang mampu; tidak ada anjuran untuk memaksakan diri.

## Tiga angka

1. **Harga paket** untuk tipe kamar yang Anda pilih, dikalikan jumlah orang.
2. **Biaya lain**: paspor, vaksin, perlengkapan, perjalanan ke kota keberangkatan, uang saku.
3. **Nafkah yang ditinggalkan**: kebutuhan rumah selama Anda pergi, cicilan, dan uang sekolah yang jatuh tempo.

Angka ketiga paling sering terlupa. Pergi beribadah dengan tenang berarti dapur di rumah tetap mengepul.

## Contoh untuk dua orang

<table><thead><tr><th scope="col">Pos</th><th scope="col">Jumlah</th></tr></thead><tbody><tr><td>Paket kamar berdua, 2
× Rp36 juta</td><td>Rp72 juta</td></tr><tr><td>Paspor, vaksin, perlengkapan</td><td>Rp5
juta</td></tr><tr><td>Perjalanan ke bandara</td><td>Rp2 juta</td></tr><tr><td>Uang saku dan oleh-oleh</td><td>Rp8
juta</td></tr><tr><td>Kebutuhan rumah selama pergi</td><td>Rp3
juta</td></tr><tr><td><strong>Jumlah</strong></td><td><strong>Rp90 juta</strong></td></tr></tbody></table>

Ganti setiap baris dengan angka Anda sendiri. Lalu bagi: bila ingin berangkat dua tahun lagi, Rp90 juta dibagi 24
bulan adalah Rp3,75 juta sebulan. Terlalu berat? Ubah salah satu dari tiga hal: waktunya, tipe kamarnya, atau
musimnya. Berangkat di luar liburan sekolah dan Ramadan biasanya jauh lebih murah.

## Menabung supaya sampai

- Buka rekening terpisah di [bank syariah](/umroh-dana-tabungan); uang yang tercampur mudah terpakai.
- Pindahkan otomatis pada hari gajian, bukan dari sisa akhir bulan.
- Masukkan tunjangan hari raya dan bonus sebelum sempat direncanakan untuk hal lain.
- Naikkan setoran sepuluh persen setiap tahun, agar kenaikan harga tidak mengejar Anda.

## Tentang pembiayaan

Ada lembaga yang menyediakan pembiayaan syariah untuk umrah. Sebelum mengambilnya, hitung tiga hal: total yang dibayar
sampai lunas, apa yang terjadi bila terlambat, dan apakah cicilan tetap terbayar bila satu penghasilan berhenti. Jika
jawaban ketiga meragukan, menabung lebih lama adalah pilihan yang lebih tenang.

## Utang yang sudah ada

Lunasi atau bicarakan utang kepada orang lain sebelum berangkat, dan tulis semuanya dalam selembar catatan untuk
keluarga. Sebutkan kepada siapa,
berapa, dan kapan jatuh temponya. Menunaikan hak orang lain termasuk persiapan ibadah, sama pentingnya dengan koper.

## Rapat keluarga bulanan

Tempelkan tabel di pintu lemari es dan warnai kotaknya setiap bulan. Anak-anak yang ikut mewarnai akan mengerti
mengapa liburan tahun ini lebih dekat. Dan ketika kotak terakhir terisi, perjalanan itu sudah terasa milik bersama
jauh sebelum pesawat lepas landas.
`,
  },
  en: {
    title: 'A family budget for umrah without debt',
    summary: 'Three figures, one table and a monthly habit: how to turn a wish into a date on the calendar.',
    text: `
“When shall we go on umrah?” often stays a question, because the sum seems too large to think about. Once divided, the
large figure becomes a small habit. Nobody is asked to force it: the journey is for those who are able.

## Three figures

1. **The package**, for the room you choose, times the number of people.
2. **Other costs**: passports, vaccinations, things to buy, the way to the city of departure, pocket money.
3. **What you leave behind**: the needs of the household while you are away, instalments, school fees that fall due.

The third is forgotten most often. To worship in peace, the kitchen at home must keep going.

## An example for two

<table><thead><tr><th scope="col">Item</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>Package in a room
for two, 2 × Rp36 million</td><td>Rp72 million</td></tr><tr><td>Passports, vaccinations, things to buy</td><td>Rp5
million</td></tr><tr><td>The way to the airport</td><td>Rp2 million</td></tr><tr><td>Pocket money and
gifts</td><td>Rp8 million</td></tr><tr><td>The household while you are away</td><td>Rp3
million</td></tr><tr><td><strong>Total</strong></td><td><strong>Rp90 million</strong></td></tr></tbody></table>

Put your own figures in every row. Then divide: to leave in two years, Rp90 million over 24 months is Rp3.75 million a
month. Too much? Change one of three things: the time, the room, or the season. Outside school holidays and Ramadan it
is usually much cheaper.

## Saving so that you arrive

- Open a separate account at a [sharia bank](/en/umroh-dana-tabungan); money that is mixed is soon spent.
- Move it automatically on payday, not from what is left at the end.
- Put in the holiday allowance and bonuses before other plans are made for them.
- Raise the amount by ten per cent a year, so that rising prices do not catch up with you.

## About financing

Some institutions finance umrah in a sharia-compliant way. Before you take it, work out three things: the total until
it is paid off, what happens if you are late, and whether you could still pay if one income stopped. If you doubt the
third, saving a little longer is the calmer choice.

## Debts you already have

Settle what you owe to others, or speak with them, before you leave, and write it all down on one sheet for your
family. Giving people their due is part of preparing for worship, no less than packing.

## A monthly family meeting

Hang the table on the refrigerator and colour a box each month. Children who help to colour will understand why this
year’s holiday is closer to home. And when the last box is filled, the journey belongs to all of you long before the
aircraft takes off.
`,
  },
}
