import { addDays } from '#core/time.ts'
import type { Rooms } from './estimate.ts'
import { type Occupancy, occupancies, type Route, type Wish } from './facts.ts'
import type { Plan } from './plan.ts'

type PlannedFlight = Omit<Route, 'airline_code' | 'weekdays'> & {
  airline_id: string
  airline: string
  weekdays: number[]
  departs_on: string
}
type PlannedStay = {
  partner_custom_hotel_id: string
  name: string
  city: string
  from: string
  to: string
  nights: number
  rooms: { sleeps: Occupancy; count: number }[]
}

/** A plan as it is shown and stored: days, flights, and where the family sleeps. */
export type PlannedJourney = {
  departs_on: string
  arrives_on: string
  leaves_on: string
  returns_on: string
  nights: number
  flights: PlannedFlight[]
  stays: PlannedStay[]
}

type Names = { wish: Wish; plan: Plan; rooms: readonly Rooms[]; airline: string }

export function journeyOf({ wish, plan, rooms, airline }: Names): PlannedJourney {
  const days = { departs_on: wish.departure_date, arrives_on: plan.arrives_on, leaves_on: plan.leaves_on }
  const flight = ({ airline_code, weekdays, ...route }: Route, departs_on: string): PlannedFlight => ({
    ...route,
    airline_id: airline_code,
    airline,
    weekdays: [...weekdays],
    departs_on,
  })
  return {
    ...days,
    returns_on: plan.returns_on,
    nights: plan.stays.reduce((sum, { nights }) => sum + nights.length, 0),
    flights: [flight(plan.outbound, days.departs_on), flight(plan.home, days.leaves_on)],
    stays: plan.stays.map(({ hotel, nights }, i) => ({
      partner_custom_hotel_id: hotel.id,
      name: hotel.name,
      city: hotel.city,
      from: nights[0] ?? plan.arrives_on,
      to: addDays(nights.at(-1) ?? plan.arrives_on, 1),
      nights: nights.length,
      rooms: roomsView(rooms[i] ?? {}),
    })),
  }
}

const roomsView = (rooms: Rooms) =>
  occupancies.flatMap((sleeps) => {
    const count = rooms[sleeps] ?? 0
    return count > 0 ? [{ sleeps, count }] : []
  })
