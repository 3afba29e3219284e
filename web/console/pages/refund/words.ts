import { messages } from '#core/messages.ts'

export const words = messages({
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  title: { id: (payer: string) => `Pengembalian untuk ${payer}`, en: (payer: string) => `Refund to ${payer}` },
  steps: { id: 'Langkah berikutnya', en: 'Next step' },
  amount: { id: 'Jumlah', en: 'Amount' },
  waitsFor: { id: 'Menunggu', en: 'Waits for' },
  why: { id: 'Alasan', en: 'Reason' },
  since: { id: 'Harus dikembalikan sejak', en: 'Has to go back since' },
  payment: { id: 'Pembayaran', en: 'Payment' },
  paidBy: {
    id: (code: string, gateway: string) => `Tagihan ${code}, dibayar lewat ${gateway}`,
    en: (code: string, gateway: string) => `Invoice ${code}, paid through ${gateway}`,
  },
  number: { id: 'Nomor pembayaran', en: 'Payment number' },
  ownRequest: {
    id: 'Anda yang memintanya; orang lain yang menyetujui.',
    en: 'You requested it; somebody else has to approve it.',
  },
  reference: { id: 'Nomor referensi transfer', en: 'Transfer reference' },
  referenceHint: { id: 'Dari bank, minimal 3 karakter', en: 'From the bank, at least 3 characters' },
  send: { id: 'Catat sebagai terkirim', en: 'Record as sent' },
  confirm: { id: 'Catat sebagai diterima', en: 'Record as arrived' },
  proof: { id: 'Bukti diterima', en: 'Proof of arrival' },
  proofHint: { id: 'Misalnya nomor mutasi, minimal 3 karakter', en: 'Such as a statement line, at least 3 characters' },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  approve: { id: 'Setujui transfer', en: 'Approve the transfer' },
  needsApproval: {
    id: 'Jumlah ini perlu disetujui orang kedua sebelum ditransfer.',
    en: 'A second person must approve this amount before the transfer.',
  },
  request: { id: 'Minta persetujuan', en: 'Ask for approval' },
  rejectReason: { id: 'Alasan menolak', en: 'Reason for rejecting' },
  withdrawReason: { id: 'Alasan menarik permintaan', en: 'Reason for withdrawing' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  reject: { id: 'Tolak permintaan', en: 'Reject the request' },
  withdraw: { id: 'Tarik permintaan', en: 'Withdraw the request' },
})

export const outcomes = ['sent', 'requested', 'approved', 'rejected', 'confirmed'] as const
export type Outcome = (typeof outcomes)[number]

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  sent: { id: 'Pengembalian dana dicatat sebagai terkirim.', en: 'The refund is recorded as sent.' },
  requested: {
    id: 'Persetujuan diminta. Orang lain perlu menyetujuinya.',
    en: 'Approval requested. Somebody else has to approve it.',
  },
  approved: {
    id: 'Disetujui. Transfer dananya, lalu catat nomor referensinya.',
    en: 'Approved. Make the transfer, then record its reference.',
  },
  confirmed: { id: 'Pengembalian dana dicatat sebagai diterima.', en: 'The refund is recorded as arrived.' },
  rejected: {
    id: 'Permintaan ditutup. Dananya masih harus dikembalikan.',
    en: 'The request is closed. The money still has to go back.',
  },
})
