import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Laporan pendapatan', en: 'Statement' },
  text: {
    id: 'Pendapatan dari perjalanan yang selesai, pengembalian ke pembeli, biaya layanan, dan yang sudah dikirim kepada Anda.',
    en: 'Earnings from completed journeys, refunds to buyers, service fees, and what was sent to you.',
  },
  sums: { id: 'Ringkasan', en: 'Summary' },
  earned: { id: 'Pendapatan', en: 'Earned' },
  taken_back: { id: 'Dikembalikan ke pembeli', en: 'Refunded to buyers' },
  fees: { id: 'Biaya layanan', en: 'Service fee' },
  paid: { id: 'Sudah dikirim', en: 'Paid out' },
  due: { id: 'Belum kami kirim kepada Anda', en: 'Not sent to you yet' },
  pdf: { id: 'Unduh PDF', en: 'Download PDF' },
  list: { id: 'Rincian pendapatan', en: 'Earnings in detail' },
  search: { id: 'Kode pesanan atau alasan', en: 'Order code or reason' },
  from: { id: 'Dari tanggal', en: 'From' },
  until: { id: 'Sampai tanggal', en: 'Until' },
  at: { id: 'Waktu', en: 'Time' },
  order: { id: 'Pesanan atau alasan', en: 'Order or reason' },
  amount: { id: 'Jumlah', en: 'Amount' },
  payout: { id: 'Pembayaran mitra', en: 'Payout' },
  textOfConsultant: {
    id: 'Komisi yang menjadi hak Anda, yang dibatalkan setelah itu, dan yang sudah dikirim kepada Anda.',
    en: 'Commission you have earned, what was taken back after that, and what was sent to you.',
  },
  earnedOfConsultant: { id: 'Komisi', en: 'Commission' },
  takenBackOfConsultant: { id: 'Komisi dibatalkan', en: 'Commission taken back' },
  payoutOfConsultant: { id: 'Pembayaran komisi', en: 'Payout' },
  payoutPdf: { id: 'Bukti (PDF)', en: 'Statement (PDF)' },
  prepared: { id: 'Disiapkan, belum dikirim', en: 'Prepared, not sent yet' },
  unpaid: { id: 'Belum disiapkan', en: 'Not prepared yet' },
  empty: { id: 'Belum ada pendapatan', en: 'There are no earnings yet' },
  emptyText: {
    id: 'Pendapatan tercatat di sini setelah perjalanan selesai.',
    en: 'Earnings are recorded here once a journey is over.',
  },
})
