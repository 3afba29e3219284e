import { dayAfter } from './dates-by-rule.ts'
import type { Flight } from './facts.ts'

/** A flight of every date of a package: on which day of the journey it leaves and lands, by the clocks there. */
export type PlannedFlight = {
  number: string
  from: string
  to: string
  departs_day: number
  departs_clock: string
  departs_zone: string
  arrives_day: number
  arrives_clock: string
  arrives_zone: string
}

const at = (day: string, clock: string, zone: string): string => `${day}T${clock}:00${zone}`

/** The flights of one date; day 1 is the day it departs. */
export const flightsOn = (day: string, plan: readonly PlannedFlight[]): Flight[] =>
  plan.map((flight) => ({
    number: flight.number,
    from: flight.from,
    to: flight.to,
    departs_at: at(dayAfter(day, flight.departs_day - 1), flight.departs_clock, flight.departs_zone),
    arrives_at: at(dayAfter(day, flight.arrives_day - 1), flight.arrives_clock, flight.arrives_zone),
  }))

/** Which of them lands before it leaves, or leaves before the one before it has landed. */
export function brokenFlights(plan: readonly PlannedFlight[]): number[] {
  const flights = flightsOn('2027-01-01', plan)
  return flights.flatMap(({ departs_at, arrives_at }, place) => {
    const before = flights[place - 1]
    const isLate = before !== undefined && Date.parse(departs_at) < Date.parse(before.arrives_at)
    return isLate || !(Date.parse(departs_at) < Date.parse(arrives_at)) ? [place] : []
  })
}
