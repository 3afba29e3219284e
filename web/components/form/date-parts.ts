export type DateParts = { year: string; month: string; day: string }

export const datePartNames = ['year', 'month', 'day'] as const

const padded = (text: string): string => (text === '' ? '' : text.padStart(2, '0'))

/** Three fields as one text: an ISO day, or as far as one was typed; nothing typed is nothing. */
export function joinDate(typed: DateParts): string {
  const [year = '', month = '', day = ''] = datePartNames.map((name) => typed[name].replaceAll(/[\s-]/g, ''))
  return year || month || day ? `${year}-${padded(month)}-${padded(day)}` : ''
}

/** The other way round, for the fields of a date that was typed before. */
export function splitDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

// The first three letters in both languages; August is shortened in three ways.
const beginnings = 'jan feb mar apr mei|may jun jul agu|aug|ags|agt sep okt|oct nov des|dec'.split(' ')
const monthOf = (word: string): number =>
  beginnings.findIndex((names) => names.split('|').includes(word.slice(0, 3))) + 1

/** A date as people write it and paste it, the day before the month where both could be; nothing where it is none. */
export function pastedDate(text: string): DateParts | undefined {
  const tokens = text.toLowerCase().match(/\d+|[a-z]{3,}/g) ?? []
  const named = tokens.map(monthOf).find((month) => month > 0) ?? 0
  const numbers = tokens.filter((token) => /\d/.test(token))
  const place = numbers.findIndex((token) => token.length === 4)
  const [first = 0, second = 0] = numbers.filter((_, i) => i !== place).map(Number)
  if (place < 0 || numbers.length !== (named > 0 ? 2 : 3)) return undefined
  const isMonthFirst = place === 0 || (second > 12 && first <= 12)
  const [day, month] = named > 0 ? [first, named] : isMonthFirst ? [second, first] : [first, second]
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined
  return { year: numbers[place] ?? '', month: padded(String(month)), day: padded(String(day)) }
}
