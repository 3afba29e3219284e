import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Profil toko', en: 'Store profile' },
  text: {
    id: 'Jam buka, hari libur, dan apa yang dibaca pembeli tentang toko Anda.',
    en: 'Opening hours, holidays, and what buyers read about your store.',
  },
  all: { id: 'Toko', en: 'Stores' },
  allText: {
    id: 'Semua toko oleh-oleh: buka yang baru, hentikan, atau ubah profilnya.',
    en: 'All souvenir stores: open a new one, suspend one, or change its profile.',
  },
  newStore: { id: 'Toko baru', en: 'New store' },
  list: { id: 'Daftar toko', en: 'List of stores' },
  search: { id: 'Nama toko', en: 'Store name' },
  name: { id: 'Toko', en: 'Store' },
  city: { id: 'Kota', en: 'City' },
  status: { id: 'Status', en: 'Status' },
  open: { id: 'Buka', en: 'Open' },
  closed: { id: (day: string) => `Libur sampai ${day}`, en: (day: string) => `Closed until ${day}` },
  suspended: { id: 'Dihentikan', en: 'Suspended' },
  empty: { id: 'Tidak ada toko', en: 'There are no stores' },
  emptyText: {
    id: 'Minta admin platform membuka akses toko Anda.',
    en: 'Ask a platform admin for access to your store.',
  },
})
