import { messages } from '#core/messages.ts'

export const words = messages({
  title: {
    id: (name: string) => `Paket umrah untuk pembaca ${name}`,
    en: (name: string) => `Umrah packages for ${name} readers`,
  },
  description: {
    id: (name: string) =>
      `Paket umrah dari travel berizin untuk pembaca ${name}, dengan harga yang sama seperti di situs kami.`,
    en: (name: string) =>
      `Umrah packages from licensed travel agencies for ${name} readers, at the same prices as on our site.`,
  },
  together: { id: 'bersama', en: 'with' },
  heading: {
    id: (name: string) => `Umrah untuk pembaca ${name}`,
    en: (name: string) => `Umrah for ${name} readers`,
  },
  see: { id: 'Lihat paketnya', en: 'See the packages' },
  how: { id: 'Yang perlu Anda tahu', en: 'Good to know' },
  organiser: { id: 'Siapa yang memberangkatkan', en: 'Who runs the trip' },
  organiserText: {
    id: (name: string) =>
      `${name} menampilkan paket. Yang memberangkatkan adalah travel berizin yang namanya tertera di setiap paket.`,
    en: (name: string) => `${name} lists the packages. The licensed travel agency named on each package runs the trip.`,
  },
  price: { id: 'Harga', en: 'Price' },
  priceText: {
    id: 'Sama dengan harga di situs kami, tanpa tambahan.',
    en: 'The same as on our site, with no extra charge.',
  },
  booking: { id: 'Pesan dan bayar', en: 'Booking and payment' },
  bookingText: {
    id: 'Di situs kami, dengan rincian biaya dan jadwal pembayaran sebelum Anda setuju.',
    en: 'On our site, with costs and payment dates shown before you agree.',
  },
  packages: { id: 'Pilihan paket', en: 'Selected packages' },
  none: { id: 'Paket Tidak Tersedia', en: 'No packages available' },
  noneText: {
    id: 'Paket pilihan ini sedang habis. Lihat daftar lengkapnya.',
    en: 'These packages are sold out. See the full list.',
  },
  all: { id: 'Lihat semua paket umrah', en: 'See all umrah packages' },
  about: { id: (name: string) => `Tentang ${name}`, en: (name: string) => `About ${name}` },
  others: { id: 'Mitra distribusi lainnya', en: 'Other distribution partners' },
})
