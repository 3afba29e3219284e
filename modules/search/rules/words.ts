import { messages } from '#core/messages.ts'

/** What the choices of a filter are called. */
export const words = messages({
  category_umroh: { id: 'Umrah', en: 'Umrah' },
  category_haji: { id: 'Haji', en: 'Hajj' },
  category_tour: { id: 'Wisata Syariah', en: 'Sharia tours' },
  days: { id: (n: number) => `${n} hari`, en: (n: number) => (n === 1 ? '1 day' : `${n} days`) },
  hijri_year: { id: (year: number) => `${year} H`, en: (year: number) => `${year} AH` },
  party: {
    id: (n: number) => `Untuk ${n} orang`,
    en: (n: number) => (n === 1 ? 'For 1 person' : `For ${n} people`),
  },
  regular: { id: 'Reguler', en: 'Regular' },
  financing: { id: 'Dana talangan', en: 'Financing' },
  savings: { id: 'Dana tabungan', en: 'Savings' },
  domestic: { id: 'Dalam negeri', en: 'Domestic' },
  international: { id: 'Luar negeri', en: 'International' },
  price_between: {
    id: (from: number, to: number) => `Rp. ${from}–${to} juta`,
    en: (from: number, to: number) => `IDR ${from}–${to} million`,
  },
  price_below: { id: (to: number) => `Di bawah Rp. ${to} juta`, en: (to: number) => `Below IDR ${to} million` },
  price_up_to: { id: (amount: string) => `Sampai ${amount}`, en: (amount: string) => `Up to ${amount}` },
  price_above: { id: (from: number) => `Rp. ${from} juta ke atas`, en: (from: number) => `IDR ${from} million and up` },
})
