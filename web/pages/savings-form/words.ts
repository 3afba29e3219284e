import { messages } from '#core/messages.ts'
import { draftLabels } from '../../components/form/draft-words.ts'

/** Fixed words of the page. They come with it as data, in the one language it is read in. */
export const labels = messages({
  ...draftLabels,
  title: { id: 'Buka rekening tabungan umrah', en: 'Open an umrah savings account' },
  description: {
    id: 'Isi data untuk membuka rekening tabungan umrah di bank syariah.',
    en: 'Enter your details to open an umrah savings account at a sharia bank.',
  },
  planner: { id: 'Perencanaan Tabungan', en: 'Savings planner' },
  back: { id: 'Kembali', en: 'Back' },
  next: { id: 'Simpan dan lanjut', en: 'Save and continue' },
  working: { id: 'Menyimpan', en: 'Saving' },
  plan: { id: 'Rencana Anda', en: 'Your plan' },
  bankTitle: { id: 'Bank dan akad', en: 'Bank and contract' },
  change: { id: 'Ubah rencana', en: 'Change the plan' },
  edit: { id: 'Ubah', en: 'Edit' },
  know: {
    id: 'Menabung belum memesan kursi dan belum mengunci harga. Uang Anda disimpan di bank atas nama Anda, tidak pernah di kami atau di travel.',
    en: 'Saving does not hold a seat and does not fix a price. Your money is at the bank in your own name, never with us or a travel agency.',
  },
  bankMissing: { id: 'Pilih bank dulu', en: 'Choose a bank first' },
  bankMissingText: {
    id: 'Rencana ini belum punya bank. Isian Anda di sini tetap tersimpan.',
    en: 'This plan has no bank yet. What you entered here stays saved.',
  },
  chooseBank: { id: 'Pilih bank', en: 'Choose a bank' },
  // applicant
  applicant: { id: 'Data pemohon', en: 'Applicant' },
  applicantText: {
    id: 'Isi sesuai KTP. Bank membuka rekening atas nama ini.',
    en: 'Fill in as on the ID card. The bank opens the account in this name.',
  },
  full_name: { id: 'Nama lengkap', en: 'Full name' },
  gender: { id: 'Jenis kelamin', en: 'Gender' },
  male: { id: 'Laki-laki', en: 'Male' },
  female: { id: 'Perempuan', en: 'Female' },
  birth_date: { id: 'Tanggal lahir', en: 'Date of birth' },
  email: { id: 'Email', en: 'Email' },
  phone_number: { id: 'Nomor HP', en: 'Mobile number' },
  phoneHint: { id: '10 sampai 15 angka.', en: '10 to 15 digits.' },
  address: { id: 'Alamat', en: 'Address' },
  addressHint: {
    id: 'Nama jalan, nomor rumah, kelurahan, kota. Minimal 10 karakter.',
    en: 'Street, number, district, city. At least 10 characters.',
  },
  occupation: { id: 'Pekerjaan', en: 'Occupation' },
  choose: { id: 'Pilih', en: 'Choose' },
  employee: { id: 'Karyawan', en: 'Employee' },
  entrepreneur: { id: 'Wiraswasta', en: 'Entrepreneur' },
  professional: { id: 'Profesional', en: 'Professional' },
  housewife: { id: 'Ibu rumah tangga', en: 'Housewife' },
  civil_servant: { id: 'PNS, TNI, atau Polri', en: 'Civil servant, military or police' },
  monthly_income: { id: 'Penghasilan per bulan', en: 'Monthly income' },
  amountOnly: { id: 'Tulis jumlah dalam rupiah, angka saja', en: 'Enter an amount in rupiah, digits only' },
  has_tax_id: { id: 'Punya NPWP?', en: 'Do you have a tax number (NPWP)?' },
  taxHint: {
    id: 'Jika ya, kartunya diunggah pada langkah dokumen.',
    en: 'If yes, you upload the card with your documents.',
  },
  yes: { id: 'Ya', en: 'Yes' },
  no: { id: 'Tidak', en: 'No' },
  // heir
  heir: { id: 'Ahli waris', en: 'Heir' },
  heirText: {
    id: 'Bank menyerahkan tabungan kepada ahli waris bila Anda berhalangan tetap.',
    en: 'The bank hands the savings to your heir should you pass away.',
  },
  mother_name: { id: 'Nama ibu kandung', en: 'Mother’s maiden name' },
  motherHint: {
    id: 'Nama ibu Anda, untuk verifikasi bank.',
    en: 'Your mother’s name; the bank uses it to verify you.',
  },
  heir_name: { id: 'Nama ahli waris', en: 'Heir’s name' },
  heirGender: { id: 'Jenis kelamin ahli waris', en: 'Heir’s gender' },
  contact_name: { id: 'Nama kontak', en: 'Contact name' },
  contactHint: {
    id: 'Yang dapat dihubungi bank: ahli waris atau keluarganya.',
    en: 'Whom the bank can reach: the heir or a relative.',
  },
  heirPhone: { id: 'Nomor HP kontak', en: 'Contact’s mobile number' },
  // documents
  documents: { id: 'Dokumen', en: 'Documents' },
  documentsText: {
    id: 'JPG, PNG, WebP, atau PDF, paling besar 1 MB per berkas. Disimpan terenkripsi dan hanya dibuka bank.',
    en: 'JPG, PNG, WebP or PDF, up to 1 MB each. Stored encrypted and opened by the bank only.',
  },
  ktp: { id: 'KTP', en: 'ID card (KTP)' },
  npwp: { id: 'NPWP', en: 'Tax card (NPWP)' },
  ktpMissing: { id: 'Unggah KTP Anda', en: 'Upload your ID card (KTP)' },
  npwpMissing: { id: 'Unggah NPWP Anda', en: 'Upload your tax card (NPWP)' },
  // confirmation
  confirm: { id: 'Konfirmasi', en: 'Confirmation' },
  confirmText: {
    id: 'Periksa sekali lagi. Setelah dikirim, isian tidak dapat diubah; Anda dapat menariknya selama bank belum memutuskan.',
    en: 'Check once more. After sending it can’t be changed; you can withdraw it until the bank decides.',
  },
  consents: { id: 'Persetujuan Anda', en: 'Your consent' },
  agrees_bank_data: {
    id: 'Saya setuju data dan dokumen saya dikirim ke bank untuk membuka rekening',
    en: 'I agree that my details and documents are sent to the bank to open the account',
  },
  send: { id: 'Kirim ke bank', en: 'Send to the bank' },
  sending: { id: 'Mengirim', en: 'Sending' },
  upload: { id: 'Unggah', en: 'Upload' },
})
export type Labels = ReturnType<typeof labels>

