import { formatRupiah } from '#core/format.ts'
import { type Language, messages } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { validationWords } from '#core/validation.ts'

/** What members read of each state. */
export const stateLabels = messages({
  cart: { id: 'Belum dikirim', en: 'Not sent yet' },
  submitted: { id: 'Dikirim ke bank', en: 'Sent to the bank' },
  accepted: { id: 'Pembukaan rekening diterima', en: 'Account opening accepted' },
  rejected: { id: 'Pembukaan rekening ditolak', en: 'Account opening rejected' },
  saving: { id: 'Sedang menabung', en: 'Saving' },
  reached: { id: 'Target tercapai', en: 'Target reached' },
  withdrawn: { id: 'Pengajuan ditarik', en: 'Application withdrawn' },
  closed: { id: 'Rekening ditutup', en: 'Account closed' },
})

/** What happened to a plan where its state does not say it. */
export const stepLabels = messages({
  first_deposit: { id: 'Setoran pertama diterima', en: 'First deposit received' },
  deposit_corrected: { id: 'Setoran dikoreksi bank', en: 'Deposit corrected by the bank' },
  closing_requested: { id: 'Penutupan rekening diminta', en: 'Closing requested' },
})

const own = messages({
  target_low: {
    id: (above: number) => `Perkiraan harga paket harus di atas ${formatRupiah(rupiah(above), 'id')}`,
    en: (above: number) => `The target must be above ${formatRupiah(rupiah(above), 'en')}`,
  },
  deposit_low: {
    id: (least: number) =>
      `Setoran bulanan di bank ini minimal ${formatRupiah(rupiah(least), 'id')}. Pilih jangka waktu yang lebih pendek atau bank lain`,
    en: (least: number) =>
      `Monthly deposits at this bank start at ${formatRupiah(rupiah(least), 'en')}. Choose fewer months or another bank`,
  },
  months_not_offered: {
    id: 'Bank ini tidak menawarkan jangka waktu tersebut. Pilih jangka waktu atau bank lain',
    en: 'The bank doesn’t offer this duration. Choose another duration or bank',
  },
  correction_before: {
    id: 'Koreksi dengan referensi ini sudah dicatat',
    en: 'A correction with this reference has already been recorded',
  },
  correction_much: {
    id: 'Lebih besar dari saldo tabungan ini',
    en: 'This is more than the balance of the account',
  },
  bank_missing: { id: 'Pilih bank terlebih dahulu', en: 'Choose a bank first' },
  age_low: {
    id: (years: number) => `Pemohon harus berusia minimal ${years} tahun`,
    en: (years: number) => `The applicant must be at least ${years} years old`,
  },
  ktp_missing: { id: 'Unggah KTP Anda', en: 'Upload your ID card (KTP)' },
  npwp_missing: { id: 'Unggah NPWP Anda', en: 'Upload your tax card (NPWP)' },
  terms_unaccepted: { id: 'Setujui ketentuan bank untuk melanjutkan', en: 'Agree to the bank’s terms to continue' },
  data_unaccepted: {
    id: 'Setujui pengiriman data Anda ke bank untuk melanjutkan',
    en: 'Agree to your data being sent to the bank to continue',
  },
})

/** What is said at the fields of an application: the general words, and those about saving. */
export const problemWords = (language: Language) => ({ ...validationWords(language), ...own(language) })

/** The columns of plans as a bank's file has them. */
export const planColumns = messages({
  code: { id: 'Kode', en: 'Code' },
  name: { id: 'Nama', en: 'Name' },
  bank: { id: 'Bank', en: 'Bank' },
  akad: { id: 'Akad', en: 'Contract' },
  target: { id: 'Target', en: 'Target' },
  months: { id: 'Jangka waktu (bulan)', en: 'Term (months)' },
  state: { id: 'Status', en: 'Status' },
  submitted_at: { id: 'Dikirim', en: 'Sent' },
  closing_requested_at: { id: 'Penutupan diminta', en: 'Closing requested' },
  balance: { id: 'Saldo', en: 'Balance' },
})

export const depositColumns = messages({
  paid_at: { id: 'Waktu bayar', en: 'Paid' },
  received_at: { id: 'Tercatat', en: 'Recorded' },
  code: { id: 'Kode tabungan', en: 'Savings code' },
  name: { id: 'Nama', en: 'Name' },
  kind: { id: 'Jenis', en: 'Kind' },
  amount: { id: 'Jumlah', en: 'Amount' },
  reference: { id: 'Referensi', en: 'Reference' },
  deposit: { id: 'Setoran', en: 'Deposit' },
  correction: { id: 'Koreksi', en: 'Correction' },
  payout: { id: 'Pencairan', en: 'Payout' },
})
