import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Pembiayaan', en: 'Financing' },
  description: {
    id: 'Pengajuan pembiayaan umrah Anda ke bank syariah',
    en: 'Your umrah financing applications to sharia banks',
  },
  code: { id: (code: string) => `Pengajuan ${code}`, en: (code: string) => `Application ${code}` },
  departs: { id: (day: string) => `Berangkat ${day}`, en: (day: string) => `Departs ${day}` },
  monthly: { id: 'Cicilan per bulan', en: 'Monthly instalment' },
  forMonths: { id: (months: number) => `selama ${months} bulan`, en: (months: number) => `for ${months} months` },
  financed: { id: 'Dibiayai bank', en: 'Financed by the bank' },
  downPayment: { id: 'Uang muka (DP)', en: 'Down payment' },
  identityBefore: {
    id: (when: string) => `Lengkapi identitas dan dokumen sebelum ${when}`,
    en: (when: string) => `Complete your details and documents by ${when}`,
  },
  againBefore: {
    id: (names: string, when: string) => `Bank meminta lagi: ${names}. Unggah sebelum ${when}`,
    en: (names: string, when: string) => `The bank asks again for: ${names}. Upload by ${when}`,
  },
  running: {
    id: (bank: string) => `Bayar cicilan langsung ke ${bank}`,
    en: (bank: string) => `Pay your instalments directly to ${bank}`,
  },
  schedule: { id: 'Lihat jadwal', en: 'See the schedule' },
  rejected: {
    id: 'Bank tidak menyetujui pengajuan ini. Anda dapat mencoba bank lain atau membayar sendiri',
    en: 'The bank declined this application. You can try another bank or pay yourself',
  },
  reason: { id: 'Lihat alasan dan pilihan', en: 'See the reason and your options' },
  decidedBefore: {
    id: (when: string) => `Keputusan bank paling lambat ${when}`,
    en: (when: string) => `The bank decides by ${when}`,
  },
  payBefore: {
    id: (when: string) => `Bayar uang muka (DP) sebelum ${when}`,
    en: (when: string) => `Pay the down payment by ${when}`,
  },
  continue: { id: 'Lanjutkan pengajuan', en: 'Continue your application' },
  pay: { id: 'Bayar uang muka (DP)', en: 'Pay the down payment' },
  pages: { id: 'Halaman pengajuan', en: 'Application pages' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
  none: { id: 'Belum ada pengajuan', en: 'No applications yet' },
  noneText: {
    id: 'Pilih paket umrah yang dapat dibiayai. Sebelum mengajukan, Anda melihat cicilan, margin atau ujrah, dan setiap biaya dalam rupiah.',
    en: 'Choose an umrah package that can be financed. Before you apply, you see the instalments, the margin or fee and every cost in rupiah.',
  },
  see: { id: 'Lihat paket dana talangan', en: 'See packages with financing' },
})
