import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pengembalian dana', en: 'Refunds' },
  text: {
    id: 'Dana yang harus dikembalikan, yang terlama lebih dulu. Buka satu, atau pilih beberapa untuk dikirim sekaligus.',
    en: 'Money to send back, oldest first. Open one, or choose several to send together.',
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
  inBatch: { id: 'Pengiriman bersama', en: 'Its batch' },
  waitsFor: { id: 'Menunggu', en: 'Waits for' },
  departure: { id: 'Keberangkatan', en: 'Departure' },
  allDepartures: { id: 'Semua keberangkatan', en: 'All departures' },
  departureOption: {
    id: (day: string, name: string, n: string) => `${day}, ${name} (${n})`,
    en: (day: string, name: string, n: string) => `${day}, ${name} (${n})`,
  },
  choose: { id: 'Pilih', en: 'Choose' },
  chooseOne: {
    id: (payer: string, invoice: string) => `Pilih ${payer}, tagihan ${invoice}`,
    en: (payer: string, invoice: string) => `Choose ${payer}, invoice ${invoice}`,
  },
  together: { id: 'Kirim sekaligus', en: 'Send together' },
  togetherText: {
    id: (most: string) => `Paling banyak ${most} sekali kirim. Anda memeriksanya dulu di halaman berikutnya.`,
    en: (most: string) => `Up to ${most} at a time. You check them on the next page first.`,
  },
  choosePage: { id: 'Pilih semua di halaman ini', en: 'Choose all on this page' },
  chooseNone: { id: 'Kosongkan pilihan', en: 'Clear the choice' },
  chosen: {
    id: (n: string, sum: string) => `${n} dipilih, ${sum}`,
    en: (n: string, sum: string) => `${n} chosen, ${sum}`,
  },
  check: { id: 'Periksa yang dipilih', en: 'Check what I chose' },
  chooseSome: { id: 'Pilih minimal satu pengembalian dana', en: 'Choose at least one refund' },
  batches: { id: 'Kiriman bersama terakhir', en: 'Latest sent together' },
  batchLine: {
    id: (when: string, name: string) => `${when}, oleh ${name}`,
    en: (when: string, name: string) => `${when}, by ${name}`,
  },
  batchSum: {
    id: (n: string, sum: string) => `${n} pengembalian, ${sum}`,
    en: (n: string, sum: string) => (n === '1' ? `1 refund, ${sum}` : `${n} refunds, ${sum}`),
  },
  toTransfer: { id: (n: string) => `${n} belum ditransfer`, en: (n: string) => `${n} not transferred yet` },
  none: { id: 'Tidak ada dana yang harus dikembalikan', en: 'No money has to go back' },
  noneText: {
    id: 'Dana dari pesanan yang dibatalkan akan muncul di sini.',
    en: 'Money from cancelled orders will appear here.',
  },
})
