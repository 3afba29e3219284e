import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Tinjauan paket', en: 'Package reviews' },
  text: {
    id: 'Paket baru dan perubahan yang menunggu keputusan, yang paling lama menunggu lebih dahulu.',
    en: 'New packages and changes that need a decision, the longest waiting first.',
  },
  list: { id: 'Daftar tinjauan', en: 'List of reviews' },
  search: { id: 'Nama paket', en: 'Package name' },
  name: { id: 'Paket', en: 'Package' },
  partner: { id: 'Travel', en: 'Travel agency' },
  what: { id: 'Yang ditinjau', en: 'What to review' },
  isNew: { id: 'Paket baru', en: 'New package' },
  fields: {
    id: (n: string) => `${n} isian berubah`,
    en: (n: string) => (n === '1' ? '1 field changed' : `${n} fields changed`),
  },
  dates: {
    id: (n: string) => `${n} keberangkatan`,
    en: (n: string) => (n === '1' ? '1 departure' : `${n} departures`),
  },
  by: { id: 'Dikirim oleh', en: 'Submitted by' },
  when: { id: 'Waktu', en: 'Time' },
  empty: { id: 'Tidak ada yang menunggu', en: 'Nothing is waiting' },
  emptyText: {
    id: 'Paket yang dikirim travel untuk ditinjau akan muncul di sini.',
    en: 'Packages that travel agencies submit for review appear here.',
  },
})