/** Words with figures and names in them, and those of the last screen. */
export const words = messages({
  steps: { id: 'Langkah pembukaan rekening', en: 'Steps to open the account' },
  stepDone: { id: 'selesai', en: 'done' },
  stepOf: {
    id: (n: number, of: number) => `Langkah ${n} dari ${of}`,
    en: (n: number, of: number) => `Step ${n} of ${of}`,
  },
  incomeHint: {
    id: (least: string) => `Dalam rupiah, minimal ${least}.`,
    en: (least: string) => `In rupiah, at least ${least}.`,
  },
  uploaded: { id: (at: string) => `Diunggah ${at}`, en: (at: string) => `Uploaded ${at}` },
  agreesTerms: {
    id: (bank: string, akad: string) => `Saya menyetujui ketentuan ${bank} dan akad ${akad} di atas`,
    en: (bank: string, akad: string) => `I agree to the terms of ${bank} and the ${akad} contract above`,
  },
  finished: { id: 'Data berhasil dikirim', en: 'Data Sent Successfully' },
  finishedText: {
    id: (bank: string) => `${bank} memeriksa data Anda. Kami memberi tahu Anda begitu ada keputusan.`,
    en: (bank: string) => `${bank} is checking your details. We’ll tell you as soon as it decides.`,
  },
  code: { id: 'Kode pengajuan', en: 'Application code' },
  nextTitle: { id: 'Selanjutnya', en: 'What happens next' },
  nextBank: { id: 'Bank memeriksa', en: 'The bank checks' },
  nextBankText: {
    id: 'Bank mencocokkan data dan KTP Anda. Belum ada yang perlu dibayar.',
    en: 'The bank compares your details with your ID card. There is nothing to pay yet.',
  },
  nextAccount: { id: 'Rekening dibuka', en: 'The account is opened' },
  nextAccountText: {
    id: 'Anda mendapat nomor rekening dan nomor virtual account untuk setoran.',
    en: 'You get an account number and a virtual account number for deposits.',
  },
  nextDeposit: { id: 'Mulai menabung', en: 'Start saving' },
  nextDepositText: {
    id: (amount: string) => `Setor sekitar ${amount} per bulan. Bulan yang terlewat tidak didenda.`,
    en: (amount: string) => `Deposit about ${amount} a month. A missed month has no penalty.`,
  },
  toPlan: { id: 'Lihat tabungan saya', en: 'See my savings' },
  toHome: { id: 'Ke beranda', en: 'Go to the home page' },
})
