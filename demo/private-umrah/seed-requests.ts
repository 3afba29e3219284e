import { like, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addDays, addMs, dayMs, daysBetween, jakartaDate } from '#core/time.ts'
import { openPrivateJourney, sellSeats } from '#modules/catalogue/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { includedTexts } from '#modules/private-umrah/includes.ts'
import { partnersFor } from '#modules/private-umrah/module.ts'
import { seatedOf } from '#modules/private-umrah/rules/travellers.ts'
import {
  private_history,
  private_hotels,
  private_offers,
  private_requests,
  private_travellers,
} from '#modules/private-umrah/tables.ts'
import { requestWords } from '#modules/private-umrah/words.requests.ts'
import type { Seal } from '../bookings/booking-rows.ts'
import { courseOf } from '../bookings/course.ts'
import type { Offer } from '../bookings/offers.ts'
import type { Planned } from '../bookings/plan.ts'
import { insertAfterSale, insertBookings, rulesOn } from '../bookings/seed-bookings.ts'
import { keep } from '../catalogue/keep.ts'
import { demoIdPrefix } from '../catalogue/naming.ts'
import { random } from '../drawings/random.ts'
import { demoMembers } from '../members.ts'
import { agenciesIn } from '../staff.ts'
import { demoTenants } from '../tenants.ts'
import { offeredPlan, type PlannedStory, plannerAt, planOf } from './plans.ts'
import {
  codeOfStory,
  type DatedStory,
  historyRows,
  type MadeOffer,
  offerRows,
  requestRow,
  travellerRows,
} from './request-rows.ts'
import { privateStories } from './stories.ts'

type Seed = { db: Db; now: Date; seal: Seal }
type Context = Seed & { partners: readonly string[]; rules: DatedRules }

const isDemo = like(sql`${private_requests.id}::text`, `${demoIdPrefix}-%`)

/** Private umrahs of the demo's members, from a draft to a journey that is over; written once, into a demo that has none. */
export async function seedPrivateRequests({ db, now, seal }: Seed): Promise<void> {
  const known = await db.select({ id: private_requests.id }).from(private_requests).where(isDemo).limit(1)
  const partners = await offeringPartners(db, now)
  if (known.length > 0 || partners.length < 3) return
  const rules = await rulesOn(db, jakartaDate(now))
  const taken = new Set(demoMembers.map(({ full_name }) => full_name))
  const planner = plannerAt(db, now)
  for (const story of privateStories) {
    const planned = await planOf(planner, story, taken)
    const made: MadeOffer[] = []
    for (const offer of story.offers)
      made.push({ offer, drawn: await offeredPlan(planner, planned, offer), partner_id: partners[offer.partner] ?? '' })
    await db.transaction((tx) => insertStory({ db: tx, now, seal, partners, rules }, planned, made))
  }
}

/** In days: no story departs later. */
const furthest = 200

/** The two agencies whose people can sign in at the desk, and one more. */
async function offeringPartners(db: Db, now: Date): Promise<string[]> {
  const agencies = ((await agenciesIn(db)) ?? []).map(({ id }) => id)
  const departs_on = addDays(jakartaDate(now), furthest)
  const serving = await partnersFor(db, { tenant_id: demoTenants[0].id, departure_airport: 'CGK', departs_on }, now)
  return [...agencies, ...serving.filter((id) => !agencies.includes(id)).slice(0, 1)]
}

async function insertStory(ctx: Context, planned: PlannedStory, made: readonly MadeOffer[]): Promise<void> {
  const { db, now } = ctx
  const { story } = planned
  const isBooked = story.state === 'in_progress' || story.state === 'completed'
  const booked = isBooked ? await bookedOf(ctx, planned, made) : undefined
  const course = booked?.course
  // Two days from the plan to the choice.
  const made_at = course ? addMs(course.ordered_at, -2 * dayMs) : addMs(now, -story.made * dayMs)
  const dated: DatedStory = { ...planned, made_at, course, now }
  await keep(db, private_requests, [requestRow(dated)])
  await keep(db, private_travellers, travellerRows(dated))
  await keep(db, private_offers, offerRows(dated, made))
  await keep(db, private_history, historyRows(dated))
  if (!booked) return
  const { rules, seal } = ctx
  await insertBookings(db, [booked], { rules, seal, said: [] })
  await insertAfterSale(db, [booked], now)
}

/** The first offer, as the booking it became. */
async function bookedOf(ctx: Context, planned: PlannedStory, made: readonly MadeOffer[]): Promise<Planned> {
  const { now } = ctx
  const { story, buyer, family } = planned
  const offer = await soldOf(ctx, planned, made)
  const course_story = story.state === 'completed' ? 'completed' : 'down_paid'
  const moments = courseOf(
    { story: course_story, refund: undefined, offer },
    { now, rng: random(`course ${story.key}`) },
  )
  return {
    ...{ key: story.key, agency: 0, is_full: false, offer, to: undefined, tenant: demoTenants[0], family },
    ...{ buyer: { ...buyer, is_new: false }, story: course_story, refund: undefined },
    ...{ course: { ...moments, created_at: moments.ordered_at }, private_code: codeOfStory(story.key) },
  }
}

/** Its date with the seats sold, as a booking of the demo needs it. */
async function soldOf({ db, now, rules }: Context, planned: PlannedStory, made: readonly MadeOffer[]): Promise<Offer> {
  const { story, drawn } = planned
  const [row] = offerRows({ ...planned, made_at: now, course: undefined, now }, made.slice(0, 1))
  if (!row) throw new Error(`${story.key} is a booking of no offer`)
  const { partner_id, journey, down_payment, refund_terms: terms } = row
  const { cutoff_days_umrah: cutoff_days } = rules
  const { price_adult: adult, price_child: child = null, price_infant: infant = null } = row
  const { nights } = drawn.plan
  const name = { id: requestWords('id').title('Jakarta', nights), en: requestWords('en').title('Jakarta', nights) }
  const { departs_on, returns_on } = journey
  const seats = seatedOf(drawn.group)
  const opened = await openPrivateJourney(
    db,
    {
      ...{ partner_id, staff_id: row.made_by, slug: `private-${codeOfStory(story.key).toLowerCase()}`, name, seats },
      ...{ departure_airport: 'CGK', departs_on, returns_on, airline_code: journey.airline_code },
      ...{ flights: journey.flights, stays: await staysOf(db, journey.stays), prices: { adult, child, infant } },
      ...{ down_payment, refund_terms: { id: terms, en: terms }, includes: includedTexts(), cutoff_days },
    },
    { today: jakartaDate(now), now },
  )
  await sellSeats(db, { departure_id: opened.departure_id, seats })
  return {
    ...{ ...opened, partner_id, category: 'umroh', kind: 'regular', name, down_payment, departs_on, returns_on },
    ...{ stays: [], prices: { quad: adult, triple: adult, double: adult, child, infant } },
    days: daysBetween(jakartaDate(now), departs_on),
  }
}

/** Hotels as the catalogue knows them. */
async function staysOf(db: Db, stays: readonly { hotel_id: string; nights: number }[]) {
  const rows = await db
    .select({ id: private_hotels.id, hotel_id: private_hotels.hotel_id })
    .from(private_hotels)
    .limit(1000)
  const known = new Map(rows.map(({ id, hotel_id }) => [id, hotel_id]))
  return stays.map(({ hotel_id, nights }) => ({ hotel_id: known.get(hotel_id) ?? '', nights }))
}
