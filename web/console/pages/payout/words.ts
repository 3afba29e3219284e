import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: (payee: string) => `Pencairan ${payee}`, en: (payee: string) => `Payout to ${payee}` },
  payouts: { id: 'Pencairan', en: 'Payouts' },
  pdf: { id: 'Unduh PDF', en: 'Download PDF' },
  amount: { id: 'Jumlah', en: 'Amount' },
  drawnAt: { id: 'Disiapkan', en: 'Prepared' },
  sentAt: { id: 'Dikirim', en: 'Sent' },
  closedAt: { id: 'Selesai', en: 'Closed' },
  reference: { id: 'Referensi bank', en: 'Bank reference' },
  repeats: {
    id: 'Membayar ulang pencairan yang dikembalikan bank. Periksa rekeningnya dahulu.',
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
  requested: {
    id: (reference: string) => `Diminta dengan referensi ${reference}.`,
    en: (reference: string) => `Requested with the reference ${reference}.`,
  },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  codeHint: { id: 'Setiap persetujuan memakai satu kode.', en: 'Each approval uses one code.' },
  approve: { id: 'Setujui dan catat terkirim', en: 'Approve and record as sent' },
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
  sent: { id: 'Pencairan dicatat sebagai terkirim.', en: 'The payout is recorded as sent.' },
  requested: {
    id: 'Jumlahnya perlu orang kedua: persetujuan sudah diminta.',
    en: 'The amount needs a second person: approval has been requested.',
  },
  approved: { id: 'Disetujui dan dicatat sebagai terkirim.', en: 'Approved and recorded as sent.' },
  rejected: {
    id: 'Permintaan ditutup. Uangnya masih harus dikirim.',
    en: 'The request is closed. The money still has to be sent.',
  },
  confirmed: { id: 'Pencairan dicatat sebagai diterima.', en: 'The payout is recorded as arrived.' },
  returned: {
    id: 'Dicatat dikembalikan bank. Uangnya masuk ke pencairan berikutnya.',
    en: 'Recorded as returned. The money goes into the next payout.',
  },
})
