import { hijriMonths, hijriOf } from './hijri.ts'
import type { Language } from './messages.ts'

export type GridDay = { day: string; date: number; hijri: number }

/** The weeks of a month (`YYYY-MM`), Monday first; places before the first and after the last day are empty. */
export function monthGrid(month: string): (GridDay | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const before = (first.getUTCDay() + 6) % 7
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const places = Array.from({ length: Math.ceil((before + last) / 7) * 7 }, (_, place) => {
    const date = place - before + 1
    if (date < 1 || date > last) return undefined
    const day = `${month}-${String(date).padStart(2, '0')}`
    return { day, date, hijri: hijriOf(day).day }
  })
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
}

/** The month before (-1) or after (1) this one. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** "Rajab – Syakban 1448 H": the Hijri months a month of ours runs through. */
export function hijriSpan(month: string, language: Language): string {
  const days = monthGrid(month).flat()
  const named = [days.find(Boolean), days.findLast(Boolean)].flatMap((place) => (place ? [hijriOf(place.day)] : []))
  const era = language === 'id' ? 'H' : 'AH'
  const [from, to] = named.map((hijri) => ({ name: hijriMonths[language][hijri.month - 1], year: hijri.year }))
  if (!from || !to) return ''
  if (from.year !== to.year) return `${from.name} ${from.year} – ${to.name} ${to.year} ${era}`
  return from.name === to.name ? `${from.name} ${to.year} ${era}` : `${from.name} – ${to.name} ${to.year} ${era}`
}
