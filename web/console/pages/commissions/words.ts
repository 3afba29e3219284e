import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Komisi', en: 'Commission' },
  text: {
    id: 'Komisi dari pesanan yang memakai kode konsultan. Komisi menjadi hak konsultan setelah perjalanan selesai atau paket diterima.',
    en: 'Commission on orders with a consultant’s code. It is earned once the journey is over or the parcel has arrived.',
  },
  sums: { id: 'Ringkasan', en: 'Summary' },
  expected: { id: 'Menunggu', en: 'Expected' },
  earned: { id: 'Menjadi hak', en: 'Earned' },
  reversed: { id: 'Dibatalkan', en: 'Reversed' },
  paid_out: { id: 'Dibayarkan', en: 'Paid out' },
  requested: { id: 'Sedang diproses', en: 'Being paid out' },
  available: { id: 'Dapat dibayarkan', en: 'Available' },
  statement: { id: 'Laporan (CSV dan PDF)', en: 'Statement (CSV and PDF)' },
  account: { id: 'Rekening bank', en: 'Bank account' },
  ask: { id: 'Minta pembayaran', en: 'Ask for a payout' },
  askText: {
    id: (least: string) =>
      `Semua komisi yang dapat dibayarkan disiapkan, lalu tim keuangan mengirimnya ke rekening Anda. Minimum ${least} per pembayaran. Mulai jumlah itu, komisi juga disiapkan otomatis setiap malam.`,
    en: (least: string) =>
      `All available commission is prepared, and our finance team sends it to your account. The minimum for a payout is ${least}. From that amount on, it is also prepared automatically every night.`,
  },
  underway: { id: 'Pembayaran yang sedang diproses', en: 'Payouts on their way' },
  preparedOn: { id: (day: string) => `Disiapkan ${day}`, en: (day: string) => `Prepared ${day}` },
  payout_requested: { id: 'Menunggu tim keuangan', en: 'With our finance team' },
  payout_approved: { id: 'Disetujui, belum dikirim', en: 'Approved, not sent yet' },
  payout_sent: { id: 'Dikirim ke bank Anda', en: 'Sent to your bank' },
  sent: {
    id: 'Permintaan terkirim. Tim keuangan akan memprosesnya.',
    en: 'Your request is sent. Our finance team takes it from here.',
  },
  list: { id: 'Komisi per pesanan', en: 'Commission by order' },
  search: { id: 'Kode pesanan atau nama paket', en: 'Order code or package name' },
  from: { id: 'Dari tanggal', en: 'From' },
  until: { id: 'Sampai tanggal', en: 'Until' },
  state: { id: 'Status', en: 'State' },
  allStates: { id: 'Semua status', en: 'All states' },
  order: { id: 'Pesanan', en: 'Order' },
  consultant: { id: 'Konsultan', en: 'Consultant' },
  at: { id: 'Dicatat', en: 'Recorded' },
  amount: { id: 'Komisi', en: 'Commission' },
  lowered: {
    id: (amount: string) => `Berkurang ${amount} karena dana kembali ke pembeli`,
    en: (amount: string) => `${amount} less, after a refund to the buyer`,
  },
  empty: { id: 'Belum ada komisi', en: 'There is no commission yet' },
  emptyText: {
    id: 'Komisi tercatat di sini saat tagihan pertama dari pesanan dengan kode konsultan dibayar.',
    en: 'Commission is recorded here when the first invoice of an order with a consultant’s code is paid.',
  },
})
