import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Tinjauan doa', en: 'Supplication reviews' },
  fixed: {
    id: 'Teks Arab tidak dapat diubah di sini: tinjauan hanya berlaku untuk bacaan yang tertulis ini.',
    en: 'The Arabic cannot be changed here: a review is of these very words.',
  },
  arabic: { id: 'Teks Arab', en: 'Arabic' },
  latin: { id: 'Latin', en: 'Transliteration' },
  meaning: { id: 'Arti', en: 'Meaning' },
  source: { id: 'Sumber', en: 'Source' },
  verses: { id: 'Ayat', en: 'Verses' },
})
