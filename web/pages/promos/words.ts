import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Promo Umrah dan Wisata Syariah', en: 'Umrah and Sharia Tour Promos' },
  description: {
    id: 'Kode promo umrah dan wisata syariah yang sedang berlaku: besar potongan, syarat, dan masa berlakunya.',
    en: 'Promo codes for umrah and sharia tours that hold today: what they take off, their terms and their dates.',
  },
  heading: { id: 'Promo', en: 'Promos' },
  text: {
    id: 'Potongan yang jelas: berapa, untuk paket apa, dan sampai kapan. Pakai kodenya saat memesan.',
    en: 'Discounts in plain words: how much, for which packages, and until when. Use the code when you book.',
  },
  search: { id: 'Cari promo', en: 'Search promos' },
  placeholder: { id: 'Nama atau kode promo', en: 'Name or code of a promo' },
  submit: { id: 'Cari', en: 'Search' },
  categories: { id: 'Kategori promo', en: 'Promo categories' },
  all: { id: 'Semua', en: 'All' },
  results: { id: 'Daftar promo', en: 'Promos' },
  found: { id: (n: string) => `${n} promo`, en: (n: string) => (n === '1' ? '1 promo' : `${n} promos`) },
  foundFor: {
    id: (n: string, search: string) => `${n} promo untuk “${search}”`,
    en: (n: string, search: string) => `${n === '1' ? '1 promo' : `${n} promos`} for “${search}”`,
  },
  none: { id: 'Promo Tidak Tersedia', en: 'No promos available' },
  noneText: {
    id: 'Belum ada promo yang cocok. Coba kata lain, atau lihat semua promo.',
    en: 'No promo fits. Try another word, or see all promos.',
  },
  noneYet: {
    id: 'Saat ini belum ada promo. Paket kami tetap bisa dibandingkan dan dipesan.',
    en: 'There is no promo right now. You can still compare and book our packages.',
  },
  seeAll: { id: 'Lihat semua promo', en: 'See all promos' },
  seePackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
})
