import { messages } from '#core/messages.ts'

const say = messages({
  days: {
    id: (n: string) => `Perkiraan tiba ${n} hari`,
    en: (n: string) => `Arrives in about ${n} ${n === '1' ? 'day' : 'days'}`,
  },
})

/** How long a courier says it takes: its number of days in the reader's words, anything else as it stands. */
export const etdText = (etd: string, language: 'id' | 'en'): string => {
  const [, least, most = least] = /^(\d+)(?:\s*-\s*(\d+))?\s*(?:days?|hari)?$/i.exec(etd.trim()) ?? []
  if (!least) return etd.trim()
  return say(language).days(least === most ? least : `${least}–${most}`)
}
