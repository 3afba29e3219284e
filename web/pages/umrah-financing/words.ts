import { messages } from '#core/messages.ts'

export const words = messages({
  umrah: { id: 'Umrah', en: 'Umrah' },
  title: { id: 'Umrah Dana Talangan', en: 'Umrah financing' },
  description: {
    id: 'Paket umrah yang dapat dibiayai bank syariah mitra dengan akad murabahah atau ijarah. Cicilan, margin atau ujrah, uang muka dan total dalam rupiah.',
    en: 'Umrah packages financed by partner sharia banks under murabahah or ijarah. Instalments, margin or fee, down payment and total in rupiah.',
  },
  heading: { id: 'Pembiayaan umrah dari bank syariah', en: 'Umrah financing from a sharia bank' },
  text: {
    id: 'Bank syariah mitra membayar paket Anda lebih dulu, lalu Anda mencicil ke bank. Margin atau ujrahnya tetap dan disebut dalam rupiah sebelum Anda tanda tangan.',
    en: 'A partner sharia bank pays for your package and you repay the bank in instalments. Its margin or fee is fixed and stated in rupiah before you sign.',
  },
  openingLabel: { id: 'Cicilan mulai dari', en: 'Instalments from' },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  openingText: {
    id: (months: number, down: string, charge: string, bank: string) =>
      `Dengan uang muka ${down}, ${months} bulan, ${charge}, ${bank}. Belum termasuk biaya bank. Bank yang memutuskan pengajuan Anda.`,
    en: (months: number, down: string, charge: string, bank: string) =>
      `With ${down} down, ${months} months, ${charge}, ${bank}. Bank fees not included. The bank decides on your application.`,
  },
  marginOf: {
    id: (rate: string) => `margin flat ${rate} per tahun dari pembiayaan awal`,
    en: (rate: string) => `flat margin of ${rate} per year on the amount first financed`,
  },
  ujrahOf: { id: (amount: string) => `ujrah ${amount}`, en: (amount: string) => `service fee (ujrah) of ${amount}` },
  advertised: {
    id: (months: number, down: string, name: string) =>
      `Dengan uang muka ${down}, cicilan ${name} dari 500 ribu rupiah per bulan selama ${months} bulan. Belum termasuk biaya bank.`,
    en: (months: number, down: string, name: string) =>
      `With ${down} down, ${name} costs from IDR 500,000 per month for ${months} months. Bank fees not included.`,
  },
  apply: { id: 'Ajukan', en: 'Apply' },
  noteLabel: { id: 'Cicilan mulai dari', en: 'Instalments from' },
  noteText: {
    id: (months: number, down: string) => `Dengan uang muka ${down}, ${months} bulan. Belum termasuk biaya bank.`,
    en: (months: number, down: string) => `With ${down} down, ${months} months. Bank fees not included.`,
  },
  termsTitle: { id: 'Syarat pembiayaan', en: 'Financing terms' },
  termsText: {
    id: 'Bank membiayai harga tunai paket dikurangi uang muka Anda.',
    en: 'The bank finances the cash price of the package minus your down payment.',
  },
  monthsLabel: { id: 'Lama cicilan (bulan)', en: 'Months to repay' },
  reach: {
    id: (day: string, days: number) =>
      `Menampilkan keberangkatan mulai ${day}. Bank perlu waktu: pengajuan paling lambat ${days} hari sebelum berangkat, dan sebagian bank lebih awal.`,
    en: (day: string, days: number) =>
      `Showing departures from ${day}. Banks need time: apply at least ${days} days before departure, and earlier with some banks.`,
  },
  exampleTitle: { id: 'Contoh perhitungan', en: 'Example calculation' },
  example: {
    id: (name: string, months: number) =>
      `Contoh ini memakai ${name}, paket termurah yang dapat dibiayai, dengan uang muka terkecil dan cicilan ${months} bulan.`,
    en: (name: string, months: number) =>
      `This example uses ${name}, the cheapest package you can finance, with the lowest down payment and ${months} monthly instalments.`,
  },
  cashPrice: { id: 'Harga tunai', en: 'Cash price' },
  downPayment: { id: 'Uang muka', en: 'Down payment' },
  financed: { id: 'Dibiayai bank', en: 'Financed by the bank' },
  margin: {
    id: (rate: string, months: number) =>
      `Margin flat ${rate} per tahun selama ${months} bulan, dihitung dari pembiayaan awal`,
    en: (rate: string, months: number) =>
      `Flat margin, ${rate} per year for ${months} months, on the amount first financed`,
  },
  ujrah: { id: 'Upah jasa (ujrah), tetap', en: 'Service fee (ujrah), fixed' },
  instalments: {
    id: (to: number) => `Cicilan 1–${to}, per bulan`,
    en: (to: number) => `Instalments 1–${to}, per month`,
  },
  instalment: { id: (place: number) => `Cicilan ${place}`, en: (place: number) => `Instalment ${place}` },
  fee: { id: 'Biaya administrasi bank', en: 'Bank administration fee' },
  bankFee: { id: 'Biaya akad dan notaris', en: 'Contract and notary fee' },
  insuranceFee: { id: 'Biaya asuransi jiwa syariah', en: 'Sharia life insurance fee' },
  total: { id: 'Total dibayar ke bank, termasuk biaya', en: 'Total paid to the bank, including fees' },
  totalWithDown: { id: 'Total seluruhnya, termasuk uang muka', en: 'Grand total, including the down payment' },
  stepsTitle: { id: 'Cara mengajukan', en: 'How to apply' },
  questionsTitle: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
})
