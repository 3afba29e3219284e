import { texts } from '../naming.ts'

/** What was seen, by how sure it makes us. Facts stand in braces. */
export const evidence = {
  flight: {
    certain: texts(`
Blok kursi {flight} dikonfirmasi {airline}, kode grup {code}. | Seats on {flight} confirmed by {airline}, group code {code}.
Tiket grup {flight} pulang-pergi sudah terbit, kode {code}. | Group tickets on {flight} and back are issued, code {code}.
Kontrak charter seri {airline} diperlihatkan ke tim verifikasi, nomor {code}. | The series contract with {airline} was shown to our team, number {code}.
`),
    pending: texts(`
Jadwal mengikuti musim {airline} yang belum dibuka; kursi dipesan begitu dibuka. | The season of {airline} is not open yet; seats are requested as soon as it is.
Permintaan blok kursi {flight} terkirim, menunggu jawaban {airline}. | Seats on {flight} are requested; {airline} has yet to answer.
`),
  },
  price: {
    certain: texts(`
Harga dikunci penyelenggara sampai keberangkatan, surat nomor {code}. | The organiser has fixed the price until departure, letter {code}.
Rincian biaya diterima dan cocok dengan yang ditampilkan. | The breakdown of costs was received and matches what is shown.
`),
    pending: texts(`
Harga perkiraan; ditetapkan setelah tarif hotel musim itu terbit. Perubahan hanya berlaku sebelum Anda memesan. | An estimate until that season’s hotel rates are out. A change only applies before you book.
`),
  },
  hotel: {
    certain: texts(`
Voucher {hotel} diterima, {nights} malam sesuai program, nomor {code}. | The voucher of {hotel} is here: {nights} nights as in the programme, number {code}.
Konfirmasi kamar {hotel} diperlihatkan, nomor {code}. | The room confirmation of {hotel} was shown, number {code}.
`),
    pending: texts(`
Opsi kamar di {hotel} sudah ditahan, menunggu pembayaran uang muka ke hotel. | Rooms at {hotel} are on option until the hotel’s deposit is paid.
Penawaran {hotel} diterima; bila berganti, hotel pengganti setara dan sejarak. | {hotel} has made its offer; if it changes, the other one is of the same class and distance.
`),
  },
  visa: {
    certain: texts(`
Visa rombongan terbit melalui Nusuk, nomor grup {code}. | The group’s visas were issued through Nusuk, group {code}.
Seluruh visa peserta terdaftar sudah terbit, berkas {code}. | All visas of those registered are issued, file {code}.
`),
    pending: texts(`
Diajukan setelah data paspor lengkap, paling cepat 30 hari sebelum berangkat. | Applied for once passports are complete, at the earliest 30 days before departure.
Provider visa sudah ditunjuk; pengajuan menunggu tiket terbit. | The visa provider is named; the application waits for the tickets.
`),
  },
} as const

export const noVisa = texts(
  'Tidak perlu visa untuk pemegang paspor Indonesia. | No visa is needed with an Indonesian passport.',
)
export const atHome = texts('Perjalanan di dalam negeri: cukup KTP. | A journey at home: an identity card is enough.')
