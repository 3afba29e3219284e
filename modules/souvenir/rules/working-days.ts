import { addDays, daysBetween, jakartaDate } from '#core/time.ts'
import { isClosed } from './cart.ts'

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

// Whatever stands in a store's row: no buyer waits longer for it to come back, and no count goes on for ever.
const mostDaysOff = 60

type Holiday = { closed_from: string | null; closed_until: string | null }

/**
 * The end of the last of so many working days after a moment, Monday to Friday in Jakarta; the day it happens on does not count,
 * nor do days of a store's own holiday. Public holidays are working days here: a store that is closed then says so.
 */
export function afterWorkingDays(from: Date, days: number, holiday?: Holiday): Date {
  const start = jakartaDate(from)
  let day = start
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    const isOff = holiday && isClosed(holiday, day) && daysBetween(start, day) <= mostDaysOff
    if (!isWeekend(day) && !isOff) left--
  }
  return new Date(`${day}T23:59:59+07:00`)
}
