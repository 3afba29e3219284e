import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  akad: { id: 'Akad', en: 'Contract (akad)' },
  ijarah: { id: 'Ijarah multijasa', en: 'Ijarah (services)' },
  minimumSavings: { id: 'Simpanan minimum', en: 'Minimum savings' },
  administrativeCost: { id: 'Biaya administrasi', en: 'Administration fee' },
  free: { id: 'Tidak ada', en: 'None' },
  deposit: { id: 'Setoran disarankan', en: 'Suggested deposit' },
  perMonth: { id: (amount: string) => `${amount}/bulan`, en: (amount: string) => `${amount}/month` },
  forMonths: { id: (n: number) => `selama ${n} bulan`, en: (n: number) => `for ${n} months` },
  licence: {
    id: (kind: string, number: string, day: string) => `Izin ${kind} ${number}, diperiksa ${day}`,
    en: (kind: string, number: string, day: string) => `${kind} licence ${number}, checked ${day}`,
  },
})
