import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Cari paket', en: 'Search packages' },
  titleFor: { id: (term: string) => `Hasil untuk “${term}”`, en: (term: string) => `Results for “${term}”` },
  description: {
    id: 'Cari paket perjalanan dengan kata Anda sendiri.',
    en: 'Search travel packages in your own words.',
  },
  text: {
    id: 'Tulis tujuan, bulan, kota asal, maskapai atau nama travel. Salah ketik sedikit tidak mengapa.',
    en: 'Type a place, a month, a city, an airline or an agency. A small slip does no harm.',
  },
  journeys: { id: 'Jenis perjalanan', en: 'Kind of journey' },
  all: { id: 'Semua', en: 'All' },
  none: { id: (term: string) => `Tidak ada hasil untuk ${term}`, en: (term: string) => `No results for ${term}` },
  noneText: {
    id: 'Periksa ejaannya, pakai kata yang lebih umum, atau lihat yang sedang banyak dicari.',
    en: 'Check the spelling, use a broader word, or see what others are looking for.',
  },
  bad: { id: 'Pencarian ini tidak dapat dijalankan', en: 'This search cannot be run' },
})
