import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Wishlist', en: 'Wishlist' },
  description: {
    id: 'Paket dan oleh-oleh yang Anda simpan untuk nanti.',
    en: 'Packages and souvenirs you saved for later.',
  },
  tabs: { id: 'Jenis yang disimpan', en: 'Types of saved things' },
  umroh: { id: 'Umrah', en: 'Umrah' },
  'wisata-syariah': { id: 'Wisata Syariah', en: 'Sharia tours' },
  'oleh-oleh': { id: 'Oleh-oleh', en: 'Souvenirs' },
  haji: { id: 'Haji', en: 'Hajj' },
  saved: {
    id: (n: string) => `${n} paket tersimpan`,
    en: (n: string) => (n === '1' ? '1 package saved' : `${n} packages saved`),
  },
  savedItems: {
    id: (n: string) => `${n} barang tersimpan`,
    en: (n: string) => (n === '1' ? '1 item saved' : `${n} items saved`),
  },
  more: { id: 'Tampilkan lebih banyak', en: 'Show more' },
  offSale: { id: 'Sudah tidak dijual', en: 'No longer sold' },
  offSaleText: {
    id: 'Paket ini pernah Anda simpan, tetapi tidak lagi dijual di sini.',
    en: 'You saved these packages, but they are no longer sold here.',
  },
  offSaleItemsText: {
    id: 'Barang ini pernah Anda simpan, tetapi tidak lagi dijual.',
    en: 'You saved these items, but they are no longer on sale.',
  },
  notLoaded: {
    id: 'Wishlist belum dapat dimuat. Yang Anda simpan tidak hilang.',
    en: 'Your wishlist could not be loaded. What you saved is not lost.',
  },
  reload: { id: 'Muat ulang', en: 'Reload' },
  none: { id: 'Belum ada yang disimpan', en: 'Nothing saved yet' },
  noneText: {
    id: 'Tekan tanda hati pada sebuah paket untuk menyimpannya di sini.',
    en: 'Press the heart on a package to save it here.',
  },
  noneItemsText: {
    id: 'Tekan tanda hati pada sebuah barang untuk menyimpannya di sini.',
    en: 'Press the heart on an item to save it here.',
  },
  seeSouvenirs: { id: 'Lihat oleh-oleh', en: 'See souvenirs' },
  seeUmrah: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  seeTours: { id: 'Lihat wisata syariah', en: 'See sharia tours' },
})
