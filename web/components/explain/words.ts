import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  akad: { id: 'Akad', en: 'Contract (akad)' },
  contact: { id: 'Kontak bank', en: 'Contact the bank' },
  wadiah: {
    id: 'Bank menjaga uang Anda atas nama Anda. Tidak ada imbalan yang dijanjikan.',
    en: 'The bank keeps your money safe in your own name. No return is promised.',
  },
  mudharabah: {
    id: 'Bank mengelola uang Anda dan membagi hasilnya menurut nisbah. Hasilnya tidak dijamin.',
    en: 'The bank invests your money and shares what it earns by a fixed ratio. Returns are not guaranteed.',
  },
  murabahah: {
    id: 'Jual beli: harga tunai, margin, dan harga jual disepakati di awal dan tidak berubah.',
    en: 'A sale: the cash price, the margin and the selling price are agreed at the start and do not change.',
  },
  'ijarah multijasa': {
    id: 'Sewa jasa: Anda membayar upah jasa (ujrah) dalam rupiah yang tetap.',
    en: 'A service: you pay a fixed fee (ujrah) in rupiah.',
  },
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
