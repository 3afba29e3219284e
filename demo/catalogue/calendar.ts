import { dayMs } from '#core/time.ts'

/** Months are counted from year 0, so that the next one is always one more. */
export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(atNoon(day) + days * dayMs)
export const daysBetween = (from: string, to: string): number => Math.round((atNoon(to) - atNoon(from)) / dayMs)

export function daysOfMonth(month: number): string[] {
  const first = dayOf(Date.UTC(Math.floor(month / 12), month % 12, 1, 12))
  const days = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return Array.from({ length: days }, (_, i) => addDays(first, i))
}

export type Hijri = { year: number; month: number; day: number }

const hijriFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
const known = new Map<string, Hijri>()

export function hijri(day: string): Hijri {
  const before = known.get(day)
  if (before) return before
  const parts = hijriFormat.formatToParts(atNoon(day))
  const read = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10)
  const date = { year: read('year'), month: read('month'), day: read('day') }
  known.set(day, date)
  return date
}

/** 1 Muharram 1 fell on 19 July 622; a Hijri year has 354.367 days on average. The rest is a short walk. */
export function fromHijri({ year, month, day }: Hijri): string {
  const days = Math.round((year - 1) * 354.367 + (month - 1) * 29.53 + day - 1)
  let guess = dayOf(Date.UTC(622, 6, 19, 12) + days * dayMs)
  for (let steps = 0; steps < 12; steps += 1) {
    const now = hijri(guess)
    const away = (year - now.year) * 354 + (month - now.month) * 29 + (day - now.day)
    if (away === 0 && now.day === day) return guess
    guess = addDays(guess, away === 0 ? day - now.day : away)
  }
  throw new Error(`no such Hijri day: ${year}-${month}-${day}`)
}

/** The year of the next hajj that can still be prepared for: the eighth of Dhu al-Hijjah is the day it begins. */
export function nextHajjYear(day: string): number {
  const { year, month } = hijri(day)
  return month >= 11 ? year + 1 : year
}
