import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: (day: string) => `Keberangkatan ${day}`, en: (day: string) => `Departure ${day}` },
  dates: {
    id: (from: string, to: string) => `${from} sampai ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  bookings: { id: 'Pesanan', en: 'Bookings' },
  seats: { id: 'Kursi', en: 'Seats' },
  sold: { id: 'Terjual', en: 'Sold' },
  held: { id: 'Ditahan, belum dibayar', en: 'Held, not paid' },
  left: { id: 'Sisa', en: 'Left' },
  quota: { id: 'Kuota', en: 'Quota' },
  travellers: { id: 'Jamaah', en: 'Travellers' },
  incomplete: { id: 'Jamaah yang dokumennya belum lengkap', en: 'Travellers with incomplete documents' },
  overdue: { id: 'Pesanan yang pelunasannya lewat jatuh tempo', en: 'Bookings with an overdue balance' },
  waiting: { id: 'Pesanan yang menunggu pembayaran pertama', en: 'Bookings awaiting the first payment' },
  todo: { id: 'Yang perlu dikerjakan', en: 'What needs doing' },
  nothing: { id: 'Tidak ada yang tertunda.', en: 'Nothing is outstanding.' },
  rooming: { id: 'Daftar kamar', en: 'Rooming list' },
  all: { id: 'Semua pesanan keberangkatan ini', en: 'All bookings of this departure' },
  manifest: { id: 'Manifest, nomor disamarkan', en: 'Manifest, numbers masked' },
  manifestText: {
    id: 'Nama seperti di paspor dan kamar di setiap hotel. Tanggal lahir, nomor paspor, dan nomor HP disamarkan.',
    en: 'Names as in the passport and rooms by hotel. Dates of birth, passport and mobile numbers are masked.',
  },
  full: { id: 'Manifest lengkap', en: 'Full manifest' },
  fullText: {
    id: 'Berisi nomor paspor dan tanggal lahir lengkap. Setiap unduhan tercatat di audit.',
    en: 'Has complete passport numbers and dates of birth. Every download is recorded in the audit.',
  },
})
