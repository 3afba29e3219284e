import { messages } from '#core/messages.ts'

export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  title: { id: 'Umrah Dana Talangan', en: 'Umrah by financing' },
  description: {
    id: 'Paket umrah yang dapat dibiayai bank syariah mitra dengan akad murabahah. Cicilan, margin, uang muka dan total dalam rupiah.',
    en: 'Umrah packages financed by partner sharia banks under murabahah. Instalments, margin, down payment and total in rupiah.',
  },
  heading: { id: 'Umrah dengan dana talangan bank syariah', en: 'Umrah with sharia bank financing' },
  text: {
    id: 'Bank syariah mitra membayar paket Anda lebih dulu, lalu Anda mencicil ke bank. Marginnya tetap dan disebut dalam rupiah sebelum Anda tanda tangan.',
    en: 'A partner sharia bank pays for your package and you repay the bank in instalments. The margin is fixed and stated in rupiah before you sign.',
  },
  openingLabel: { id: 'Cicilan mulai dari', en: 'Instalments from' },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  openingText: {
    id: (months: number, down: string, rate: string, bank: string) =>
      `${months} bulan, uang muka ${down}, margin ${rate} per tahun, ${bank}. Bank yang memutuskan pengajuan Anda.`,
    en: (months: number, down: string, rate: string, bank: string) =>
      `${months} months, down payment ${down}, margin ${rate} per year, ${bank}. The bank decides on your application.`,
  },
  advertised: {
    id: (months: number, down: string, name: string) =>
      `Dari 500 ribu rupiah per bulan: ${name}, ${months} bulan, uang muka ${down}.`,
    en: (months: number, down: string, name: string) =>
      `From 500 thousand rupiah per month: ${name}, ${months} months, ${down} down.`,
  },
  noteLabel: { id: 'Cicilan mulai dari', en: 'Instalments from' },
  noteText: {
    id: (months: number, down: string) => `${months} bulan, uang muka ${down}`,
    en: (months: number, down: string) => `${months} months, ${down} down`,
  },
  termsTitle: { id: 'Syarat pembiayaan', en: 'Financing terms' },
  termsText: {
    id: 'Bank membiayai harga paket dikurangi uang muka Anda.',
    en: 'The bank finances the package price minus your down payment.',
  },
  monthsLabel: { id: 'Lama cicilan (bulan)', en: 'Months to repay' },
  exampleTitle: { id: 'Contoh perhitungan', en: 'Example calculation' },
  example: {
    id: (name: string, months: number) =>
      `Contoh ini memakai ${name}, paket termurah yang dapat dibiayai, dengan uang muka terkecil dan cicilan ${months} bulan.`,
    en: (name: string, months: number) =>
      `This example uses ${name}, the cheapest package available, with the lowest down payment and ${months} monthly instalments.`,
  },
  cashPrice: { id: 'Harga tunai', en: 'Cash price' },
  downPayment: { id: 'Uang muka', en: 'Down payment' },
  financed: { id: 'Dibiayai bank', en: 'Financed by the bank' },
  margin: {
    id: (rate: string, months: number) => `Margin ${rate} per tahun, ${months} bulan`,
    en: (rate: string, months: number) => `Margin ${rate} per year, ${months} months`,
  },
  total: { id: 'Total dibayar ke bank', en: 'Total paid to the bank' },
  monthly: {
    id: (months: number) => `Cicilan per bulan, ${months} kali`,
    en: (months: number) => `Monthly instalment, ${months} times`,
  },
  last: { id: 'Cicilan terakhir', en: 'Last instalment' },
  fee: { id: 'Biaya administrasi bank', en: 'Bank administration fee' },
  stepsTitle: { id: 'Cara mengajukan', en: 'How to apply' },
  questionsTitle: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
})
