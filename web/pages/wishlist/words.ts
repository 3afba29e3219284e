import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Wishlist', en: 'Wishlist' },
  description: { id: 'Paket yang Anda simpan untuk nanti.', en: 'Packages you saved for later.' },
  tabs: { id: 'Jenis paket', en: 'Types of package' },
  umroh: { id: 'Umrah', en: 'Umrah' },
  'wisata-syariah': { id: 'Wisata Syariah', en: 'Sharia tours' },
  haji: { id: 'Haji', en: 'Hajj' },
  saved: {
    id: (n: string) => `${n} paket tersimpan`,
    en: (n: string) => (n === '1' ? '1 package saved' : `${n} packages saved`),
  },
  more: { id: 'Tampilkan lebih banyak', en: 'Show more' },
  offSale: { id: 'Sudah tidak dijual', en: 'No longer sold' },
  offSaleText: {
    id: 'Paket ini pernah Anda simpan, tetapi tidak lagi dijual di sini.',
    en: 'You saved these packages, but they are no longer sold here.',
  },
  notLoaded: {
    id: 'Wishlist belum dapat dimuat. Paket yang Anda simpan tidak hilang.',
    en: 'Your wishlist could not be loaded. The packages you saved are not lost.',
  },
  reload: { id: 'Muat ulang', en: 'Reload' },
  none: { id: 'Belum ada yang disimpan', en: 'Nothing saved yet' },
  noneText: {
    id: 'Tekan tanda hati pada sebuah paket untuk menyimpannya di sini.',
    en: 'Press the heart on a package to save it here.',
  },
  seeUmrah: { id: 'Lihat paket umrah', en: 'See umrah packages' },
  seeTours: { id: 'Lihat wisata syariah', en: 'See sharia tours' },
})
