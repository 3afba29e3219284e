import { hijriLength, hijriMonthStart } from '#core/hijri.ts'
import { addMs, dayMs } from '#core/time.ts'

/** The years of the Umm al-Qura table. */
export const hijriYears = { first: 1318, last: 1523 } as const

/** Days of the Hijri year that people ask for, in its order. `days` is how long one lasts. */
export const hijriDays = [
  { key: 'new_year', month: 1, day: 1, days: 1 },
  { key: 'tasua', month: 1, day: 9, days: 1 },
  { key: 'ashura', month: 1, day: 10, days: 1 },
  { key: 'mawlid', month: 3, day: 12, days: 1 },
  { key: 'isra_miraj', month: 7, day: 27, days: 1 },
  { key: 'mid_shaban', month: 8, day: 15, days: 1 },
  { key: 'ramadan', month: 9, day: 1, days: 1 },
  { key: 'nuzul', month: 9, day: 17, days: 1 },
  { key: 'last_ten', month: 9, day: 21, days: 1 },
  { key: 'fitr', month: 10, day: 1, days: 1 },
  { key: 'tarwiyah', month: 12, day: 8, days: 1 },
  { key: 'arafah', month: 12, day: 9, days: 1 },
  { key: 'adha', month: 12, day: 10, days: 1 },
  { key: 'tashriq', month: 12, day: 11, days: 3 },
] as const
export type HijriDayKey = (typeof hijriDays)[number]['key']

export type HijriMonth = { number: number; first_day: string; length: number }
export type HijriEvent = { key: HijriDayKey; month: number; day: number; days: number; date: string }

const later = (day: string, days: number): string =>
  addMs(new Date(`${day}T00:00:00Z`), days * dayMs)
    .toISOString()
    .slice(0, 10)

/** Twelve months with the day each begins, and the days that matter in them. */
export function hijriYear(year: number, offset: number): { months: HijriMonth[]; events: HijriEvent[] } {
  const months = Array.from({ length: 12 }, (_, i) => ({
    number: i + 1,
    first_day: hijriMonthStart({ year, month: i + 1 }, offset),
    length: hijriLength({ year, month: i + 1 }),
  }))
  const events = hijriDays.map((one) => ({
    ...one,
    date: later(months[one.month - 1]?.first_day ?? '', one.day - 1),
  }))
  return { months, events }
}

export type NextHijriEvent = HijriEvent & { year: number; days_left: number }

/** The first event that is not over on a day (`YYYY-MM-DD`) of a Hijri year; late in a year it is one of the next. */
export function nextHijriEvent(today: string, year: number, offset: number): NextHijriEvent | undefined {
  const years = [year, year + 1].filter((one) => one <= hijriYears.last)
  const events = years.flatMap((one) => hijriYear(one, offset).events.map((event) => ({ ...event, year: one })))
  const next = events.find(({ date, days }) => later(date, days - 1) >= today)
  return next && { ...next, days_left: Math.max(0, (Date.parse(next.date) - Date.parse(today)) / dayMs) }
}
