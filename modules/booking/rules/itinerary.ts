import { addDays } from '#core/time.ts'

/** Times are local, with their offset. */
type Leg = { number: string; from: string; to: string; departs_at: string; arrives_at: string }
type Stay = { name: string; city: string; nights: number }
export type Journey<L extends Leg = Leg, S extends Stay = Stay> = {
  departs_on: string
  flights: readonly L[]
  hotels: readonly S[]
}

export type Step<L extends Leg = Leg, S extends Stay = Stay> =
  | { kind: 'flight'; day: string; leg: L }
  | { kind: 'check_in' | 'check_out'; day: string; stay: S }

const dayOf = (at: string): string => at.slice(0, 10)

/** Whose times are known: an airline may have named a number only. */
export const timedOf = <L extends Leg>(flights: readonly L[]): L[] =>
  flights.filter((leg) => [leg.departs_at, leg.arrives_at].every((at) => !Number.isNaN(Date.parse(at))))

/** The last flight out: between it and the next they are there, which is longer than any change of planes. */
function lastOutbound<L extends Leg>(flights: readonly L[]): L | undefined {
  const pause = (leg: L, i: number): number => {
    const after = flights[i + 1]
    return after ? Date.parse(after.departs_at) - Date.parse(leg.arrives_at) : -1
  }
  const longest = Math.max(...flights.map(pause))
  return flights.find((leg, i) => pause(leg, i) === longest)
}

export type PlacedStay<S extends Stay = Stay> = { stay: S; from: string; to: string }

/** The nights of each hotel, one after the other from the day they arrive. */
export function staysOf<S extends Stay>({ departs_on, flights, hotels }: Journey<Leg, S>): PlacedStay<S>[] {
  const arrival = lastOutbound(timedOf(flights))
  let from = arrival ? dayOf(arrival.arrives_at) : departs_on
  return hotels.map((stay) => {
    const placed = { stay, from, to: addDays(from, stay.nights) }
    from = placed.to
    return placed
  })
}

const orderOf = { check_out: 0, flight: 1, check_in: 2 } as const

/** A journey day by day: flights on the day they leave, hotels on the days one comes and goes. */
export function itineraryOf<L extends Leg, S extends Stay>(journey: Journey<L, S>): Step<L, S>[] {
  const flights = timedOf(journey.flights).map(
    (leg): Step<L, S> => ({ kind: 'flight', day: dayOf(leg.departs_at), leg }),
  )
  const stays = staysOf(journey).flatMap(({ stay, from, to }): Step<L, S>[] => [
    { kind: 'check_in', day: from, stay },
    { kind: 'check_out', day: to, stay },
  ])
  // Of one day: one leaves a hotel before one flies or comes to the next.
  return [...flights, ...stays].toSorted((a, b) => a.day.localeCompare(b.day) || orderOf[a.kind] - orderOf[b.kind])
}

const saudiAirports = ['JED', 'MED', 'RUH', 'DMM', 'TIF', 'YNB']
const indonesian: Record<string, string> = { '+07:00': 'WIB', '+08:00': 'WITA', '+09:00': 'WIT' }

/** Which clock a time at an airport is by: what people call it, else how far it is from UTC. */
export function zoneOf(at: string, airport: string, saudi: string): string {
  const [offset = '+00:00'] = /[+-]\d{2}:\d{2}$/.exec(at) ?? []
  if (saudiAirports.includes(airport)) return saudi
  return indonesian[offset] ?? `UTC${offset.replace(':00', '')}`
}
