import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pengembalian dana', en: 'Refunds' },
  summary: {
    id: (n: string, amount: string) => `${n} belum dikirim, total ${amount}. Yang terlama lebih dulu.`,
    en: (n: string, amount: string) => `${n} not sent yet, ${amount} in all. The oldest first.`,
  },
  sentSummary: {
    id: (n: string, amount: string) =>
      `${n} terkirim dan belum dikonfirmasi, total ${amount}. Yang terlama lebih dulu.`,
    en: (n: string, amount: string) => `${n} sent and not confirmed, ${amount} in all. The oldest first.`,
  },
  lists: { id: 'Daftar', en: 'Lists' },
  dueList: { id: 'Belum dikirim', en: 'Not sent' },
  sentList: { id: 'Belum dikonfirmasi', en: 'Not confirmed' },
  noneSent: { id: 'Tidak ada yang menunggu konfirmasi', en: 'Nothing waits to be confirmed' },
  noneSentText: {
    id: 'Dana yang sudah dikirim akan muncul di sini sampai diketahui masuk.',
    en: 'Money that was sent will appear here until it is known to have arrived.',
  },
  confirm: { id: 'Catat sebagai diterima', en: 'Record as arrived' },
  proof: { id: 'Bukti diterima', en: 'Proof of arrival' },
  proofHint: { id: 'Misalnya nomor mutasi, minimal 3 karakter', en: 'Such as a statement line, at least 3 characters' },
  none: { id: 'Tidak ada dana yang harus dikembalikan', en: 'No money has to go back' },
  noneText: {
    id: 'Dana dari pesanan yang dibatalkan akan muncul di sini.',
    en: 'Money of cancelled orders will appear here.',
  },
  list: { id: 'Daftar pengembalian dana', en: 'List of refunds' },
  payment: {
    id: (code: string, gateway: string) => `Tagihan ${code}, dibayar lewat ${gateway}`,
    en: (code: string, gateway: string) => `Invoice ${code}, paid through ${gateway}`,
  },
  number: { id: 'Nomor pembayaran', en: 'Payment number' },
  decidedAt: { id: 'Harus dikembalikan sejak', en: 'Has to go back since' },
  why: { id: 'Alasan', en: 'Reason' },
  due: { id: 'Belum dikirim', en: 'Not sent' },
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  sent: { id: 'Terkirim', en: 'Sent' },
  confirmed: { id: 'Sudah diterima', en: 'Arrived' },
  ownRequest: {
    id: 'Anda yang memintanya; orang lain yang menyetujui.',
    en: 'You requested it; somebody else has to approve it.',
  },
  reference: { id: 'Nomor referensi transfer', en: 'Transfer reference' },
  referenceHint: { id: 'Dari bank, minimal 3 karakter', en: 'From the bank, at least 3 characters' },
  send: { id: 'Catat sebagai terkirim', en: 'Record as sent' },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  codeHint: {
    id: 'Setiap persetujuan memakai satu kode.',
    en: 'Each approval uses one code.',
  },
  approve: { id: 'Setujui dan catat terkirim', en: 'Approve and record as sent' },
  rejectReason: { id: 'Alasan menolak', en: 'Reason for rejecting' },
  withdrawReason: { id: 'Alasan menarik permintaan', en: 'Reason for withdrawing' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  reject: { id: 'Tolak permintaan', en: 'Reject the request' },
  withdraw: { id: 'Tarik permintaan', en: 'Withdraw the request' },
  pages: { id: 'Halaman pengembalian dana', en: 'Pages of refunds' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  page: { id: (n: number) => `Halaman ${n}`, en: (n: number) => `Page ${n}` },
})

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  sent: { id: 'Pengembalian dana dicatat sebagai terkirim.', en: 'The refund is recorded as sent.' },
  requested: {
    id: 'Jumlahnya perlu orang kedua: persetujuan sudah diminta.',
    en: 'The amount needs a second person: approval has been requested.',
  },
  approved: { id: 'Disetujui dan dicatat sebagai terkirim.', en: 'Approved and recorded as sent.' },
  confirmed: { id: 'Pengembalian dana dicatat sebagai diterima.', en: 'The refund is recorded as arrived.' },
  rejected: {
    id: 'Permintaan ditutup. Dananya masih harus dikembalikan.',
    en: 'The request is closed. The money still has to go back.',
  },
})

/** Why money goes back, by the code of the reason. */
export const reasonWords = messages({
  second_success: { id: 'Dibayar dua kali', en: 'Paid twice' },
  late: { id: 'Dibayar setelah batas waktu', en: 'Paid after the deadline' },
  unwanted: { id: 'Dibayar tanpa tagihan yang terbuka', en: 'Paid with no open invoice' },
  cancel: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  traveller: { id: 'Satu jamaah dibatalkan', en: 'One traveller cancelled' },
  decline: { id: 'Jadwal baru ditolak pemesan', en: 'New dates declined by who booked' },
})
