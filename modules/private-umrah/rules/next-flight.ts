import { addDays } from '#core/time.ts'
import type { Route } from './facts.ts'

/** 1 is Monday. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
const fliesOn = (route: Route, day: string): boolean => route.weekdays.includes(weekdayOf(day))

/** How many days from a day until the route flies: 0 on a day it does. */
export const daysUntilFlight = (route: Route, day: string): number =>
  [0, 1, 2, 3, 4, 5, 6].find((days) => fliesOn(route, addDays(day, days))) ?? 0

/** Of several flights on the way the one that leaves next, on the day itself where one does. */
export function nextOf(routes: readonly Route[], day: string): Route | undefined {
  const [first, ...others] = routes
  if (!first) return undefined
  return others.reduce((best, one) => (daysUntilFlight(one, day) < daysUntilFlight(best, day) ? one : best), first)
}
