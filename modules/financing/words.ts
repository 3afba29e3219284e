import { messages } from '#core/messages.ts'

export const words = messages({
  months: {
    id: (most: number) => `Pilih jangka waktu 1 sampai ${most} bulan`,
    en: (most: number) => `Choose a term of 1 to ${most} months`,
  },
  monthsOffered: {
    id: (months: string) => `Bank ini menawarkan jangka waktu ${months} bulan`,
    en: (months: string) => `This bank offers terms of ${months} months`,
  },
  termsGone: {
    id: 'Penawaran bank ini sudah berubah. Pilih lagi penawaran yang tersedia',
    en: 'This bank’s offer has changed. Please choose again',
  },
  yearsEmployed: {
    id: (least: number) => `Lama bekerja atau berusaha minimal ${least} tahun`,
    en: (least: number) => `At least ${least} years of employment or experience`,
  },
  leastAge: {
    id: (years: number) => `Pemohon harus berusia minimal ${years} tahun`,
    en: (years: number) => `The applicant must be at least ${years} years old`,
  },
  phoneFixed: {
    id: 'Nomor HP yang sudah diverifikasi tidak dapat diganti. Batalkan, lalu ajukan lagi',
    en: 'A verified mobile number can’t change. Withdraw, then apply again',
  },
  consentNeeded: {
    id: 'Setujui untuk melanjutkan',
    en: 'Please agree to continue',
  },
  priceTooLow: {
    id: (least: string) => `Harga ini terlalu kecil untuk dibiayai. Pembiayaan minimal ${least}`,
    en: (least: string) => `This price is too low to finance. The minimum financed is ${least}`,
  },
  downPaymentMost: {
    id: (most: string, least: string) => `Uang muka paling banyak ${most}, karena pembiayaan minimal ${least}`,
    en: (most: string, least: string) => `The down payment can be at most ${most}: the minimum financed is ${least}`,
  },
  downPaymentLeast: {
    id: (least: string) => `Uang muka paling sedikit ${least}`,
    en: (least: string) => `The down payment must be at least ${least}`,
  },
  againNeeded: {
    id: 'Tulis alasan untuk minimal satu dokumen',
    en: 'Write a reason for at least one document',
  },
  dayToCome: { id: 'Tanggal ini belum tiba', en: 'This day is still to come' },
  dayBeforeApproval: {
    id: 'Tanggal ini sebelum pengajuan disetujui',
    en: 'This day is before the application was approved',
  },
  amountOther: {
    id: (amount: string) =>
      `Bank mencatat ${amount}. Jika di rekening lain jumlahnya, pilih “Belum masuk” dan tulis jumlahnya: bank yang membetulkan`,
    en: (amount: string) =>
      `The bank says ${amount}. If the account shows another sum, choose “Not arrived” and write it: the bank puts it right`,
  },
  dayBeforeMoney: { id: 'Tanggal ini sebelum bank mencairkan dana', en: 'This day is before the bank paid' },
  amountAgreed: {
    id: (amount: string) =>
      `Cicilan ini ${amount} menurut jadwal. Catat tepat sejumlah itu, atau pakai pelunasan dipercepat`,
    en: (amount: string) => `This instalment is ${amount} in the schedule. Record exactly that, or use early payoff`,
  },
})

/** The columns of applications as a bank's file has them. */
export const applicationColumns = messages({
  code: { id: 'Kode', en: 'Code' },
  name: { id: 'Nama', en: 'Name' },
  bank: { id: 'Bank', en: 'Bank' },
  akad: { id: 'Akad', en: 'Contract' },
  financed: { id: 'Pembiayaan', en: 'Financed' },
  months: { id: 'Jangka waktu (bulan)', en: 'Term (months)' },
  state: { id: 'Status', en: 'Status' },
  submitted_at: { id: 'Dikirim', en: 'Sent' },
  expires_at: { id: 'Batas waktu', en: 'Deadline' },
})

/** The columns of what banks say they have paid us. */
export const disbursementColumns = messages({
  code: { id: 'Kode pengajuan', en: 'Application code' },
  bank: { id: 'Bank', en: 'Bank' },
  amount: { id: 'Jumlah', en: 'Amount' },
  disbursed_on: { id: 'Tanggal pencairan', en: 'Disbursed on' },
  reference: { id: 'Nomor referensi', en: 'Reference' },
  reported_at: { id: 'Dilaporkan', en: 'Reported' },
  received_at: { id: 'Terlihat di rekening', en: 'Seen on the account' },
  missed_reason: { id: 'Belum masuk', en: 'Not arrived' },
})
