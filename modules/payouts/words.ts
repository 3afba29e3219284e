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
  payoutNumber: { id: 'Nomor pembayaran', en: 'Payout number' },
  drawnAt: { id: 'Disiapkan', en: 'Prepared' },
  reference: { id: 'Referensi bank', en: 'Bank reference' },
  orderOrReason: { id: 'Pesanan atau alasan', en: 'Order or reason' },
  package: { id: 'Paket', en: 'Package' },
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
  commission: { id: 'Komisi', en: 'Commission' },
  commissionTakenBack: { id: 'Komisi dibatalkan', en: 'Commission taken back' },
  commissionPayout: { id: 'Pembayaran komisi', en: 'Payout' },
  commissionPayoutTitle: { id: 'Bukti pembayaran komisi', en: 'Payout statement' },
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
  account_holder_other: {
    id: 'Rekening harus atas nama perusahaan, seperti tertulis di atas',
    en: 'The account must be in the company’s name, as written above',
  },
})

/** What the people of a payee are mailed about its bank account. */
export const accountWords = messages({
  enteredSubject: {
    id: (name: string) => `Rekening baru untuk ${name} menunggu pemeriksaan`,
    en: (name: string) => `A new bank account for ${name} is waiting to be verified`,
  },
  enteredBody: {
    id: (name: string) =>
      `Seseorang dari ${name} mengisi rekening untuk menerima pembayaran. Tim keuangan akan memeriksanya.`,
    en: (name: string) => `Someone at ${name} entered a bank account for payouts. Our finance team will verify it.`,
  },
  verifiedSubject: {
    id: (name: string) => `Rekening ${name} sudah diperiksa`,
    en: (name: string) => `The bank account of ${name} is verified`,
  },
  verifiedBody: {
    id: (name: string) => `Pembayaran untuk ${name} mulai sekarang dikirim ke rekening ini.`,
    en: (name: string) => `Payouts to ${name} now go to this account.`,
  },
  rejectedSubject: {
    id: (name: string) => `Rekening ${name} belum dapat dipakai`,
    en: (name: string) => `The bank account of ${name} can’t be used yet`,
  },
  rejectedBody: {
    id: (name: string) =>
      `Rekening yang diisi untuk ${name} tidak lolos pemeriksaan. Rekening sebelumnya, bila ada, tetap dipakai.`,
    en: (name: string) => `The account entered for ${name} did not pass the check. Any earlier account stays in use.`,
  },
  account: {
    id: (bank: string, number: string, holder: string) => `${bank} ${number}, atas nama ${holder}`,
    en: (bank: string, number: string, holder: string) => `${bank} ${number}, in the name of ${holder}`,
  },
  payableFrom: {
    id: (day: string) => `Pembayaran pertama ke rekening ini paling cepat ${day}.`,
    en: (day: string) => `The first payout to this account is sent on ${day} at the earliest.`,
  },
  reason: { id: (text: string) => `Alasan: ${text}`, en: (text: string) => `Reason: ${text}` },
  notYou: {
    id: 'Bukan Anda atau rekan Anda? Segera hubungi kami dan ganti kata sandi Anda.',
    en: 'Wasn’t this you or a colleague? Contact us right away and change your password.',
  },
  open: { id: 'Lihat rekening', en: 'View the account' },
})

/** The columns of bank accounts as a file, and how one stands. */
export const accountColumns = messages({
  payee: { id: 'Penerima', en: 'Payee' },
  bank: { id: 'Bank', en: 'Bank' },
  number: { id: 'Nomor rekening', en: 'Account number' },
  holder: { id: 'Atas nama', en: 'Account holder' },
  state: { id: 'Status', en: 'Status' },
  entered_by: { id: 'Diisi oleh', en: 'Entered by' },
  entered_at: { id: 'Diisi pada', en: 'Entered at' },
  decided_at: { id: 'Diputuskan pada', en: 'Decided at' },
  reason: { id: 'Alasan', en: 'Reason' },
  payable_from: { id: 'Dipakai mulai', en: 'Paid to from' },
  entered: { id: 'Belum diperiksa', en: 'Not verified yet' },
  verified: { id: 'Dipakai', en: 'In use' },
  rejected: { id: 'Ditolak', en: 'Rejected' },
  withdrawn: { id: 'Diganti sebelum diperiksa', en: 'Replaced before it was verified' },
  replaced: { id: 'Tidak dipakai lagi', en: 'No longer used' },
})
