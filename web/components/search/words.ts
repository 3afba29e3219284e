import { messages } from '#core/messages.ts'

export const words = messages({
  placeholder: { id: 'Mau berangkat ke mana?', en: 'Where do you want to go?' },
  search: { id: 'Cari', en: 'Search' },
  recent: { id: 'Pencarian Terkini', en: 'Recent Searches' },
  clear: { id: 'Hapus Semua', en: 'Delete All' },
  noRecent: { id: 'Tidak ada pencarian terkini.', en: 'No recent searches.' },
  recentLoading: { id: 'Memuat pencarian terkini...', en: 'Loading recent searches...' },
  trending: { id: 'Sedang Banyak Dicari', en: 'Trending Now' },
  searching: { id: 'Mencari ...', en: 'Searching ...' },
  noResults: { id: (term: string) => `Tidak ada hasil untuk ${term}`, en: (term: string) => `No results for ${term}` },
  umrah: { id: 'Umrah', en: 'Umrah' },
  tourism: { id: 'Wisata Syariah', en: 'Sharia Tourism' },
  hajj: { id: 'Haji', en: 'Hajj' },
})
