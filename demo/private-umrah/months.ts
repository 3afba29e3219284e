import { addMonths } from '#core/time.ts'
import { hijri } from '../catalogue/calendar.ts'

const monthsAhead = 15

/** The first day of each month that is on sale. */
export const monthsFrom = (today: string): string[] =>
  Array.from({ length: monthsAhead }, (_, ahead) => addMonths(`${today.slice(0, 7)}-01`, ahead))

/** How much dearer, in percent, a month is that has a part of Ramadan, is shortly before it, or in the holidays of schools. */
export const seasonPercent = (month: string, what: 'fare' | 'hotel'): number =>
  Math.max(...['05', '15', '25'].map((date) => dayPercent(`${month.slice(0, 7)}-${date}`, what)))

function dayPercent(day: string, what: 'fare' | 'hotel'): number {
  const { month: islamic } = hijri(day)
  if (islamic === 9) return what === 'fare' ? 128 : 165
  if (islamic === 8) return what === 'fare' ? 112 : 120
  return ['06', '07', '12'].includes(day.slice(5, 7)) ? 112 : 100
}
