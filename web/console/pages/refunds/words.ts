import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pengembalian dana', en: 'Refunds' },
  text: {
    id: 'Dana yang harus dikembalikan, yang terlama lebih dulu. Buka satu untuk memprosesnya.',
    en: 'Money to send back, oldest first. Open one to process it.',
  },
  open: { id: 'Yang belum selesai', en: 'What is open' },
  count: { id: (n: string) => `${n} pengembalian`, en: (n: string) => (n === '1' ? '1 refund' : `${n} refunds`) },
  list: { id: 'Daftar pengembalian dana', en: 'List of refunds' },
  search: { id: 'Nama pembayar, nomor tagihan, atau nomor pembayaran', en: 'Payer, invoice or payment number' },
  status: { id: 'Status', en: 'Status' },
  allStatuses: { id: 'Semua yang belum selesai', en: 'All that is open' },
  payer: { id: 'Pembayar', en: 'Paid by' },
  invoice: { id: 'Tagihan', en: 'Invoice' },
  amount: { id: 'Jumlah', en: 'Amount' },
  why: { id: 'Alasan', en: 'Reason' },
  since: { id: 'Sejak', en: 'Since' },
  waitsFor: { id: 'Menunggu', en: 'Waits for' },
  none: { id: 'Tidak ada dana yang harus dikembalikan', en: 'No money has to go back' },
  noneText: {
    id: 'Dana dari pesanan yang dibatalkan akan muncul di sini.',
    en: 'Money from cancelled orders will appear here.',
  },
})
