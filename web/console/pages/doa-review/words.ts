import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Tinjauan doa', en: 'Supplication reviews' },
  fixed: {
    id: 'Teks Arab tidak dapat diubah di sini: tinjauan hanya berlaku untuk bacaan yang tertulis ini.',
    en: 'The Arabic cannot be changed here: a review is of these very words.',
  },
  text: { id: 'Doa seperti di situs', en: 'The supplication as on the site' },
  verses: { id: 'Ayat', en: 'Verses' },
})
