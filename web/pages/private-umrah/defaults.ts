import { addDays } from '#core/time.ts'
import { weekdayOf } from '#modules/private-umrah/rules/next-flight.ts'

type Flight = { weekdays: readonly number[]; arrives_days_later: number }
export type Season = { closes_on: string; reopens_on: string }
type Search = {
  first_date: string
  last_date: string
  closures: readonly Season[]
  nights: number
  out: readonly Flight[]
  home: readonly Flight[]
}

const flyOn = (flights: readonly Flight[], day: string): Flight | undefined =>
  flights.find(({ weekdays }) => weekdays.includes(weekdayOf(day)))

/** The nearest day that can be booked: planes fly there and back, and umrah is open. The first one where there is none. */
export function nearestDate({ first_date, last_date, closures, nights, out, home }: Search): string {
  for (let day = first_date; day <= last_date; day = addDays(day, 1)) {
    const flight = flyOn(out, day)
    if (!flight) continue
    const arrives = addDays(day, flight.arrives_days_later)
    const leaves = addDays(arrives, nights)
    const isClosed = closures.some(({ closes_on, reopens_on }) => leaves >= closes_on && arrives < reopens_on)
    if (!isClosed && flyOn(home, leaves)) return day
  }
  return first_date
}

/** The smallest vehicle that everybody fits into; the largest, several times, where none is large enough. */
export function fittingVehicle<V extends { capacity: number }>(
  vehicles: readonly V[],
  travellers: number,
): V | undefined {
  const bySize = [...vehicles].sort((a, b) => a.capacity - b.capacity)
  return bySize.find(({ capacity }) => capacity >= travellers) ?? bySize.at(-1)
}

/** A hotel of the middle, the nearest of those: four stars, else the first of any. */
export const usualHotel = <H extends { stars: number }>(hotels: readonly H[]): H | undefined =>
  hotels.find(({ stars }) => stars === 4) ?? hotels[0]
