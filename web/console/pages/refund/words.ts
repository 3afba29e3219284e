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
    id: (code: string, gateway: string) => `Tagihan ${code}, lewat ${gateway}`,
    en: (code: string, gateway: string) => `Invoice ${code}, through ${gateway}`,
  },
  order: { id: 'Pesanan', en: 'Order' },
  seeOrder: { id: 'Lihat pesanan', en: 'See the order' },
  requested: { id: 'Persetujuan diminta', en: 'Approval requested' },
  requestedBy: {
    id: (name: string, when: string) => `${name}, ${when}`,
    en: (name: string, when: string) => `${name}, ${when}`,
  },
  number: { id: 'Nomor pembayaran', en: 'Payment number' },
  ownRequest: {
    id: 'Anda yang memintanya; orang lain yang menyetujui.',
    en: 'You requested it; somebody else has to approve it.',
  },
  reference: { id: 'Nomor referensi transfer', en: 'Transfer reference' },
  referenceHint: { id: 'Dari bank, minimal 3 karakter', en: 'From the bank, at least 3 characters' },
  send: { id: 'Catat sebagai terkirim', en: 'Record as sent' },
  byTransfer: { id: 'Kirim lewat transfer bank', en: 'Send by bank transfer' },
  returnTitle: {
    id: (gateway: string) => `Kembalikan lewat ${gateway}`,
    en: (gateway: string) => `Return through ${gateway}`,
  },
  returnText: {
    id: (way: string) => `Dana kembali ke ${way} yang dipakai membayar. Tidak perlu transfer dan nomor rekening.`,
    en: (way: string) => `The money goes back to the ${way} it was paid with. No transfer or account number needed.`,
  },
  return: { id: 'Kembalikan sekarang', en: 'Return it now' },
  sendingText: {
    id: (gateway: string) =>
      `${gateway} sedang memprosesnya. Kami menanyakan hasilnya sampai jelas. Jangan mentransfer dana ini.`,
    en: (gateway: string) =>
      `${gateway} is processing it. We keep asking until the result is clear. Don’t transfer this money.`,
  },
  lookText: {
    id: (gateway: string) =>
      `${gateway} belum menjawab. Buka dasbor ${gateway}, cari nomor pembayaran ini, lalu catat hasilnya.`,
    en: (gateway: string) =>
      `${gateway} hasn’t answered. Open the ${gateway} dashboard, find this payment number and record what it shows.`,
  },
  lookReference: { id: 'Nomor referensi pengembalian', en: 'Refund reference' },
  lookHint: { id: 'Dari dasbor, minimal 3 karakter', en: 'From the dashboard, at least 3 characters' },
  returned: { id: 'Catat: sudah dikembalikan', en: 'Record as returned' },
  missingNote: { id: 'Yang terlihat di dasbor', en: 'What the dashboard shows' },
  missingHint: {
    id: 'Misalnya “gagal” atau “tidak ada”, minimal 3 karakter',
    en: 'Such as “failed” or “not there”, at least 3 characters',
  },
  missing: { id: 'Catat: tidak dikembalikan', en: 'Record as not returned' },
  gatewayNote: { id: 'Jawaban penyedia', en: 'Provider’s answer' },
  bank: { id: 'Bank tujuan', en: 'Bank' },
  accountNumber: { id: 'Nomor rekening', en: 'Account number' },
  holder: { id: 'Pemilik rekening', en: 'Account holder' },
  showNumber: { id: 'Tampilkan nomor', en: 'Show number' },
  showNote: { id: 'Setiap kali dibuka, tercatat di audit.', en: 'Each look is recorded in the audit.' },
  noAccount: {
    id: 'Keluarga ini belum mengisi rekening tujuan, jadi dananya belum bisa ditransfer. Kirim pengingat agar mereka mengisinya di halaman pesanan.',
    en: 'The family hasn’t entered a bank account, so the money can’t be transferred yet. Send a reminder to enter it on their order page.',
  },
  remind: { id: 'Kirim pengingat', en: 'Send a reminder' },
  via: { id: 'Dikirim lewat', en: 'Sent by' },
  viaTransfer: { id: 'Transfer bank', en: 'Bank transfer' },
  confirm: { id: 'Catat sebagai diterima', en: 'Record as arrived' },
  proof: { id: 'Bukti diterima', en: 'Proof of arrival' },
  proofHint: { id: 'Misalnya nomor mutasi, minimal 3 karakter', en: 'Such as a statement line, at least 3 characters' },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  approve: { id: 'Setujui transfer', en: 'Approve the transfer' },
  needsApproval: {
    id: 'Jumlah ini perlu disetujui orang kedua sebelum ditransfer.',
    en: 'A second person must approve this amount before the transfer.',
  },
  inBatch: { id: 'Refund ini ada di kiriman bersama.', en: 'This refund is part of a batch.' },
  openBatch: { id: 'Buka kirimannya', en: 'Open the batch' },
  request: { id: 'Minta persetujuan', en: 'Ask for approval' },
  rejectReason: { id: 'Alasan menolak', en: 'Reason for rejecting' },
  withdrawReason: { id: 'Alasan menarik permintaan', en: 'Reason for withdrawing' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  reject: { id: 'Tolak permintaan', en: 'Reject the request' },
  withdraw: { id: 'Tarik permintaan', en: 'Withdraw the request' },
})

export const outcomes = [
  'sent',
  'requested',
  'approved',
  'rejected',
  'confirmed',
  'returning',
  'missing',
  'reminded',
] as const
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
  returning: {
    id: 'Diteruskan ke penyedia pembayaran. Hasilnya muncul di sini, biasanya dalam satu menit.',
    en: 'Passed to the payment provider. The result appears here, usually within a minute.',
  },
  missing: {
    id: 'Dicatat sebagai tidak dikembalikan. Dananya masih harus dikirim.',
    en: 'Recorded as not returned. The money still has to be sent.',
  },
  reminded: {
    id: 'Pengingat dikirim. Paling banyak satu email sehari.',
    en: 'Reminder sent. At most one email a day.',
  },
  confirmed: { id: 'Pengembalian dana dicatat sebagai diterima.', en: 'The refund is recorded as arrived.' },
  rejected: {
    id: 'Permintaan ditutup. Dananya masih harus dikembalikan.',
    en: 'The request is closed. The money still has to go back.',
  },
})
