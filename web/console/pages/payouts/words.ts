import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pembayaran mitra', en: 'Payouts' },
  text: {
    id: 'Uang untuk travel, toko, dan konsultan: kirim, setujui, lalu catat apakah sudah diterima.',
    en: 'Money for agencies, stores and consultants: send it, approve it, then record whether it arrived.',
  },
  open: { id: 'Yang perlu dikerjakan', en: 'What needs doing' },
  list: { id: 'Daftar pembayaran mitra', en: 'List of payouts' },
  search: { id: 'Referensi bank', en: 'Bank reference' },
  status: { id: 'Status', en: 'Status' },
  allStatuses: { id: 'Semua status', en: 'All statuses' },
  payee: { id: 'Penerima', en: 'Payee' },
  allPayees: { id: 'Semua penerima', en: 'All payees' },
  from: { id: 'Disiapkan dari', en: 'Prepared from' },
  until: { id: 'Disiapkan sampai', en: 'Prepared until' },
  drawnAt: { id: 'Disiapkan', en: 'Prepared' },
  amount: { id: 'Jumlah', en: 'Amount' },
  reference: { id: 'Referensi', en: 'Reference' },
  count: { id: (n: string) => `${n} pembayaran mitra`, en: (n: string) => (n === '1' ? '1 payout' : `${n} payouts`) },
  draw: { id: 'Siapkan pembayaran', en: 'Prepare payouts' },
  drawText: {
    id: 'Semua pendapatan sampai hari itu disiapkan sekarang, juga yang di bawah jumlah minimum.',
    en: 'Everything earned up to that day is prepared now, also below the minimum.',
  },
  drawFrom: { id: 'Pendapatan dari', en: 'Earned from' },
  drawFromHint: { id: 'Kosongkan untuk semua yang belum dibayar', en: 'Leave empty for all that is unpaid' },
  drawUntil: { id: 'Pendapatan sampai', en: 'Earned until' },
  drawButton: { id: 'Siapkan sekarang', en: 'Prepare now' },
  drawn: { id: 'Pembayaran disiapkan.', en: 'Payouts are prepared.' },
  noneDrawn: {
    id: 'Tidak ada pendapatan yang belum disiapkan sampai hari itu.',
    en: 'Nothing was left to prepare up to that day.',
  },
  empty: { id: 'Belum ada pembayaran mitra', en: 'There are no payouts yet' },
  emptyText: {
    id: 'Setiap malam, pendapatan dari perjalanan yang selesai disiapkan di sini untuk dikirim.',
    en: 'Every night, earnings from completed journeys are prepared here to be sent.',
  },
})
