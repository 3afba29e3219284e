import { addMs, dayMs } from '#core/time.ts'

/** Weekdays as JavaScript counts them: Sunday is 0. */
export type DateRule = { from: string; until: string; weekday: number; every: number }

/** As many as one may add at once. */
export const mostDates = 60

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Every first, second, … of a weekday between two days, both included: never more than `mostDates`. */
export function datesByRule({ from, until, weekday, every }: DateRule): string[] {
  const start = new Date(`${from}T00:00:00Z`)
  const first = addMs(start, ((weekday - start.getUTCDay() + 7) % 7) * dayMs)
  const dates: string[] = []
  for (let time = first; dayOf(time) <= until && dates.length < mostDates; time = addMs(time, every * 7 * dayMs))
    dates.push(dayOf(time))
  return dates
}

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string => dayOf(addMs(new Date(`${day}T00:00:00Z`), days * dayMs))
