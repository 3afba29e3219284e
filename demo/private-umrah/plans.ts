import type { Db } from '#core/context.ts'
import { addDays, ageOn, daysBetween, jakartaDate, parseDate } from '#core/time.ts'
import { type DrawnUp, tryDrawUp } from '#modules/private-umrah/draw-up.ts'
import type { Wish } from '#modules/private-umrah/rules/facts.ts'
import type { PlannedJourney } from '#modules/private-umrah/rules/journey.ts'
import { type Family, familyOf } from '../bookings/party.ts'
import { idOf } from '../catalogue/naming.ts'
import { demoMembers } from '../members.ts'
import { demoTenants } from '../tenants.ts'
import { hotelIn, type PrivateOffer, type PrivateStory } from './stories.ts'

type Member = (typeof demoMembers)[number]
type Planner = Parameters<typeof tryDrawUp>[0]
export type PlannedStory = { story: PrivateStory; buyer: Member; family: Family; drawn: DrawnUp; shift: number }

export const plannerAt = (db: Db, now: Date): Planner => {
  const request = { id: idOf('private plans'), ip: '127.0.0.1', user_agent: 'demo', device_id: undefined }
  return { db, now, language: 'id', request }
}

function memberOf({ account }: PrivateStory): Member {
  const member = demoMembers.find(
    ({ tenant_id, email }) => tenant_id === demoTenants[0].id && email.startsWith(account),
  )
  if (!member) throw new Error(`no such account: ${account}`)
  return member
}

const extraId = (name: string): string => idOf(`extra ${name}`)

function wishOf({ nights, stars, extras }: PrivateStory, { people }: Family, departure_date: string): Wish {
  const born = people.filter(({ age_group }) => age_group !== 'adult').map(({ birth_date }) => birth_date)
  return {
    ...{ departure_airport: 'CGK', destination_airport: 'MED', return_airport: 'JED', departure_date },
    ...{ return_date: null, airline_code: 'SV', cabin: 'economy' },
    adults: people.length - born.length,
    child_ages: born.map((day) => yearsOn(departure_date, day)),
    stays: [
      { nights: nights[0], hotel_id: hotelIn('Madinah', stars) },
      { nights: nights[1], hotel_id: hotelIn('Makkah', stars) },
    ],
    vehicle_id: idOf('vehicle GMC Yukon SUV'),
    extra_ids: extras.map(extraId),
  }
}

function yearsOn(day: string, born: string): number {
  const [on, birth] = [parseDate(day), parseDate(born)]
  if (!on || !birth) throw new Error(`no such days: ${day}, ${born}`)
  return ageOn(on, birth)
}

const weeks = 30

/**
 * The plan of a story, by what is sold today: on the first day from then on that umrah is open. What lies in the past is
 * planned ahead and moved back by whole weeks, for only coming months have prices.
 */
export async function planOf(planner: Planner, story: PrivateStory, taken: Set<string>): Promise<PlannedStory> {
  const today = jakartaDate(planner.now)
  const buyer = memberOf(story)
  const self = { name: buyer.full_name, gender: buyer.gender, birth_date: buyer.birth_date }
  const wanted = addDays(today, story.days)
  const family = familyOf({ key: story.key, shape: story.shape, day: wanted, taken, self })
  const first = story.days < 50 ? addDays(today, 50) : wanted
  for (let week = 0; week < weeks; week++) {
    const day = addDays(first, week * 7)
    const { drawn } = await tryDrawUp(planner, wishOf(story, family, day))
    if (!drawn) continue
    const shift = story.days < 0 ? -7 * Math.ceil(daysBetween(wanted, day) / 7) : 0
    return { story, buyer, family, drawn: movedBy(drawn, shift), shift }
  }
  throw new Error(`${story.key} cannot be planned within ${weeks} weeks`)
}

/** The same journey some days later or earlier. */
export function movedBy(drawn: DrawnUp, days: number): DrawnUp {
  const by = (day: string): string => addDays(day, days)
  const { wish, plan } = drawn
  const moved: PlannedJourney = {
    ...plan,
    ...{ departs_on: by(plan.departs_on), arrives_on: by(plan.arrives_on) },
    ...{ leaves_on: by(plan.leaves_on), returns_on: by(plan.returns_on) },
    flights: plan.flights.map((flight) => ({ ...flight, departs_on: by(flight.departs_on) })),
    stays: plan.stays.map((stay) => ({ ...stay, from: by(stay.from), to: by(stay.to) })),
  }
  return { ...drawn, wish: { ...wish, departure_date: by(wish.departure_date) }, plan: moved }
}

/** What an offer travels instead, drawn up as the wish was; as wished where it cannot be had so. */
export async function offeredPlan(planner: Planner, planned: PlannedStory, offer: PrivateOffer): Promise<DrawnUp> {
  const { drawn, shift } = planned
  const { wish } = movedBy(drawn, -shift)
  const { stars, later = 0, extras } = offer
  const other: Wish = {
    ...wish,
    departure_date: addDays(wish.departure_date, later),
    stays: wish.stays.map((stay, i) => (stars && i === 1 ? { ...stay, hotel_id: hotelIn('Makkah', stars) } : stay)),
    extra_ids: extras ? extras.map(extraId) : wish.extra_ids,
  }
  const { drawn: offered } = await tryDrawUp(planner, other)
  return offered ? movedBy(offered, shift) : drawn
}
