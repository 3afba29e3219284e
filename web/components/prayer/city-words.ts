import { messages } from '#core/messages.ts'

/** What the list under the search for a city says. */
export const cityWords = messages({
  list: { id: 'Kota yang cocok', en: 'Matching cities' },
  matchCount: {
    id: (count: number) => `Kota yang cocok: ${count}`,
    en: (count: number) => `Matching cities: ${count}`,
  },
  none: { id: 'Tidak ada kota yang cocok. Periksa ejaannya.', en: 'No matching city. Check the spelling.' },
})
