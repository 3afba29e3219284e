import { messages } from '#core/messages.ts'

/** What an umrah kit brings each one who travels. */
export const kitWords = messages({
  suitcase: { id: 'Koper dan tas kabin', en: 'Suitcase and cabin bag' },
  cloth: { id: 'Kain ihram atau mukena', en: 'Ihram cloth or prayer dress' },
  book: { id: 'Buku doa dan manasik', en: 'Book of prayers and rites' },
})
