import { messages } from '#core/messages.ts'

const listed = (all: readonly string[], and: string): string =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(` ${and} `)

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Alhamdulillah, pembayaran diterima', en: 'Alhamdulillah, your payment has arrived' },
  text: {
    id: (amount: string, name: string) => `${amount} untuk ${name} sudah kami terima. Buktinya kami kirim lewat email.`,
    en: (amount: string, name: string) => `We have received ${amount} for ${name}. A receipt is on its way by email.`,
  },
  code: { id: 'Kode pesanan', en: 'Order code' },
  departs: { id: 'Berangkat', en: 'Departure' },
  paid: { id: 'Sudah dibayar', en: 'Paid so far' },
  rest: { id: 'Belum dibayar', en: 'Still to pay' },
  restBy: { id: (day: string) => `Paling lambat ${day}`, en: (day: string) => `By ${day}` },
  allPaid: { id: 'Semua tagihan sudah lunas', en: 'Everything is paid' },
  next: { id: 'Langkah berikutnya', en: 'What comes next' },
  documents: { id: 'Lengkapi dokumen jamaah', en: 'Complete the documents' },
  documentsText: {
    id: (papers: readonly string[], n: number) =>
      `Unggah ${listed(papers, 'dan')} untuk ${n} jamaah di halaman pesanan.`,
    en: (papers: readonly string[], n: number) =>
      `Upload ${listed(papers, 'and')} for ${n === 1 ? '1 traveller' : `${n} travellers`} on the order page.`,
  },
  passport: { id: 'paspor', en: 'passport' },
  photo: { id: 'pas foto', en: 'photo' },
  ktp: { id: 'KTP', en: 'identity card (KTP)' },
  vaccine: { id: 'sertifikat vaksin', en: 'vaccination certificate' },
  family_card: { id: 'kartu keluarga', en: 'family card' },
  documentsDone: { id: 'Semua dokumen sudah lengkap.', en: 'All documents are complete.' },
  toDocuments: { id: 'Unggah dokumen', en: 'Upload documents' },
  group: { id: 'Masuk grup rombongan', en: 'Join your travel group' },
  groupText: {
    id: (partner: string, phone: string) =>
      `Hubungi ${partner} di ${phone} untuk masuk grup rombongan dan menerima jadwal persiapan.`,
    en: (partner: string, phone: string) =>
      `Contact ${partner} at ${phone} to join the travel group and get the schedule of preparations.`,
  },
  toVoucher: { id: 'Unduh e-voucher', en: 'Download the e-voucher' },
  settle: { id: 'Lunasi sebelum jatuh tempo', en: 'Settle before the due date' },
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
    id: 'Sudah lunas: e-voucher dapat diunduh dari halaman pesanan.',
    en: 'All is paid: the e-voucher can be downloaded from the page of the order.',
  },
  voucherLater: {
    id: 'Terbit di halaman pesanan setelah semua tagihan lunas.',
    en: 'It appears on the page of the order once everything is paid.',
  },
  toOrder: { id: 'Lihat pesanan', en: 'See the order' },
  settleNow: { id: 'Lunasi sekarang', en: 'Settle now' },
})
