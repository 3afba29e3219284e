import { messages } from '#core/messages.ts'

export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  title: { id: 'Umrah Dana Talangan', en: 'Umrah by Financing' },
  description: {
    id: 'Paket umrah yang dapat dibiayai bank syariah mitra dengan akad murabahah: cicilan, marjin, uang muka dan total dalam rupiah.',
    en: 'Umrah packages a partner sharia bank can finance by murabahah: instalment, margin, down payment and total in rupiah.',
  },
  heading: { id: 'Umrah sekarang, dibayar bertahap', en: 'Umrah now, paid in parts' },
  text: {
    id: 'Bank syariah mitra membayar paket Anda lebih dulu. Marjinnya disepakati di depan, tetap, dan disebut dalam rupiah sebelum Anda menandatangani apa pun.',
    en: 'A partner sharia bank pays for your package first. Its margin is agreed up front, does not change, and is named in rupiah before you sign anything.',
  },
  openingLabel: { id: 'Cicilan mulai dari', en: 'Instalments from' },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  openingText: {
    id: (months: number, down: string, rate: string, bank: string) =>
      `${months} bulan setelah uang muka ${down}, marjin ${rate} per tahun, ${bank}. Bank yang memutuskan pengajuan Anda.`,
    en: (months: number, down: string, rate: string, bank: string) =>
      `${months} months after a down payment of ${down}, margin ${rate} a year, ${bank}. The bank decides on your application.`,
  },
  noteLabel: { id: 'Cicilan mulai dari', en: 'Instalments from' },
  noteText: {
    id: (months: number, down: string) => `${months} bulan, uang muka ${down}`,
    en: (months: number, down: string) => `${months} months, ${down} down`,
  },
  termsTitle: { id: 'Syarat pembiayaan', en: 'Terms of financing' },
  termsText: {
    id: 'Dana yang dibiayai adalah harga paket dikurangi uang muka Anda.',
    en: 'What is financed is the price of the package less your down payment.',
  },
  monthsLabel: { id: 'Lama cicilan (bulan)', en: 'Months to repay' },
  exampleTitle: { id: 'Contoh lengkap, sampai rupiah terakhir', en: 'A full example, to the last rupiah' },
  example: {
    id: (name: string, months: number) =>
      `${name}, paket termurah yang dapat dibiayai, dicicil ${months} bulan dengan uang muka terkecil. Beginilah tiap bank mitra menghitungnya.`,
    en: (name: string, months: number) =>
      `${name}, the cheapest package that can be financed, over ${months} months with the smallest down payment. This is how each partner bank counts.`,
  },
  cashPrice: { id: 'Harga tunai', en: 'Cash price' },
  downPayment: { id: 'Uang muka', en: 'Down payment' },
  financed: { id: 'Dibiayai bank', en: 'Financed by the bank' },
  margin: {
    id: (rate: string, months: number) => `Marjin ${rate} per tahun, ${months} bulan`,
    en: (rate: string, months: number) => `Margin ${rate} a year, ${months} months`,
  },
  total: { id: 'Total dibayar ke bank', en: 'Total paid to the bank' },
  monthly: {
    id: (months: number) => `Cicilan per bulan, ${months} kali`,
    en: (months: number) => `A month, ${months} times`,
  },
  last: { id: 'Cicilan terakhir', en: 'Last instalment' },
  fee: { id: 'Biaya administrasi bank', en: 'Bank’s administrative cost' },
  stepsTitle: { id: 'Dari memilih sampai berangkat', en: 'From choosing to leaving' },
  questionsTitle: { id: 'Sebelum Anda mengajukan', en: 'Before you apply' },
})
