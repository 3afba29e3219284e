import { addDays } from '#core/time.ts'
import type { Flight } from '#modules/catalogue/rules/facts.ts'
import type { OfferedJourney } from './differences.ts'
import type { Wish } from './facts.ts'
import type { PlannedJourney } from './journey.ts'
import { zoneOf } from './zones.ts'

type PlannedFlight = PlannedJourney['flights'][number]

/**
 * A plan that was drawn up, as an offer has it: what a booking is made of once it is accepted. Beside it stands where the
 * flights of the wish change planes: of a request that is accepted the plan is the offer's.
 */
export const offeredJourneyOf = (wish: Wish, plan: PlannedJourney, wished: PlannedJourney = plan): OfferedJourney => ({
  departs_on: plan.departs_on,
  returns_on: plan.returns_on,
  airline_code: wish.airline_code,
  cabin: wish.cabin,
  flights: plan.flights.map(flightOf),
  wished_vias: wished.flights.map(({ via }) => via),
  stays: wish.stays.map(({ hotel_id, nights }) => ({ hotel_id, nights })),
  vehicle_id: wish.vehicle_id,
  extra_ids: [...wish.extra_ids],
})

const flightOf = (flight: PlannedFlight): Flight => {
  const { number, from, to, via, departs_on, departs_at, arrives_at, arrives_days_later } = flight
  return {
    ...{ number, from, to, ...(via && { via }) },
    departs_at: `${departs_on}T${departs_at}:00${zoneOf(from)}`,
    arrives_at: `${addDays(departs_on, arrives_days_later)}T${arrives_at}:00${zoneOf(to)}`,
  }
}
