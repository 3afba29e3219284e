import { messages } from '#core/messages.ts'

export const words = messages({
  recent: { id: 'Pencarian Terkini', en: 'Recent searches' },
  clear: { id: 'Hapus Semua', en: 'Delete all' },
  forget: {
    id: (keyword: string) => `Hapus ${keyword} dari pencarian terkini`,
    en: (keyword: string) => `Delete ${keyword} from recent searches`,
  },
  noRecent: { id: 'Tidak ada pencarian terkini.', en: 'No recent searches.' },
  recentLoading: { id: 'Memuat pencarian terkini...', en: 'Loading recent searches...' },
  trending: { id: 'Sedang Banyak Dicari', en: 'Popular searches' },
  searching: { id: 'Mencari ...', en: 'Searching ...' },
  noResults: { id: (term: string) => `Tidak ada hasil untuk ${term}`, en: (term: string) => `No results for ${term}` },
  failed: {
    id: 'Hasil tidak dapat dimuat. Tekan Enter untuk mencoba lagi.',
    en: 'Results could not be loaded. Press Enter to try again.',
  },
  results: { id: 'Hasil pencarian', en: 'Search results' },
  count: {
    id: (n: number) => `${n} hasil, gunakan panah untuk memilih`,
    en: (n: number) =>
      n === 1 ? '1 result, use the arrow keys to choose' : `${n} results, use the arrow keys to choose`,
  },
  all: { id: 'Lihat semua hasil', en: 'See all results' },
  deleteFailed: { id: 'Gagal menghapus pencarian terkini', en: 'Failed to delete recent search' },
  clearFailed: { id: 'Gagal membersihkan pencarian terkini', en: 'Failed to clear recent search' },
  umrah: { id: 'Umrah', en: 'Umrah' },
  tourism: { id: 'Wisata Syariah', en: 'Sharia tours' },
  hajj: { id: 'Haji', en: 'Hajj' },
})
