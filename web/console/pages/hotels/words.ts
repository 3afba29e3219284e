import { messages } from '#core/messages.ts'

export const words = messages({
  text: {
    id: 'Hotel yang dapat dipilih mitra untuk keberangkatannya.',
    en: 'Hotels that partners can choose for their departures.',
  },
  make: { id: 'Tambah hotel', en: 'Add a hotel' },
  list: { id: 'Daftar hotel', en: 'List of hotels' },
  search: { id: 'Nama hotel atau kota', en: 'Name or city' },
  walkShort: { id: 'Jalan kaki', en: 'Walk' },
  minutes: { id: (n: string) => `${n} menit`, en: (n: string) => `${n} min` },
  empty: { id: 'Belum ada hotel', en: 'There are no hotels yet' },
  emptyText: {
    id: 'Tambahkan hotel agar mitra dapat memilihnya di paket mereka.',
    en: 'Add a hotel so that partners can choose it in their packages.',
  },
})
