import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Yang perlu dikerjakan hari ini', en: 'What needs doing today' },
  nothing: { id: 'Tidak ada yang menunggu Anda', en: 'Nothing is waiting for you' },
  nothingText: {
    id: 'Pekerjaan yang menjadi bagian Anda akan muncul di sini.',
    en: 'Work that is yours to do will appear here.',
  },
  find: { id: 'Anggota atau pesanan', en: 'Member or booking' },
  search: { id: 'Cari', en: 'Search' },
  sales: { id: 'Penjualan per minggu', en: 'Sales by week' },
  salesText: {
    id: (amount: string, bookings: string, travellers: string) =>
      `Minggu ini ${amount} dari ${bookings} pesanan (${travellers} jamaah).`,
    en: (amount: string, bookings: string, travellers: string) =>
      `${amount} this week from ${bookings} ${bookings === '1' ? 'booking' : 'bookings'} (${travellers} ${travellers === '1' ? 'traveller' : 'travellers'}).`,
  },
  weekText: { id: (amount: string) => `Minggu ini ${amount}.`, en: (amount: string) => `${amount} this week.` },
  allText: {
    id: (amount: string) => `Total 12 minggu ${amount}.`,
    en: (amount: string) => `${amount} in 12 weeks.`,
  },
  week: { id: 'Minggu mulai', en: 'Week of' },
  amount: { id: 'Jumlah', en: 'Amount' },
  millions: { id: (n: string) => `${n} jt`, en: (n: string) => `${n}m` },
  billions: { id: (n: string) => `${n} M`, en: (n: string) => `${n}bn` },
  received: { id: 'Uang masuk per minggu', en: 'Money received by week' },
  count: { id: 'Banyaknya', en: 'Number' },
  received_applications: { id: 'Pendaftaran mitra per minggu', en: 'Partner applications by week' },
  ages: { id: 'Pendaftaran terbuka menurut lama menunggu', en: 'Open applications by waiting time' },
  agesText: {
    id: (n: string) => `${n} pendaftaran menunggu keputusan.`,
    en: (n: string) => `${n} ${n === '1' ? 'application is' : 'applications are'} waiting for a decision.`,
  },
  waited: { id: 'Sudah menunggu', en: 'Waiting for' },
  days: { id: (range: string) => `${range} hari`, en: (range: string) => `${range} days` },
  daysOrMore: { id: (n: string) => `≥ ${n} hari`, en: (n: string) => `≥ ${n} days` },
  views: { id: 'Artikel dibaca per minggu', en: 'Article reads by week' },
  published: { id: 'Artikel terbit per minggu', en: 'Articles published by week' },
  mostRead: { id: 'Paling banyak dibaca, 12 minggu', en: 'Most read in 12 weeks' },
  reads: { id: (n: string) => `${n} kali dibaca`, en: (n: string) => `${n} ${n === '1' ? 'read' : 'reads'}` },
  lookups: { id: 'Pencarian Anda per minggu', en: 'Your lookups by week' },
  helped: { id: 'Bantuan Anda per minggu', en: 'Members you helped by week' },
  refunded: { id: 'Pengembalian dana per minggu', en: 'Refunds by week' },
  paidOut: { id: 'Pembayaran mitra per minggu', en: 'Payouts by week' },
  seats: { id: 'Kursi keberangkatan terdekat', en: 'Seats on the next departures' },
  seatsOf: {
    id: (name: string, day: string) => `Kursi terjual, ${name}, ${day}`,
    en: (name: string, day: string) => `Seats sold, ${name}, ${day}`,
  },
  sold: {
    id: (sold: string, quota: string) => `${sold} dari ${quota} kursi terjual`,
    en: (sold: string, quota: string) => `${sold} of ${quota} seats sold`,
  },
  held: { id: (n: string) => `${n} belum dibayar`, en: (n: string) => `${n} not paid yet` },
})
