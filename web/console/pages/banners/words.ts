import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Banner', en: 'Banners' },
  text: {
    id: 'Banner di beranda, menurut urutan tampilnya.',
    en: 'Banners of the home page, in the order they are shown.',
  },
  make: { id: 'Tambah banner', en: 'Add a banner' },
  list: { id: 'Daftar banner', en: 'List of banners' },
  search: { id: 'Judul', en: 'Title' },
  state: { id: 'Status', en: 'Status' },
  all: { id: 'Semua', en: 'All' },
  banner: { id: 'Banner', en: 'Banner' },
  period: { id: 'Masa tampil', en: 'Period' },
  always: { id: 'Selalu', en: 'Always' },
  from: { id: (day: string) => `Mulai ${day}`, en: (day: string) => `From ${day}` },
  until: { id: (day: string) => `Sampai ${day}`, en: (day: string) => `Until ${day}` },
  between: {
    id: (from: string, until: string) => `${from} – ${until}`,
    en: (from: string, until: string) => `${from} – ${until}`,
  },
  order: { id: 'Urutan', en: 'Order' },
  link: { id: 'Tautan', en: 'Link' },
  brand: { id: 'Merek', en: 'Brand' },
  removed: { id: 'Banner dihapus.', en: 'The banner is removed.' },
  empty: { id: 'Belum ada banner', en: 'There are no banners yet' },
  emptyText: {
    id: 'Tambahkan banner pertama: gambar, judul, dan tautannya.',
    en: 'Add the first one: picture, title and link.',
  },
})
