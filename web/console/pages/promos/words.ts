import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Promo', en: 'Promos' },
  text: {
    id: 'Semua promo beserta hasilnya: berapa kali dipakai, berapa rupiah diberikan, dan sisa anggarannya.',
    en: 'All promos with what they did: uses, rupiah given and what is left of the budget.',
  },
  make: { id: 'Buat promo', en: 'New promo' },
  list: { id: 'Daftar promo', en: 'List of promos' },
  search: { id: 'Kode atau judul', en: 'Code or title' },
  state: { id: 'Keadaan', en: 'State' },
  allStates: { id: 'Semua', en: 'All' },
  promo: { id: 'Promo', en: 'Promo' },
  period: { id: 'Masa berlaku', en: 'Period' },
  days: {
    id: (from: string, until: string) => `${from} – ${until}`,
    en: (from: string, until: string) => `${from} – ${until}`,
  },
  used: { id: 'Dipakai', en: 'Used' },
  ofQuota: {
    id: (used: string, quota: string) => `${used} dari ${quota}`,
    en: (used: string, quota: string) => `${used} of ${quota}`,
  },
  given: { id: 'Diberikan', en: 'Given' },
  left: { id: 'Sisa anggaran', en: 'Budget left' },
  noBudget: { id: 'Tanpa batas', en: 'No limit' },
  brand: { id: 'Merek', en: 'Brand' },
  empty: { id: 'Belum ada promo', en: 'There are no promos yet' },
  emptyText: {
    id: 'Buat promo pertama: kode, masa berlaku, kuota, dan potongannya.',
    en: 'Make the first one: code, period, quota and what it takes off.',
  },
})
