import { addMs, daysBetween, type JakartaDate, jakartaDate } from '#core/time.ts'

/** The last day a promo can be used: one that ends at midnight ends with the day before. */
export const lastDay = (ends_at: Date): JakartaDate => jakartaDate(addMs(ends_at, -1))

const soonDays = 7

/** Days until the last one, 0 being today; nothing while there is plenty of time, or none at all. */
export function daysToHurry(ends_at: Date, now: Date): number | undefined {
  if (now >= ends_at) return undefined
  const days = daysBetween(jakartaDate(now), lastDay(ends_at))
  return days <= soonDays ? days : undefined
}
