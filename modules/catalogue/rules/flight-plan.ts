import { dayMs } from '#core/time.ts'
import { dayAfter } from './dates-by-rule.ts'
import type { Flight } from './facts.ts'
import { outward } from './legs.ts'
import { canonical } from './package-fields.ts'

/** A flight of every date of a package: on which day of the journey it leaves and lands, by the clocks there. */
export type PlannedFlight = {
  number: string
  from: string
  to: string
  /** Where planes are changed on one number. */
  via?: string | undefined
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
    ...(flight.via && { via: flight.via }),
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

const written = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d)?([+-]\d\d:\d\d)$/

/** A clock of one date as the plan has it; what is no moment is read as one in Jakarta on the first day. */
function planned(at: string, departs_on: string): { day: number; clock: string; zone: string } {
  const [, day = departs_on, clock = '', zone = '+07:00'] = written.exec(at) ?? []
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${departs_on}T00:00:00Z`)) / dayMs
  return { day: days + 1, clock: clock || (/\d\d:\d\d/.exec(at)?.[0] ?? ''), zone }
}

type Dated = { departs_on: string; flights: readonly Flight[] }

/** The plan that the flights of a date follow: the other way round from `flightsOn`. */
export const planOf = ({ departs_on, flights }: Dated): PlannedFlight[] =>
  flights.map(({ number, from, to, via, departs_at, arrives_at }) => {
    const [departs, arrives] = [planned(departs_at, departs_on), planned(arrives_at, departs_on)]
    return {
      number,
      from,
      to,
      ...(via && { via }),
      departs_day: departs.day,
      departs_clock: departs.clock,
      departs_zone: departs.zone,
      arrives_day: arrives.day,
      arrives_clock: arrives.clock,
      arrives_zone: arrives.zone,
    }
  })

/** Whether two dates fly by the same plan, each on its own days. */
export const sameFlights = (a: Dated, b: Dated): boolean => canonical(planOf(a)) === canonical(planOf(b))

const stopsOf = ({ flights }: Dated): string => flights.map(({ from, to }) => `${from}-${to}`).join(' ')

/** Whether the way there is the same, and the way back has the same stops on the same days. */
export function sameWayThere(a: Dated, b: Dated): boolean {
  const there = outward(a.flights).length
  const ends = ({ flights }: Dated) => flights.map(({ departs_at }) => departs_at.slice(0, 10)).join(' ')
  const way = (dated: Dated) => canonical(planOf({ ...dated, flights: dated.flights.slice(0, there) }))
  return there < a.flights.length && way(a) === way(b) && stopsOf(a) === stopsOf(b) && ends(a) === ends(b)
}
