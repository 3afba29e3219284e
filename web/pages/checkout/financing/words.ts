import { messages } from '#core/messages.ts'

/** Fixed words of the form; they come with it as data, in the one language it is read in. */
export const labels = messages({
  heading: { id: 'Ajukan pembiayaan', en: 'Apply for financing' },
  lead: {
    id: 'Bank yang memeriksa dan memutuskan. Anda belum membayar apa pun sampai bank menyetujui.',
    en: 'The bank reviews and decides. You pay nothing until it approves.',
  },
  hold: { id: 'Kursi Anda disimpan. Sisa waktu', en: 'Your seats are held. Time left' },
  hurry: { id: 'Kurang dari 5 menit lagi.', en: 'Less than 5 minutes left.' },
  // plan
  plan: { id: 'Rencana pembiayaan', en: 'Your financing plan' },
  planText: {
    id: 'Pilih jangka waktu dan uang muka, lalu bandingkan bank. Baca akadnya dulu, baru pilih bank.',
    en: 'Choose the months and the down payment, then compare the banks. Read the contract before you choose one.',
  },
  months: { id: 'Jangka waktu', en: 'Months' },
  down_payment: { id: 'Uang muka (DP)', en: 'Down payment' },
  terms_id: { id: 'Bank', en: 'Bank' },
  details: { id: 'Rincian dan jadwal', en: 'Details and schedule' },
  recount: { id: 'Hitung ulang', en: 'Recalculate' },
  noOffers: {
    id: 'Belum ada bank untuk pilihan ini. Ubah uang muka atau jangka waktu.',
    en: 'No bank offers this. Change the down payment or the months.',
  },
  // work
  work: { id: 'Pekerjaan dan penghasilan', en: 'Work and income' },
  years_employed: { id: 'Lama bekerja atau berusaha (tahun)', en: 'Years of employment or experience' },
  monthly_income: { id: 'Penghasilan per bulan', en: 'Monthly income' },
  referral_code: { id: 'Kode referral', en: 'Referral code' },
  optional: { id: '(opsional)', en: '(optional)' },
  phoneProved: {
    id: 'Nomor ini sudah diverifikasi dan tidak dapat diganti.',
    en: 'This number is verified and can’t be changed.',
  },
  // code
  verify: { id: 'Verifikasi nomor HP', en: 'Verify your mobile number' },
  verifyLead: { id: 'Masukkan kode 6 angka yang dikirim ke', en: 'Enter the 6-digit code sent to' },
  code: { id: 'Kode verifikasi', en: 'Verification code' },
  resend: { id: 'Kirim ulang kode', en: 'Send the code again' },
  next: { id: 'Simpan dan lanjut ke dokumen', en: 'Save and go on to documents' },
  nextVerify: { id: 'Verifikasi dan lanjut', en: 'Verify and continue' },
  working: { id: 'Sedang diproses', en: 'Processing' },
  perMonth: { id: 'Cicilan per bulan', en: 'Monthly instalment' },
  // documents
  documents: { id: 'Unggah dokumen', en: 'Upload documents' },
  documentsText: {
    id: 'JPG, PNG, WebP atau PDF, maksimal 2 MB. Disimpan terenkripsi; hanya Anda dan bank ini yang dapat membukanya.',
    en: 'JPG, PNG, WebP or PDF, up to 2 MB. Stored encrypted; only you and this bank can open them.',
  },
  toConfirm: { id: 'Lanjut ke konfirmasi', en: 'Continue to confirmation' },
  stillMissing: {
    id: 'Unggah semua dokumen untuk melanjutkan.',
    en: 'Upload all documents to continue.',
  },
  toIdentity: { id: 'Ubah identitas', en: 'Edit your details' },
  toDocuments: { id: 'Ubah dokumen', en: 'Change documents' },
  // confirm
  confirm: { id: 'Periksa dan kirim ke bank', en: 'Check and send to the bank' },
  order: { id: 'Pesanan dan dokumen', en: 'Order and documents' },
  bank: { id: 'Bank dan akad', en: 'Bank and contract' },
  consents: { id: 'Persetujuan', en: 'Your consent' },
  accept_privacy: { id: 'Saya menyetujui Kebijakan Privasi', en: 'I agree to the Privacy policy' },
  consentMore: { id: 'Selengkapnya:', en: 'Read in full:' },
  toTerms: { id: 'Syarat dan Ketentuan', en: 'Terms and conditions' },
  toPrivacy: { id: 'Kebijakan Privasi', en: 'Privacy policy' },
  send: { id: 'Kirim pengajuan', en: 'Send the application' },
  sendHint: {
    id: 'Anda dapat membatalkan pengajuan selama uang muka belum dibayar.',
    en: 'You can withdraw the application until the down payment is paid.',
  },
  heavyTitle: { id: 'Cicilan ini berat untuk penghasilan Anda', en: 'This instalment is high for your income' },
  // begin
  begin: { id: 'Pilih keberangkatan', en: 'Choose a departure' },
  departure: { id: 'Tanggal berangkat', en: 'Departure date' },
  travellers: { id: 'Jamaah', en: 'Travellers' },
  beginNext: { id: 'Lanjut isi data', en: 'Continue' },
  less: { id: 'Kurangi', en: 'Remove one' },
  more: { id: 'Tambah', en: 'Add one' },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them, and those of the rarer screens. */
export const words = messages({
  title: { id: 'Pengajuan Pembiayaan', en: 'Financing application' },
  beginText: {
    id: (minutes: number) => `Kursi disimpan ${minutes} menit sambil Anda mengisi data.`,
    en: (minutes: number) => `We hold the seats for ${minutes} minutes while you fill in the form.`,
  },
  steps: { id: 'Langkah pengajuan', en: 'Application steps' },
  done: { id: 'selesai', en: 'done' },
  stepIdentity: { id: 'Data', en: 'Details' },
  stepDocuments: { id: 'Dokumen', en: 'Documents' },
  stepConfirm: { id: 'Konfirmasi', en: 'Confirm' },
  holdUntil: {
    id: (moment: string) => `Kursi Anda disimpan sampai ${moment}.`,
    en: (moment: string) => `Your seats are held until ${moment}.`,
  },
  monthsShort: { id: (n: number) => `${n} bulan`, en: (n: number) => `${n} months` },
  downRange: {
    id: (least: string, most: string) => `Antara ${least} dan ${most}.`,
    en: (least: string, most: string) => `Between ${least} and ${most}.`,
  },
  incomeLeast: {
    id: (least: string) => `Penghasilan bersih Anda sendiri, minimal ${least}.`,
    en: (least: string) => `Your own net income, at least ${least}.`,
  },
  yearsLeast: { id: (n: number) => `Minimal ${n} tahun.`, en: (n: number) => `At least ${n} years.` },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  licence: {
    id: (kind: string, number: string) => `Izin ${kind} ${number}`,
    en: (kind: string, number: string) => `${kind} licence ${number}`,
  },
  marginText: {
    id: (rate: string, amount: string) => `Margin ${rate} per tahun, tetap: ${amount}`,
    en: (rate: string, amount: string) => `Flat margin of ${rate} a year: ${amount}`,
  },
  ujrahText: {
    id: (amount: string) => `Ujrah (biaya jasa) tetap: ${amount}`,
    en: (amount: string) => `Fixed fee (ujrah): ${amount}`,
  },
  cashAndFinanced: {
    id: (price: string, financed: string) => `Harga tunai ${price}, dibiayai bank ${financed}`,
    en: (price: string, financed: string) => `Cash price ${price}, financed by the bank ${financed}`,
  },
  priceOn: {
    id: (amount: string, day: string) => `${amount} per orang, berangkat ${day}`,
    en: (amount: string, day: string) => `${amount} per person, departing ${day}`,
  },
  inAll: {
    id: (amount: string) => `Total yang Anda bayar: ${amount}`,
    en: (amount: string) => `You pay in all: ${amount}`,
  },
  offerTitle: {
    id: (bank: string, akad: string) => `${bank} · ${akad}`,
    en: (bank: string, akad: string) => `${bank} · ${akad}`,
  },
  scheduleRow: {
    id: (number: number, day: string) => `Cicilan ${number}, ${day}`,
    en: (number: number, day: string) => `Instalment ${number}, ${day}`,
  },
  sendAgain: {
    id: (reason: string) => `Bank meminta dokumen ini lagi: ${reason}`,
    en: (reason: string) => `The bank asks for this again: ${reason}`,
  },
  uploaded: { id: (at: string) => `Diunggah ${at}`, en: (at: string) => `Uploaded ${at}` },
  open: { id: (what: string) => `Buka ${what}`, en: (what: string) => `Open ${what}` },
  package: { id: 'Paket', en: 'Package' },
  departs: { id: 'Berangkat', en: 'Departs' },
  acceptTerms: {
    id: (bank: string, akad: string) =>
      `Saya menyetujui Syarat dan Ketentuan serta ketentuan ${bank} dan akad ${akad} di atas`,
    en: (bank: string, akad: string) =>
      `I agree to the Terms and conditions, and to the terms of ${bank} and the ${akad} contract above`,
  },
  dataToBank: {
    id: (bank: string) => `Saya setuju data diri, penghasilan, dan dokumen saya dikirim ke ${bank} untuk diperiksa`,
    en: (bank: string) => `I agree that my details, income and documents are sent to ${bank} for review`,
  },
  heavy: {
    id: (amount: string, percent: number) =>
      `${amount} per bulan memakai ${percent}% penghasilan Anda. Anda tetap dapat mengirim; bank yang memutuskan. Uang muka lebih besar atau waktu lebih lama membuat cicilan lebih ringan.`,
    en: (amount: string, percent: number) =>
      `${amount} a month takes ${percent}% of your income. You can still apply; the bank decides. A larger down payment or more months makes the instalment lighter.`,
  },
  adultsIn: { id: (room: string) => `Dewasa, ${room}`, en: (room: string) => `Adults, ${room}` },
  children: { id: 'Anak', en: 'Children' },
  infants: { id: 'Bayi', en: 'Infants' },
  mostPeople: { id: (n: number) => `Paling banyak ${n} per pesanan`, en: (n: number) => `Up to ${n} per order` },
  seats: { id: (n: number) => `sisa ${n} kursi`, en: (n: number) => (n === 1 ? '1 seat left' : `${n} seats left`) },
  // hindered
  hindered: { id: 'Pesanan ini tidak dapat dibiayai', en: 'This order can’t be financed' },
  hajj: {
    id: 'Haji tidak boleh dibiayai dengan dana talangan. Anda dapat membayar penuh atau dengan uang muka.',
    en: 'Hajj may not be financed. You can pay in full or with a down payment.',
  },
  not_offered: {
    id: 'Paket ini tidak menyediakan pembiayaan bank.',
    en: 'No bank financing is offered for this package.',
  },
  too_late: {
    id: (days: number) => `Pengajuan paling lambat ${days} hari sebelum berangkat. Pilih tanggal yang lebih jauh.`,
    en: (days: number) => `You can apply until ${days} days before departure. Choose a later date.`,
  },
  price: {
    id: 'Total pesanan ini di luar batas pembiayaan bank.',
    en: 'The total of this order is outside what banks finance.',
  },
  open_application: {
    id: 'Anda sudah punya pengajuan untuk keberangkatan ini.',
    en: 'You already have an application for this departure.',
  },
  payOtherwise: { id: 'Bayar dengan cara lain', en: 'Pay another way' },
  others: { id: 'Lihat paket dana talangan', en: 'See packages with financing' },
  myApplications: { id: 'Lihat pengajuan saya', en: 'See my applications' },
  toPackage: { id: 'Lihat paket', en: 'See package' },
})
