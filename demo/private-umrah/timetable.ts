import type { private_routes } from '#modules/private-umrah/tables.ts'
import { daysBetween } from '../catalogue/calendar.ts'
import { flightsAlong } from '../catalogue/flights.ts'
import { idOf } from '../catalogue/naming.ts'
import { haramainAirlines, routeOf } from '../catalogue/routes.ts'
import { hash } from '../drawings/random.ts'

export type TimetableRow = typeof private_routes.$inferInsert

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const someDays = [
  [1, 3, 5, 7],
  [2, 4, 6, 7],
  [1, 2, 4, 5, 6],
  [1, 3, 4, 6, 7],
]
// Any day: a timetable has times and not dates.
const anyDay = '2026-01-12'

/** Every airline that carries pilgrims, from each airport to Madinah and Jeddah and back. */
export const timetable = (): TimetableRow[] =>
  Object.entries(haramainAirlines).flatMap(([origin, airlines]) =>
    airlines.flatMap((airline) =>
      ['MED', 'JED'].flatMap((city) => [rowOf(airline, origin, city), rowOf(airline, city, origin)]),
    ),
  )

function rowOf(airline: string, from: string, to: string): TimetableRow {
  const seed = hash(`${airline}${from}${to} timetable`)
  const minutes = 6 * 60 + (seed % 56) * 15
  const flights = flightsAlong({ airline, route: routeOf(airline, from, to), day: anyDay, minutes })
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last) throw new Error(`no flights of ${airline} from ${from} to ${to}`)
  return {
    id: idOf(`timetable ${airline} ${from} ${to}`),
    airline_code: airline,
    number: first.number,
    from,
    to,
    via: flights.length > 1 ? first.to : null,
    weekdays: ['SV', 'GA', 'EK', 'QR'].includes(airline) ? everyDay : (someDays[seed % someDays.length] ?? everyDay),
    departs_at: first.departs_at.slice(11, 16),
    arrives_at: last.arrives_at.slice(11, 16),
    arrives_days_later: daysBetween(anyDay, last.arrives_at.slice(0, 10)),
  }
}
