import { messages } from '#core/messages.ts'

/** Of statements and exports. */
export const words = messages({
  payout: { id: 'Pembayaran mitra', en: 'Payout' },
  payoutTitle: { id: 'Bukti pembayaran mitra', en: 'Payout statement' },
  periodTitle: { id: 'Laporan pendapatan', en: 'Earnings statement' },
  payee: { id: 'Penerima', en: 'Payee' },
  severalPayees: { id: 'Semua penerima', en: 'All payees' },
  amount: { id: 'Jumlah', en: 'Amount' },
  status: { id: 'Status', en: 'Status' },
  at: { id: 'Waktu', en: 'Time' },
  drawnAt: { id: 'Disiapkan', en: 'Prepared' },
  reference: { id: 'Referensi bank', en: 'Bank reference' },
  orderOrReason: { id: 'Pesanan atau alasan', en: 'Order or reason' },
  lines: { id: 'Rincian', en: 'Lines' },
  period: { id: 'Periode', en: 'Period' },
  until: { id: (day: string) => `sampai ${day}`, en: (day: string) => `until ${day}` },
  days: {
    id: (from: string, until: string) => `${from} sampai ${until}`,
    en: (from: string, until: string) => `${from} to ${until}`,
  },
  earned: { id: 'Pendapatan', en: 'Earned' },
  takenBack: { id: 'Dikembalikan ke pembeli', en: 'Refunded to buyers' },
  fee: { id: 'Biaya layanan', en: 'Service fee' },
  paid: { id: 'Sudah dikirim', en: 'Paid out' },
  due: { id: 'Belum kami kirim kepada Anda', en: 'Not sent to you yet' },
  total: { id: 'Total', en: 'Total' },
  noLines: { id: 'Tidak ada pendapatan dalam periode ini.', en: 'There are no earnings in this period.' },
  more: {
    id: (n: number) => `Hanya ${n} baris yang dicetak. Semua baris ada di berkas CSV.`,
    en: (n: number) => `Only ${n} lines are printed. The CSV file has all of them.`,
  },
})

export const statusWords = messages({
  due: { id: 'Belum dikirim', en: 'Not sent' },
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  approved: { id: 'Disetujui, belum dikirim', en: 'Approved, not sent' },
  sent: { id: 'Terkirim', en: 'Sent' },
  confirmed: { id: 'Sudah diterima', en: 'Arrived' },
  returned: { id: 'Dikembalikan bank', en: 'Returned by the bank' },
})

/** Refused at a field. */
export const fieldWords = messages({
  day_after_last: {
    id: 'Pilih hari sebelum hari terakhir, atau hari itu juga',
    en: 'Choose the last day or one before it',
  },
  day_to_come: { id: 'Pilih hari ini atau sebelumnya', en: 'Choose today or an earlier day' },
})
