import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Oleh-oleh Haji dan Umrah', en: 'Hajj and umrah souvenirs' },
  titleOf: {
    id: (category: string) => `${category} · Oleh-oleh Haji dan Umrah`,
    en: (category: string) => `${category} · Hajj and umrah souvenirs`,
  },
  description: {
    id: 'Kurma, sajadah, tasbih, mukena, parfum, dan oleh-oleh lain dari toko di Indonesia, lengkap dengan harga, berat, stok, dan sertifikat halalnya.',
    en: 'Dates, prayer mats, prayer beads, prayer robes, perfume and more from stores in Indonesia, with price, weight, stock and halal certificate.',
  },
  heading: { id: 'Oleh-oleh haji dan umrah', en: 'Hajj and umrah souvenirs' },
  text: {
    id: 'Dikirim dari toko di Indonesia, jadi koper Anda tetap ringan.',
    en: 'Sent from stores in Indonesia, so your suitcase stays light.',
  },
  stores: { id: 'Lihat semua toko', en: 'See all stores' },
  cart: { id: 'Keranjang', en: 'Cart' },
  promos: { id: 'Promo oleh-oleh', en: 'Souvenir promos' },
  banners: { id: 'Penawaran', en: 'Offers' },
  page: { id: 'Halaman', en: 'Page' },
  items: { id: (n: string) => `${n} barang`, en: (n: string) => (n === '1' ? '1 item' : `${n} items`) },
})
