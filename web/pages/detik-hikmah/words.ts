import { messages } from '#core/messages.ts'

export const words = messages({
  title: {
    id: (name: string) => `Paket umrah untuk pembaca ${name}`,
    en: (name: string) => `Umrah packages for readers of ${name}`,
  },
  description: {
    id: (name: string) =>
      `Pilihan paket umrah dari travel berizin untuk pembaca ${name}: tanggal, kursi, hotel, dan harga yang sama.`,
    en: (name: string) =>
      `Umrah packages of licensed agencies for readers of ${name}: dates, seats, hotels, and the same price.`,
  },
  together: { id: 'bersama', en: 'with' },
  heading: {
    id: (name: string) => `Umrah untuk pembaca ${name}`,
    en: (name: string) => `Umrah for readers of ${name}`,
  },
  see: { id: 'Lihat paketnya', en: 'See the packages' },
  how: { id: 'Yang perlu Anda tahu', en: 'Good to know' },
  organiser: { id: 'Siapa yang memberangkatkan', en: 'Who takes you there' },
  organiserText: {
    id: (name: string) =>
      `${name} menampilkan paket. Yang memberangkatkan adalah travel berizin yang namanya tertera di setiap paket.`,
    en: (name: string) => `${name} shows the packages. A licensed agency, named on each of them, runs the journey.`,
  },
  price: { id: 'Harga', en: 'Price' },
  priceText: {
    id: 'Sama dengan harga di situs kami, tanpa tambahan.',
    en: 'The same as on our site, with nothing added.',
  },
  booking: { id: 'Pesan dan bayar', en: 'Booking and payment' },
  bookingText: {
    id: 'Di situs kami, dengan rincian biaya dan jadwal pembayaran sebelum Anda setuju.',
    en: 'On our site, with costs and payment dates shown before you agree.',
  },
  packages: { id: 'Pilihan paket', en: 'Chosen packages' },
  none: { id: 'Paket Tidak Tersedia', en: 'No packages available' },
  noneText: {
    id: 'Semua pilihan sedang habis. Lihat daftar lengkapnya.',
    en: 'All of these are taken. See the full list.',
  },
  all: { id: 'Lihat semua paket umrah', en: 'See all umrah packages' },
  about: { id: (name: string) => `Tentang ${name}`, en: (name: string) => `About ${name}` },
  others: { id: 'Mitra distribusi lainnya', en: 'Other distribution partners' },
})
