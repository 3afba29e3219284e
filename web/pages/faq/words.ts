import { messages } from '#core/messages.ts'

/** Sent as data with the page, in one language. */
export const words = messages({
  title: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
  short: { id: 'Tanya jawab', en: 'FAQ' },
  text: {
    id: 'Jawaban tentang pemesanan, pembayaran, keberangkatan, dan data Anda.',
    en: 'Answers about booking, payment, travel and your data.',
  },
  search: { id: 'Cari pertanyaan', en: 'Search questions' },
  searchHint: { id: 'Misalnya: paspor, pelunasan, kursi roda', en: 'For example: passport, balance, wheelchair' },
  find: { id: 'Cari', en: 'Search' },
  clear: { id: 'Tampilkan semua pertanyaan', en: 'Show all questions' },
  resultCount: {
    id: (n: number, search: string) => `${n} pertanyaan tentang “${search}”`,
    en: (n: number, search: string) => `${n === 1 ? '1 question' : `${n} questions`} about “${search}”`,
  },
  none: { id: 'Tidak ada pertanyaan yang cocok', en: 'No matching questions' },
  noneText: {
    id: 'Coba kata lain, atau tanyakan langsung kepada kami.',
    en: 'Try other words, or ask us directly.',
  },
  groups: { id: 'Kelompok pertanyaan', en: 'Question groups' },
})
