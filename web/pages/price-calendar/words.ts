import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Kalender Harga', en: 'Price Calendar' },
  description: {
    id: 'Tanggal berangkat termurah tiap bulan, dalam penanggalan Masehi dan Hijriah.',
    en: 'The cheapest departure dates of each month, in the Gregorian and the Hijri calendar.',
  },
  text: {
    id: 'Harga termurah per orang, kamar quad, pada tiap tanggal yang masih punya kursi.',
    en: 'The lowest price per person, quad room, on each date that still has seats.',
  },
  umroh: { id: 'Umrah', en: 'Umrah' },
  'wisata-syariah': { id: 'Wisata Syariah', en: 'Sharia tours' },
  kinds: { id: 'Jenis perjalanan', en: 'Kind of journey' },
  city: { id: 'Kota asal', en: 'From city' },
  everyCity: { id: 'Semua kota asal', en: 'Any city' },
  apply: { id: 'Tampilkan', en: 'Show' },
  previous: { id: 'Bulan sebelumnya', en: 'Previous month' },
  next: { id: 'Bulan berikutnya', en: 'Next month' },
  unit: { id: 'Harga dalam juta rupiah', en: 'Prices in millions of rupiah' },
  cheapest: { id: 'Termurah bulan ini', en: 'Cheapest this month' },
  packages: { id: (n: number) => `${n} paket`, en: (n: number) => (n === 1 ? '1 package' : `${n} packages`) },
  seats: { id: (n: number) => `${n} kursi`, en: (n: number) => (n === 1 ? '1 seat' : `${n} seats`) },
  none: { id: 'Tidak ada keberangkatan bulan ini', en: 'No departures this month' },
  noneText: { id: 'Coba bulan lain atau kota asal lain.', en: 'Try another month or another city.' },
  bad: { id: 'Pilihan tidak dikenali', en: 'This choice makes no sense' },
  again: { id: 'Mulai dari bulan ini', en: 'Start from this month' },
})
