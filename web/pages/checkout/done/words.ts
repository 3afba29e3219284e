import { messages } from '#core/messages.ts'

const listed = (all: readonly string[], and: string): string =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(` ${and} `)

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Alhamdulillah, pembayaran diterima', en: 'Alhamdulillah, we have received your payment' },
  text: {
    id: (amount: string, name: string) =>
      `${amount} untuk ${name} sudah kami terima. Kuitansinya kami kirim lewat email.`,
    en: (amount: string, name: string) => `You paid ${amount} for ${name}. We’ll email you a receipt.`,
  },
  code: { id: 'Kode pesanan', en: 'Order code' },
  departs: { id: 'Berangkat', en: 'Departure' },
  paid: { id: 'Sudah dibayar', en: 'Paid so far' },
  rest: { id: 'Belum dibayar', en: 'Still to pay' },
  restBy: { id: (day: string) => `Paling lambat ${day}`, en: (day: string) => `By ${day}` },
  allPaid: { id: 'Sudah lunas', en: 'Paid in full' },
  byBank: { id: 'Dibayar bank', en: 'Paid by the bank' },
  afterAkad: { id: 'Setelah akad ditandatangani', en: 'Once the contract is signed' },
  next: { id: 'Langkah berikutnya', en: 'Next steps' },
  documents: { id: 'Unggah dokumen jamaah', en: 'Upload traveller documents' },
  documentsText: {
    id: (documents: readonly string[], n: number) =>
      `Unggah ${listed(documents, 'dan')} untuk ${n} jamaah di halaman pesanan.`,
    en: (documents: readonly string[], n: number) =>
      `Upload ${listed(documents, 'and')} for ${n === 1 ? '1 traveller' : `${n} travellers`} on the order page.`,
  },
  passport: { id: 'paspor', en: 'passport' },
  photo: { id: 'pasfoto', en: 'photo' },
  ktp: { id: 'KTP', en: 'ID card (KTP)' },
  vaccine: { id: 'sertifikat vaksin', en: 'vaccination certificate' },
  family_card: { id: 'kartu keluarga', en: 'family card' },
  allDocuments: { id: 'Dokumen jamaah', en: 'Traveller documents' },
  detailsLeft: {
    id: 'Semua dokumen sudah diunggah. Lengkapi data jamaah di halaman pesanan.',
    en: 'All documents are uploaded. Complete the traveller details on the order page.',
  },
  toDetails: { id: 'Lengkapi data jamaah', en: 'Complete traveller details' },
  documentsDone: { id: 'Semua dokumen sudah lengkap.', en: 'All documents are complete.' },
  toDocuments: { id: 'Unggah dokumen', en: 'Upload documents' },
  group: { id: 'Masuk grup rombongan', en: 'Join your travel group' },
  groupText: {
    id: (partner: string) => `Hubungi ${partner} untuk masuk grup rombongan dan menerima jadwal persiapan.`,
    en: (partner: string) => `Contact ${partner} to join the travel group and get the preparation schedule.`,
  },
  call: { id: (phone: string) => `Telepon ${phone}`, en: (phone: string) => `Call ${phone}` },
  toVoucher: { id: 'Unduh e-voucher', en: 'Download e-voucher' },
  settle: { id: 'Lunasi sebelum jatuh tempo', en: 'Pay the balance before the due date' },
  settleText: {
    id: (amount: string, day: string) => `${amount} paling lambat ${day}.`,
    en: (amount: string, day: string) => `${amount} by ${day} at the latest.`,
  },
  remindText: {
    id: (days: readonly number[]) => `Kami mengingatkan ${listed(days.map(String), 'dan')} hari sebelumnya.`,
    en: (days: readonly number[]) =>
      `We remind you ${listed(days.map(String), 'and')} ${days.at(-1) === 1 && days.length === 1 ? 'day' : 'days'} before.`,
  },
  voucher: { id: 'E-voucher perjalanan', en: 'Your e-voucher' },
  voucherReady: {
    id: 'Unduh e-voucher dari halaman pesanan.',
    en: 'Download your e-voucher from the order page.',
  },
  voucherLater: {
    id: 'Tersedia di halaman pesanan setelah semua tagihan lunas.',
    en: 'Available on the order page once everything is paid.',
  },
  akad: { id: 'Tanda tangani akad di bank', en: 'Sign the contract at the bank' },
  akadText: {
    id: (amount: string) => `Setelah itu bank membayar ${amount} kepada kami, dan Anda membayar cicilan ke bank.`,
    en: (amount: string) => `The bank then pays us ${amount}, and you pay your instalments to the bank.`,
  },
  toApplication: { id: 'Lihat pengajuan', en: 'See the application' },
  toOrder: { id: 'Lihat pesanan', en: 'See order' },
  settleNow: { id: 'Lunasi sekarang', en: 'Pay balance now' },
})
