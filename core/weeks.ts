import { addMs, dayMs, type JakartaDate, jakartaDate } from './time.ts'

/** As many as a plot of weeks shows: a season. */
export const plottedWeeks = 12

const monday = (time: Date): JakartaDate => {
  const day = new Date(`${jakartaDate(time)}T00:00:00Z`)
  return jakartaDate(addMs(day, -((day.getUTCDay() + 6) % 7) * dayMs))
}

/** The first days of the last so many weeks, this one last. Weeks begin on Monday in Jakarta, as in SQL. */
export const weeksUntil = (now: Date, count: number): JakartaDate[] =>
  Array.from({ length: count }, (_, i) => monday(addMs(now, (i - count + 1) * 7 * dayMs)))
