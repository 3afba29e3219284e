import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Toko Oleh-oleh', en: 'Souvenir stores' },
  description: {
    id: 'Semua toko oleh-oleh haji dan umrah di sini: kota asal pengiriman, jumlah barang, dan nilai dari pembeli.',
    en: 'Every hajj and umrah souvenir store here: where parcels are sent from, how many items it sells and what buyers think.',
  },
  heading: { id: 'Toko oleh-oleh', en: 'Souvenir stores' },
  search: { id: 'Cari toko', en: 'Search stores' },
  placeholder: { id: 'Nama toko', en: 'Store name' },
  submit: { id: 'Cari', en: 'Search' },
  results: { id: 'Daftar toko', en: 'Stores' },
  count: { id: (n: string) => `${n} toko`, en: (n: string) => (n === '1' ? '1 store' : `${n} stores`) },
  countFor: {
    id: (n: string, search: string) => `${n} toko untuk “${search}”`,
    en: (n: string, search: string) => `${n === '1' ? '1 store' : `${n} stores`} for “${search}”`,
  },
  none: { id: 'Toko tidak ditemukan', en: 'No stores match' },
  noneText: { id: 'Coba nama lain, atau lihat semua toko.', en: 'Try another name, or see all stores.' },
  all: { id: 'Lihat semua toko', en: 'See all stores' },
  pages: { id: 'Halaman toko', en: 'Pages of stores' },
  previous: { id: 'Sebelumnya', en: 'Previous' },
  next: { id: 'Berikutnya', en: 'Next' },
})
