import { messages } from '#core/messages.ts'

const say = messages({
  days: {
    id: (n: string) => `Perkiraan tiba ${n} hari`,
    en: (n: string) => `Arrives in about ${n} ${n === '1' ? 'day' : 'days'}`,
  },
})

/** How long a courier says it takes: its number of days in the reader's words, anything else as it stands. */
export const etdText = (etd: string, language: 'id' | 'en'): string => {
  const [, days] = /^(\d+(?:\s*-\s*\d+)?)\s*(?:days?|hari)?$/i.exec(etd.trim()) ?? []
  return days ? say(language).days(days.replaceAll(/\s*-\s*/g, '–')) : etd.trim()
}
