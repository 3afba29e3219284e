import { formatClock } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { weekdayNames, words } from './words.ts'

type Hours = { weekday: number; opens: number; closes: number }

const two = (number: number): string => String(number).padStart(2, '0')
const clock = (minutes: number, language: Language): string =>
  formatClock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, language)

/** "Senin–Jumat 08.00–17.00 WIB, Sabtu 08.00–12.00 WIB": days in a row with the same hours are said together. */
export function hoursText(hours: readonly Hours[], language: Language): string {
  const names = weekdayNames[language]
  const fromMonday = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => hours.find(({ weekday }) => weekday === day) ?? [])
  const runs: Hours[][] = []
  for (const day of fromMonday) {
    const last = runs.at(-1)?.at(-1)
    const isNext = last && (last.weekday + 1) % 7 === day.weekday
    if (isNext && last.opens === day.opens && last.closes === day.closes) runs.at(-1)?.push(day)
    else runs.push([day])
  }
  const nameOf = (day: Hours | undefined) => names[day?.weekday ?? 0] ?? ''
  const span = (run: Hours[]) => {
    if (run.length === 7) return words(language).everyDay
    return run.length === 1 ? nameOf(run[0]) : `${nameOf(run[0])}–${nameOf(run.at(-1))}`
  }
  return runs
    .map((run) => `${span(run)} ${clock(run[0]?.opens ?? 0, language)}–${clock(run[0]?.closes ?? 0, language)} WIB`)
    .join(', ')
}
