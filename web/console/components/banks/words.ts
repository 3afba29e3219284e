import { messages } from '#core/messages.ts'

/** Contracts of banks, by the name that calls have for them. */
export const akadWords = messages({
  murabahah: { id: 'Murabahah', en: 'Murabahah' },
  'ijarah multijasa': { id: 'Ijarah multijasa', en: 'Ijarah (services)' },
  wadiah: { id: 'Wadiah', en: 'Wadiah' },
  mudharabah: { id: 'Mudharabah', en: 'Mudharabah' },
})

export const documentWords = messages({
  identity_card: { id: 'KTP', en: 'Identity card (KTP)' },
  family_card: { id: 'Kartu keluarga', en: 'Family card (KK)' },
  proof_of_income: { id: 'Bukti penghasilan', en: 'Proof of income' },
  tax_card: { id: 'NPWP', en: 'Tax card (NPWP)' },
})

export const words = messages({
  title: { id: 'Produk bank', en: 'Bank products' },
  akad: { id: 'Akad', en: 'Contract' },
  margin: {
    id: (percent: string) => `Margin ${percent} per tahun`,
    en: (percent: string) => `${percent} margin a year`,
  },
  ujrah: { id: (amount: string) => `Ujrah ${amount}`, en: (amount: string) => `Ujrah ${amount}` },
  nisbah: {
    id: (shares: string) => `Nisbah ${shares} (nasabah:bank)`,
    en: (shares: string) => `Nisbah ${shares} (customer:bank)`,
  },
  noReturn: { id: 'Tanpa imbal hasil', en: 'No return' },
  months: { id: (list: string) => `${list} bulan`, en: (list: string) => `${list} months` },
  sums: {
    id: (least: string, most: string) => `${least} sampai ${most}`,
    en: (least: string, most: string) => `${least} to ${most}`,
  },
  deposit: { id: (amount: string) => `setoran minimum ${amount}`, en: (amount: string) => `minimum deposit ${amount}` },
  notOffered: { id: 'Tidak ditawarkan', en: 'Not offered' },
  from: { id: (day: string) => `Mulai ${day}`, en: (day: string) => `From ${day}` },
})
