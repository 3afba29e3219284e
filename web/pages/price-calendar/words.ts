import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Kalender Harga', en: 'Price calendar' },
  description: {
    id: 'Tanggal berangkat termurah tiap bulan, dalam kalender Masehi dan Hijriah.',
    en: 'The cheapest departure dates each month, in the Gregorian and Hijri calendars.',
  },
  text: {
    id: 'Harga termurah per orang, kamar quad, pada tiap tanggal yang masih punya kursi.',
    en: 'The lowest price per person in a quad room, for each date that still has seats.',
  },
  umroh: { id: 'Umrah', en: 'Umrah' },
  'wisata-syariah': { id: 'Wisata Syariah', en: 'Sharia tours' },
  kinds: { id: 'Jenis perjalanan', en: 'Type of trip' },
  city: { id: 'Kota asal', en: 'Departure city' },
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
  bad: { id: 'Pilihan ini tidak dikenali', en: 'We didn’t understand this choice' },
  again: { id: 'Mulai dari bulan ini', en: 'Start from this month' },
})
