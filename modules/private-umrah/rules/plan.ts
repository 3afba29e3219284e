import { addDays, daysBetween } from '#core/time.ts'
import type { ClosedSeason, Extra, OfferedHotel, Route, Vehicle, Wish } from './facts.ts'
import { daysUntilFlight, nextOf } from './next-flight.ts'
import { type Ages, type Group, groupOf, travellersOf } from './travellers.ts'

/** Larger groups are arranged with the partner itself. */
export const mostTravellers = 20

/** Dated rules. */
export type PlanRules = Ages & {
  cutoff_days_umrah: number
  private_most_days_ahead: number
  private_least_nights: number
  private_most_nights: number
}

/** What is known of all that a wish names; what is not there does not exist, or is offered no more. */
export type PlanFacts = {
  outbound: readonly Route[]
  home: readonly Route[]
  hotels: readonly OfferedHotel[]
  vehicle: Vehicle | undefined
  extras: readonly Extra[]
  seasons: readonly ClosedSeason[]
}

/** Days of a plan that can get a visa, and the flights that carry it. */
export type Plan = {
  group: Group
  outbound: Route
  home: Route
  arrives_on: string
  /** The flight home. */
  leaves_on: string
  returns_on: string
  /** Nights of each hotel, as days. */
  stays: { hotel: OfferedHotel; nights: string[] }[]
}

export type PlanProblem =
  | {
      field: string
      word:
        | 'date_past'
        | 'no_route'
        | 'no_route_home'
        | 'hotel_gone'
        | 'hotels_one_city'
        | 'vehicle_gone'
        | 'extra_gone'
        | 'return_before'
        | 'infants_laps'
        | 'stay_of_two'
    }
  | {
      field: string
      word:
        | 'date_soon'
        | 'date_far'
        | 'season_closed'
        | 'no_flight_out'
        | 'no_flight_home'
        | 'nights_least'
        | 'nights_most'
        | 'nights_short'
        | 'nights_long'
        | 'hotel_unlicensed'
        | 'party_large'
      values: readonly number[]
    }

type Compiled = { plan: Plan | undefined; problems: PlanProblem[] }

/** Makes of a wish a plan that can get a visa, or says at each field why it cannot. */
export function compilePlan(
  wish: Wish,
  facts: PlanFacts,
  { today, rules }: { today: string; rules: PlanRules },
): Compiled {
  const group = groupOf(wish.adults, wish.child_ages, rules)
  const hotels = wish.stays.map(({ hotel_id }) => facts.hotels.find(({ id }) => id === hotel_id))
  const outbound = nextOf(facts.outbound, wish.departure_date)
  const days = outbound && daysOf(wish, outbound)
  const home = days && nextOf(facts.home, days.leaves_on)
  const problems = mendable([
    ...dateProblems(wish, today, rules),
    ...groupProblems(wish, group),
    ...stayProblems(wish, hotels, rules),
    ...routeProblems(wish, { outbound, home, days }),
    ...(days ? returnProblems(wish, days) : []),
    ...(days ? seasonProblems(days, facts.seasons) : []),
    ...(days ? licenceProblems(hotels, days) : []),
    ...thingProblems(wish, facts),
  ])
  if (problems.length > 0 || !outbound || !home || !days) return { plan: undefined, problems }
  const stays = hotels.flatMap((hotel, i) => (hotel ? [{ hotel, nights: nightsOf(wish, days, i) }] : []))
  const returns_on = addDays(days.leaves_on, home.arrives_days_later)
  return { plan: { group, outbound, home, ...days, returns_on, stays }, problems }
}

/** With another date the nights come out differently: while one is wrong, nothing is advised about them. */
function mendable(problems: PlanProblem[]): PlanProblem[] {
  const isDateWrong = problems.some(({ field }) => field === 'departure_date' || field === 'return_date')
  return isDateWrong ? problems.filter(({ word }) => !nightsAdvice.has(word)) : problems
}

const nightsAdvice = new Set<PlanProblem['word']>(['no_flight_home', 'nights_short', 'nights_long'])

type Days = { arrives_on: string; leaves_on: string }

function daysOf({ departure_date, stays }: Wish, outbound: Route): Days {
  const arrives_on = addDays(departure_date, outbound.arrives_days_later)
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0)
  return { arrives_on, leaves_on: addDays(arrives_on, nights) }
}

function nightsOf({ stays }: Wish, { arrives_on }: Days, place: number): string[] {
  const before = stays.slice(0, place).reduce((sum, stay) => sum + stay.nights, 0)
  return Array.from({ length: stays[place]?.nights ?? 0 }, (_, night) => addDays(arrives_on, before + night))
}

