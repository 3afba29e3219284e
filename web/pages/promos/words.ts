import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Promo Umrah dan Wisata Syariah', en: 'Umrah and sharia tour promos' },
  description: {
    id: 'Kode promo umrah dan wisata syariah yang sedang berlaku: besar potongan, syarat, dan masa berlakunya.',
    en: 'Active promo codes for umrah and sharia tours: the discount, the terms and how long each is valid.',
  },
  heading: { id: 'Promo', en: 'Promos' },
  text: {
    id: 'Lihat besar potongan, paket yang berlaku, dan batas waktunya. Masukkan kodenya di halaman pemesanan, sebelum membayar.',
    en: 'See the discount, which packages it covers and when it ends. Enter the code at checkout, before you pay.',
  },
  search: { id: 'Cari promo', en: 'Search promos' },
  placeholder: { id: 'Nama atau kode promo', en: 'Promo name or code' },
  submit: { id: 'Cari', en: 'Search' },
  categories: { id: 'Kategori promo', en: 'Promo categories' },
  all: { id: 'Semua', en: 'All' },
  results: { id: 'Daftar promo', en: 'Promos' },
  resultCount: { id: (n: string) => `${n} promo`, en: (n: string) => (n === '1' ? '1 promo' : `${n} promos`) },
  resultCountFor: {
    id: (n: string, search: string) => `${n} promo untuk “${search}”`,
    en: (n: string, search: string) => `${n === '1' ? '1 promo' : `${n} promos`} for “${search}”`,
  },
  none: { id: 'Promo Tidak Tersedia', en: 'No promos available' },
  noneText: {
    id: 'Belum ada promo yang cocok. Coba kata lain, atau lihat semua promo.',
    en: 'No matching promos. Try another word, or see all promos.',
  },
  noneYet: {
    id: 'Saat ini belum ada promo. Paket kami tetap bisa dibandingkan dan dipesan.',
    en: 'There are no promos right now. You can still compare and book packages.',
  },
  seeAll: { id: 'Lihat semua promo', en: 'See all promos' },
  seePackages: { id: 'Lihat paket umrah', en: 'See umrah packages' },
})
