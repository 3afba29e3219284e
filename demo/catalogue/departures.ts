import { type Cutoffs, closesAt, cutoffDays } from '#modules/catalogue/rules/closing.ts'
import type { Flight } from '#modules/catalogue/rules/facts.ts'
import type { departures } from '#modules/catalogue/tables.ts'
import { at, random } from '../drawings/random.ts'
import { addDays } from './calendar.ts'
import { certaintiesOf, type Night } from './certainties.ts'
import { cityOf } from './cities.ts'
import { flightsAlong } from './flights.ts'
import { idOf } from './naming.ts'
import { nightsInAir, type Plan } from './plan.ts'
import { pricesOn } from './prices.ts'
import { onward, routeOf } from './routes.ts'
import { departuresIn, hajjDepartures } from './schedule.ts'
import { seatsOn } from './seats.ts'

export type DepartureRow = typeof departures.$inferInsert

/** Out by day, so that the first night is spent in a bed; with a change, before dawn. */
function outward(plan: Plan, day: string): Flight[] {
  const rng = random(`${plan.key} outward`)
  const route = routeOf(plan.airline, plan.origin, cityOf(at(plan.legs, 0).city).airport)
  const minutes = route.length > 2 ? rng.whole(12, 60) * 5 : rng.whole(90, 150) * 5
  return flightsAlong({ airline: plan.airline, route, day, minutes })
}

/** From a first city on to Madinah, when the journey begins elsewhere. */
function between(plan: Plan, day: string): Flight[] {
  const first = cityOf(at(plan.legs, 0).city)
  const i = plan.legs.findIndex((leg) => cityOf(leg.city).country === 'Saudi Arabia')
  if (i <= 0) return []
  const nights = plan.legs.slice(0, i).reduce((sum, leg) => sum + leg.nights, 0)
  const route = [first.airport, 'MED']
  const airline = onward[first.airport] ?? plan.airline
  return flightsAlong({ airline, route, day: addDays(day, nights), minutes: 11 * 60 + 20 })
}

function homeward(plan: Plan, day: string): Flight[] {
  const rng = random(`${plan.key} homeward`)
  const last = cityOf(at(plan.legs, -1).city)
  const route = routeOf(plan.airline, last.airport, plan.origin)
  const air = nightsInAir(last.country)
  const leaves = addDays(day, plan.duration_days - 1 - air)
  const late = air === 1 && route.length === 2
  const minutes = late ? rng.whole(180, 230) * 5 : rng.whole(120, 145) * 5
  return flightsAlong({ airline: plan.airline, route, day: leaves, minutes })
}

/** The package’s hotels; now and then another of the same class. */
function staysOf(plan: Plan, day: string): Night[] {
  const rng = random(`${plan.key} ${day} hotels`)
  return plan.legs.map(({ hotel, others, nights }) => {
    const other = others.length > 0 && rng.chance(0.12) ? rng.pick(others) : hotel
    return { hotel: other, nights }
  })
}

/** A few partners want more time than is usual. */
function ownCutoff(plan: Plan): number | null {
  const rng = random(`${plan.partner.slug} cut-off`)
  return plan.kind === 'regular' && rng.chance(0.1) ? rng.pick([21, 30]) : null
}

function departureRow(plan: Plan, day: string, { today, cutoffs }: Pick<Span, 'today' | 'cutoffs'>): DepartureRow {
  const flights = [...outward(plan, day), ...between(plan, day), ...homeward(plan, day)]
  const stays = staysOf(plan, day)
  const cutoff_days = ownCutoff(plan)
  return {
    id: idOf(`departure ${plan.key} ${day}`),
    product_id: idOf(`product ${plan.key}`),
    departs_on: day,
    returns_on: addDays(day, plan.duration_days - 1),
    cutoff_days,
    // Long on sale; the same however often it is made.
    published_at: new Date(`${addDays(day, -365)}T00:00:00+07:00`),
    closes_at: closesAt({ departs_on: day, flights, cutoff_days: cutoffDays({ ...plan, cutoff_days }, cutoffs) }),
    ...seatsOn(plan, day, today),
    airline_code: plan.airline,
    flights,
    stays: stays.map(({ hotel, nights }) => ({ hotel_id: hotel.id, nights })),
    ...pricesOn(plan, day),
    certainties: certaintiesOf({ plan, day, today, flights, stays }),
  }
}

type Span = { from: number; to: number; today: string; cutoffs: Cutoffs }

/** All departures of these months; hajj leaves once a year and is not bound to them. */
export function departureRows(plans: readonly Plan[], { from, to, ...span }: Span): DepartureRow[] {
  const months = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
  return plans.flatMap((plan) => {
    const days = plan.category === 'haji' ? hajjDepartures(plan) : months.flatMap((month) => departuresIn(plan, month))
    return days.map((day) => departureRow(plan, day, span))
  })
}
