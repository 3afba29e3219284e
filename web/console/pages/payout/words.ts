import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: (payee: string) => `Pembayaran mitra: ${payee}`, en: (payee: string) => `Payout to ${payee}` },
  payouts: { id: 'Pembayaran mitra', en: 'Payouts' },
  pdf: { id: 'Unduh PDF', en: 'Download PDF' },
  amount: { id: 'Jumlah', en: 'Amount' },
  period: { id: 'Periode', en: 'Period' },
  days: {
    id: (from: string, until: string) => (from === until ? from : `${from} sampai ${until}`),
    en: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  },
  earned: { id: 'Pendapatan', en: 'Earned' },
  fee: { id: 'Biaya layanan', en: 'Service fee' },
  takenBack: { id: 'Dikembalikan ke pembeli', en: 'Refunded to buyers' },
  paidAgain: { id: 'Dibayar ulang', en: 'Paid again' },
  drawnAt: { id: 'Disiapkan', en: 'Prepared' },
  sentAt: { id: 'Dikirim', en: 'Sent' },
  closedAt: { id: 'Selesai', en: 'Closed' },
  reference: { id: 'Referensi bank', en: 'Bank reference' },
  account: { id: 'Rekening tujuan', en: 'Goes to' },
  accountText: {
    id: (bank: string, number: string, holder: string) => `${bank} ${number}, ${holder}`,
    en: (bank: string, number: string, holder: string) => `${bank} ${number}, ${holder}`,
  },
  noAccount: { id: 'Belum ada', en: 'None yet' },
  noAccountYet: {
    id: 'Mitra ini belum punya rekening yang sudah diperiksa. Pembayaran belum dapat dikirim.',
    en: 'This partner has no verified bank account yet. The payout can’t be sent.',
  },
  blocked: {
    id: (at: string) => `Rekeningnya baru diganti. Pembayaran dapat dikirim mulai ${at}.`,
    en: (at: string) => `The account was changed recently. The payout can be sent from ${at}.`,
  },
  repeats: {
    id: 'Membayar ulang pembayaran mitra yang dikembalikan bank. Periksa rekeningnya dahulu.',
    en: 'Pays again what the bank returned. Check the account first.',
  },
  steps: { id: 'Langkah berikutnya', en: 'Next step' },
  sendReference: { id: 'Nomor referensi transfer', en: 'Transfer reference' },
  referenceHint: { id: 'Dari bank, minimal 3 karakter', en: 'From the bank, at least 3 characters' },
  send: { id: 'Catat sebagai terkirim', en: 'Record as sent' },
  ownRequest: {
    id: 'Anda yang memintanya; orang lain yang menyetujui.',
    en: 'You requested it; somebody else has to approve it.',
  },
  needsApproval: {
    id: 'Jumlah ini perlu disetujui orang kedua sebelum ditransfer.',
    en: 'A second person must approve this amount before the transfer.',
  },
  request: { id: 'Minta persetujuan', en: 'Ask for approval' },
  approved: {
    id: 'Sudah disetujui. Transfer dananya, lalu catat nomor referensinya.',
    en: 'Approved. Make the transfer, then record its reference.',
  },
  toSend: { id: 'Persetujuan diminta untuk mentransfer.', en: 'Approval is asked for the transfer.' },
  toReturn: {
    id: (said: string) => `Persetujuan diminta untuk mencatat bahwa bank mengembalikannya: ${said}`,
    en: (said: string) => `Approval is asked to record that the bank returned it: ${said}`,
  },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  approve: { id: 'Setujui transfer', en: 'Approve the transfer' },
  approveReturn: { id: 'Setujui sebagai dikembalikan', en: 'Approve as returned' },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  reject: { id: 'Tolak permintaan', en: 'Reject the request' },
  withdraw: { id: 'Tarik permintaan', en: 'Withdraw the request' },
  confirmReference: { id: 'Bukti diterima', en: 'Proof of arrival' },
  confirm: { id: 'Catat sebagai diterima', en: 'Record as arrived' },
  returnReference: { id: 'Keterangan bank', en: 'What the bank says' },
  returned: { id: 'Catat dikembalikan bank', en: 'Record as returned' },
  earnings: { id: 'Yang dibayar', en: 'What it pays' },
  more: {
    id: 'Ini 100 baris pertama. PDF memuat lebih banyak.',
    en: 'These are the first 100 lines. The PDF has more.',
  },
  at: { id: 'Waktu', en: 'Time' },
  order: { id: 'Pesanan atau alasan', en: 'Order or reason' },
})

export const outcomes = ['sent', 'requested', 'approved', 'rejected', 'confirmed', 'returned'] as const
export type Outcome = (typeof outcomes)[number]

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  sent: { id: 'Pembayaran mitra dicatat sebagai terkirim.', en: 'The payout is recorded as sent.' },
  requested: {
    id: 'Persetujuan diminta. Orang lain perlu menyetujuinya.',
    en: 'Approval requested. Somebody else has to approve it.',
  },
  approved: {
    id: 'Disetujui. Transfer dananya, lalu catat nomor referensinya.',
    en: 'Approved. Make the transfer, then record its reference.',
  },
  rejected: {
    id: 'Permintaan ditutup. Tidak ada yang berubah.',
    en: 'The request is closed. Nothing else has changed.',
  },
  confirmed: { id: 'Pembayaran mitra dicatat sebagai diterima.', en: 'The payout is recorded as arrived.' },
  returned: {
    id: 'Dicatat dikembalikan bank. Uangnya masuk ke pembayaran mitra berikutnya.',
    en: 'Recorded as returned. The money goes into the next payout.',
  },
})
