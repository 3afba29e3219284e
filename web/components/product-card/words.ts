import { messages } from '#core/messages.ts'

export const words = messages({
  departed: { id: 'Sudah berangkat', en: 'Already departed' },
  closed: { id: 'Pemesanan ditutup', en: 'Booking closed' },
  ready_to_depart: { id: 'Siap berangkat', en: 'Ready to depart' },
  sold_out: { id: 'Kuota habis', en: 'Sold out' },
  seats: {
    id: (n: number) => `Sisa ${n} kursi`,
    en: (n: number) => (n === 1 ? '1 seat left' : `${n} seats left`),
  },
  licensed: {
    id: (number: string) => `, izin ${number}`,
    en: (number: string) => `, licence ${number}`,
  },
  days: { id: (n: number) => `${n} hari`, en: (n: number) => (n === 1 ? '1 day' : `${n} days`) },
  from: { id: (city: string) => `dari ${city}`, en: (city: string) => `from ${city}` },
  stars: { id: (n: number) => `Hotel bintang ${n}`, en: (n: number) => `${n}-star hotel` },
  walk: {
    id: (n: number) => `${n} menit jalan kaki ke Masjidil Haram`,
    en: (n: number) => `${n} min walk to the Grand Mosque`,
  },
  dates: { id: ', berangkat ', en: ', departing ' },
  price: { id: 'Mulai dari', en: 'From' },
  target: { id: 'Target (harga hari ini)', en: 'Target at today’s price' },
  dateLater: {
    id: 'Tanggal dipilih setelah tabungan cukup.',
    en: 'You choose a date once you’ve saved enough.',
  },
  perPerson: { id: 'per orang, kamar quad', en: 'per person, quad room' },
  priceOn: { id: (day: string) => `berangkat ${day}`, en: (day: string) => `departing ${day}` },
  notHajj: { id: 'Umrah, bukan haji', en: 'Umrah, not hajj' },
  hajjYear: { id: (year: number) => `Musim haji ${year} H`, en: (year: number) => `Hajj season ${year} AH` },
  rating: {
    id: (rating: string, count: string) => `${rating} · ${count} ulasan paket ini`,
    en: (rating: string, count: string) =>
      `${rating} · ${count} ${count === '1' ? 'review' : 'reviews'} of this package`,
  },
  ratingSpoken: {
    id: (rating: string, count: string) => `Nilai ${rating} dari 5, ${count} ulasan paket ini`,
    en: (rating: string, count: string) =>
      `Rated ${rating} out of 5, ${count} ${count === '1' ? 'review' : 'reviews'} of this package`,
  },
  wish: { id: (name: string) => `Simpan ${name} ke wishlist`, en: (name: string) => `Add ${name} to wishlist` },
  unwish: { id: (name: string) => `Hapus ${name} dari wishlist`, en: (name: string) => `Remove ${name} from wishlist` },
})
