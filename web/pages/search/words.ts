import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Cari paket', en: 'Search packages' },
  titleFor: { id: (term: string) => `Hasil untuk “${term}”`, en: (term: string) => `Results for “${term}”` },
  description: {
    id: 'Cari paket menurut tujuan, bulan, kota asal, maskapai atau travel.',
    en: 'Search packages by destination, month, city, airline or travel agency.',
  },
  text: {
    id: 'Tulis tujuan, bulan, kota asal, maskapai atau nama travel. Salah ketik sedikit tidak apa-apa.',
    en: 'Type a destination, month, city, airline or agency. Small typos are fine.',
  },
  journeys: { id: 'Jenis perjalanan', en: 'Type of trip' },
  all: { id: 'Semua', en: 'All' },
  none: { id: (term: string) => `Tidak ada hasil untuk ${term}`, en: (term: string) => `No results for ${term}` },
  noneText: {
    id: 'Periksa ejaannya, pakai kata yang lebih umum, atau lihat yang sedang banyak dicari.',
    en: 'Check the spelling, try a more general word, or see the popular searches.',
  },
  bad: { id: 'Pencarian ini tidak dikenali', en: 'We didn’t understand this search' },
})