function dateProblems({ departure_date }: Wish, today: string, rules: PlanRules): PlanProblem[] {
  const field = 'departure_date'
  const ahead = daysBetween(today, departure_date)
  if (ahead < 0) return [{ field, word: 'date_past' }]
  if (ahead < rules.cutoff_days_umrah) return [{ field, word: 'date_soon', values: [rules.cutoff_days_umrah] }]
  const most = rules.private_most_days_ahead
  return ahead > most ? [{ field, word: 'date_far', values: [most] }] : []
}

function groupProblems({ adults }: Wish, group: Group): PlanProblem[] {
  const field = 'participants_children'
  // Everybody counted as an adult by their fare may be twelve: a lap is a grown-up's.
  const laps: PlanProblem[] = group.infants > adults ? [{ field, word: 'infants_laps' }] : []
  if (travellersOf(group) <= mostTravellers) return laps
  return [...laps, { field: 'total_participants_adult', word: 'party_large', values: [mostTravellers] }]
}

function stayProblems({ stays }: Wish, hotels: readonly (OfferedHotel | undefined)[], rules: PlanRules): PlanProblem[] {
  if (stays.length !== 2) return [{ field: 'hotels', word: 'stay_of_two' }]
  const problems = stays.flatMap(({ nights }, i): PlanProblem[] => {
    const field = `hotels.${i}.duration_night`
    const gone: PlanProblem[] = hotels[i] ? [] : [{ field: `hotels.${i}.partner_custom_hotel_id`, word: 'hotel_gone' }]
    const { private_least_nights: least, private_most_nights: most } = rules
    if (nights < least) return [...gone, { field, word: 'nights_least', values: [least] }]
    return nights > most ? [...gone, { field, word: 'nights_most', values: [most] }] : gone
  })
  const [first, second] = hotels
  const isOneCity = first !== undefined && first.city === second?.city
  return isOneCity ? [...problems, { field: 'hotels.1.partner_custom_hotel_id', word: 'hotels_one_city' }] : problems
}

type Flights = { outbound: Route | undefined; home: Route | undefined; days: Days | undefined }

function routeProblems({ departure_date }: Wish, { outbound, home, days }: Flights): PlanProblem[] {
  if (!outbound) return [{ field: 'airline_id', word: 'no_route' }]
  const out = daysUntilFlight(outbound, departure_date)
  const problems: PlanProblem[] =
    out > 0
      ? [{ field: 'departure_date', word: 'no_flight_out', values: [Date.parse(addDays(departure_date, out))] }]
      : []
  if (!home) return [...problems, { field: 'return_airport_id', word: 'no_route_home' }]
  const back = days ? daysUntilFlight(home, days.leaves_on) : 0
  return back > 0 ? [...problems, { field: 'hotels', word: 'no_flight_home', values: [back] }] : problems
}

/** A day of return that was said must be the one that the nights lead to. */
function returnProblems({ departure_date, return_date }: Wish, { arrives_on, leaves_on }: Days): PlanProblem[] {
  if (return_date === null) return []
  if (return_date <= departure_date) return [{ field: 'return_date', word: 'return_before' }]
  const more = daysBetween(leaves_on, return_date)
  if (more === 0) return []
  const wanted = daysBetween(arrives_on, return_date)
  const values = [wanted, daysBetween(arrives_on, leaves_on)]
  return [{ field: 'hotels', word: more > 0 ? 'nights_short' : 'nights_long', values }]
}

function seasonProblems({ arrives_on, leaves_on }: Days, seasons: readonly ClosedSeason[]): PlanProblem[] {
  const closed = seasons.find(({ closes_on, reopens_on }) => leaves_on >= closes_on && arrives_on < reopens_on)
  if (!closed) return []
  const values = [Date.parse(closed.closes_on), Date.parse(closed.reopens_on)]
  return [{ field: 'departure_date', word: 'season_closed', values }]
}

function licenceProblems(hotels: readonly (OfferedHotel | undefined)[], { leaves_on }: Days): PlanProblem[] {
  return hotels.flatMap((hotel, i): PlanProblem[] => {
    if (!hotel || hotel.licensed_until >= leaves_on) return []
    const field = `hotels.${i}.partner_custom_hotel_id`
    return [{ field, word: 'hotel_unlicensed', values: [Date.parse(hotel.licensed_until)] }]
  })
}

function thingProblems({ extra_ids }: Wish, { vehicle, extras }: PlanFacts): PlanProblem[] {
  const gone = extra_ids.flatMap((id, i): PlanProblem[] =>
    extras.some((extra) => extra.id === id) ? [] : [{ field: `addons_ids.${i}`, word: 'extra_gone' }],
  )
  return vehicle ? gone : [{ field: 'transportation_id', word: 'vehicle_gone' }, ...gone]
}
