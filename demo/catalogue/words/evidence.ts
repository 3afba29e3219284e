import { texts } from '../naming.ts'

/** What was seen, by how sure it makes us. Facts stand in braces. */
export const evidence = {
  flight: {
    certain: texts(`
Kursi {flight} sudah dikonfirmasi {airline}, kode grup {code}. | Seats on {flight} confirmed by {airline}, group code {code}.
Tiket grup {flight} pulang-pergi sudah terbit, kode {code}. | Group return tickets on {flight} issued, code {code}.
Kontrak kursi dengan {airline} sudah kami lihat, nomor {code}. | We have seen the seat contract with {airline}, number {code}.
`),
    pending: texts(`
Jadwal {airline} untuk musim itu belum dibuka. Kursi dipesan setelah dibuka. | {airline} has not opened its schedule for that season. Seats will be requested once it opens.
Kursi {flight} sudah diminta, menunggu jawaban {airline}. | Seats on {flight} requested, waiting for {airline} to confirm.
`),
  },
  price: {
    certain: texts(`
Harga dari travel tidak berubah sampai berangkat, surat nomor {code}. | The travel agency has fixed the price until departure, letter {code}.
Rincian biaya sudah kami terima dan sesuai dengan yang ditampilkan. | We have received the cost breakdown and it matches the price shown.
`),
    pending: texts(`
Harga perkiraan. Harga tetap setelah tarif hotel musim itu terbit. Perubahan hanya berlaku sebelum Anda memesan. | Estimated price until that season’s hotel rates are published. Changes only apply before you book.
`),
  },
  hotel: {
    certain: texts(`
Bukti pemesanan {hotel} sudah kami terima, nomor {code}. | We have received the booking confirmation for {hotel}, number {code}.
Konfirmasi kamar {hotel} sudah kami lihat, nomor {code}. | We have seen the room confirmation for {hotel}, number {code}.
`),
    pending: texts(`
Kamar di {hotel} sudah dipesan sementara, menunggu uang muka ke hotel. | Rooms at {hotel} are on hold until the deposit is paid.
Penawaran untuk {hotel} sudah diterima. Bila berganti, hotel penggantinya sekelas dan tidak lebih jauh. | We have received an offer for {hotel}. If a hotel changes, the replacement is of the same class and no farther away.
`),
  },
  visa: {
    certain: texts(`
Pengajuan visa rombongan sudah disetujui, nomor grup {code}. Visa Anda diajukan setelah dokumen lengkap. | The group visa application has been approved, group number {code}. We apply for your visa once your documents are complete.
Pengurus visa sudah mendapat persetujuan untuk rombongan ini, berkas {code}. Visa Anda diajukan setelah dokumen lengkap. | The visa provider has approval for this group, file {code}. We apply for your visa once your documents are complete.
`),
    pending: texts(`
Diajukan setelah data paspor lengkap, paling cepat 30 hari sebelum berangkat. | We apply once all passport details are complete, no earlier than 30 days before departure.
Pengurus visa sudah ditunjuk. Pengajuan menunggu tiket terbit. | A visa provider has been appointed. The application will follow once tickets are issued.
`),
  },
} as const

export const noVisa = texts(
  'Pemegang paspor Indonesia tidak perlu visa. | Indonesian passport holders don’t need a visa.',
)
export const atHome = texts('Perjalanan dalam negeri: cukup KTP. | Domestic trip: an ID card (KTP) is enough.')
