import { messages } from '#core/messages.ts'

export const words = messages({
  refunds: { id: 'Pengembalian dana', en: 'Refunds' },
  title: {
    id: (n: string) => `${n} pengembalian dana sekaligus`,
    en: (n: string) => (n === '1' ? '1 refund' : `${n} refunds together`),
  },
  sum: { id: 'Jumlah semuanya', en: 'Total' },
  count: { id: 'Pengembalian dana', en: 'Refunds' },
  madeBy: { id: 'Disiapkan oleh', en: 'Prepared by' },
  by: {
    id: (name: string, when: string) => `${name}, ${when}`,
    en: (name: string, when: string) => `${name}, ${when}`,
  },
  sendTitle: { id: 'Kirim semuanya', en: 'Send them all' },
  sendText: {
    id: 'Yang bisa lewat penyedia pembayaran langsung diproses. Sisanya masuk daftar transfer, dan keluarga yang belum memberi rekening kami ingatkan lewat email.',
    en: 'Those that can go through the payment provider are processed at once. The rest go on a transfer list, and we email families who haven’t given an account.',
  },
  needsApproval: {
    id: 'Jumlahnya mencapai batas persetujuan, dihitung dengan yang Anda kirim hari ini. Semuanya menunggu persetujuan orang kedua.',
    en: 'The total reaches the approval limit, counting what you sent today. All of them wait for a second person.',
  },
  code: { id: 'Kode dari aplikasi autentikator', en: 'Code from your authenticator app' },
  send: { id: 'Kirim semuanya', en: 'Send them all' },
  request: { id: 'Minta persetujuan', en: 'Ask for approval' },
  decideTitle: { id: 'Persetujuan', en: 'Approval' },
  requestedBy: { id: (name: string) => `Diminta oleh ${name}.`, en: (name: string) => `Requested by ${name}.` },
  ownRequest: {
    id: 'Anda yang memintanya; orang lain yang menyetujui.',
    en: 'You requested it; somebody else has to approve it.',
  },
  approve: { id: 'Setujui dan kirim semuanya', en: 'Approve and send them all' },
  reject: { id: 'Tolak', en: 'Reject' },
  withdraw: { id: 'Tarik permintaan', en: 'Withdraw the request' },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Minimal 10 karakter', en: 'At least 10 characters' },
  rows: { id: 'Pengembalian dana ini', en: 'These refunds' },
  payer: { id: 'Pembayar', en: 'Paid by' },
  invoice: { id: 'Tagihan', en: 'Invoice' },
  amount: { id: 'Jumlah', en: 'Amount' },
  happens: { id: 'Yang akan terjadi', en: 'What will happen' },
  happened: { id: 'Hasil', en: 'Result' },
  transfersTitle: { id: 'Daftar transfer', en: 'Transfer list' },
  transfersText: {
    id: (n: string) =>
      `${n} masih harus ditransfer. Berkas CSV berisi nomor rekening lengkap; setiap unduhan dicatat di audit.`,
    en: (n: string) =>
      `${n} still to be transferred. The CSV file has whole account numbers; each download is recorded in the audit.`,
  },
  download: { id: 'Unduh daftar transfer (CSV)', en: 'Download the transfer list (CSV)' },
  noteTitle: { id: 'Catat referensi transfer', en: 'Record transfer references' },
  noteText: {
    id: 'Isi yang sudah ditransfer. Yang kosong tetap menunggu.',
    en: 'Fill in those you have transferred. Empty ones keep waiting.',
  },
  referenceOf: {
    id: (payer: string, sum: string) => `${payer}, ${sum}`,
    en: (payer: string, sum: string) => `${payer}, ${sum}`,
  },
  pasteTitle: { id: 'Tempel dari berkas', en: 'Paste from a file' },
  pasted: { id: 'ID pengembalian dana dan referensi', en: 'Refund ID and reference' },
  pastedHint: {
    id: 'Satu per baris: ID,referensi. ID ada di kolom pertama daftar transfer.',
    en: 'One per line: ID,reference. The ID is in the first column of the transfer list.',
  },
  note: { id: 'Catat sebagai terkirim', en: 'Record as sent' },
  nothingTyped: { id: 'Isi minimal satu referensi', en: 'Fill in at least one reference' },
})

/** What becomes of one. */
export const rowWords = messages({
  gateway: { id: (name: string) => `Lewat ${name}`, en: (name: string) => `Through ${name}` },
  transfer: {
    id: (bank: string, number: string) => `Transfer ke ${bank} ${number}`,
    en: (bank: string, number: string) => `Transfer to ${bank} ${number}`,
  },
  willRemind: {
    id: 'Rekening belum ada; keluarga akan diingatkan',
    en: 'No account yet; the family will be reminded',
  },
  reminded: {
    id: 'Rekening belum ada; keluarga sudah diingatkan',
    en: 'No account yet; the family was reminded',
  },
  waiting: { id: 'Menunggu persetujuan sendiri', en: 'Waits for its own approval' },
  done: { id: 'Sudah dikirim sebelumnya', en: 'Already sent before' },
  elsewhere: { id: 'Sudah ada di daftar transfer lain', en: 'Already on another transfer list' },
  refused: {
    id: 'Penyedia pembayaran menolak; kirim lewat transfer',
    en: 'The payment provider said no; send it by transfer',
  },
  sent: { id: (reference: string) => `Terkirim, ${reference}`, en: (reference: string) => `Sent, ${reference}` },
})

export const outcomes = ['sent', 'requested', 'approved', 'rejected', 'noted', 'noted_some'] as const
export type BatchDone = (typeof outcomes)[number]

export const doneWords = messages({
  sent: { id: 'Diproses. Hasil setiap pengembalian ada di bawah.', en: 'Processed. The result of each is below.' },
  requested: { id: 'Persetujuan diminta', en: 'Approval requested' },
  approved: { id: 'Disetujui. Hasil setiap pengembalian ada di bawah.', en: 'Approved. The result of each is below.' },
  rejected: { id: 'Ditolak. Dananya tetap harus dikembalikan.', en: 'Rejected. The money still has to go back.' },
  noted: { id: 'Referensi dicatat', en: 'References recorded' },
  noted_some: {
    id: 'Sebagian dicatat. Yang belum terkirim masih ada di daftar di bawah.',
    en: 'Some were recorded. Those not sent are still in the list below.',
  },
})
