import { messages } from '#core/messages.ts'

export const words = messages({
  months: {
    id: (most: number) => `Pilih jangka waktu 1 sampai ${most} bulan`,
    en: (most: number) => `Choose a term of 1 to ${most} months`,
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
})
