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
