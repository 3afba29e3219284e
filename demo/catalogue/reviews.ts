import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import type { reviews } from '#modules/catalogue/tables.ts'
import { at, type Random, random } from '../drawings/random.ts'
import { demoTenants } from '../tenants.ts'
import { addDays, monthOf } from './calendar.ts'
import { cityOf } from './cities.ts'
import { fill, idOf } from './naming.ts'
import { airlineOf, airportOf } from './places.ts'
import { isPilgrimage, type Plan } from './plan.ts'
import { productId, type Rating } from './products.ts'
import { departuresIn } from './schedule.ts'
import * as words from './words/reviews.ts'

export type ReviewRow = typeof reviews.$inferInsert

const monthsBack = 26

/** Days the package left on and is back from: only a finished journey can be spoken of. */
function pastJourneys(plan: Plan, today: string): string[] {
  const from = monthOf(today) - monthsBack
  const months = Array.from({ length: monthsBack + 1 }, (_, i) => from + i)
  const days = months.flatMap((month) => departuresIn(plan, month))
  return days.filter((day) => addDays(day, plan.duration_days + 3) < today)
}

/** Most are content, some are not: as it is. */
function ratingBy(rng: Random): number {
  const dice = rng.next()
  if (dice < 0.52) return 5
  if (dice < 0.82) return 4
  return dice < 0.94 ? 3 : 2
}

function sentences(plan: Plan, rating: number, rng: Random): string[] {
  const praise = isPilgrimage(plan) ? words.pilgrimPraise : words.tourPraise
  const first = rng.pick(praise)
  const second = rng.pick(praise.filter((line) => line !== first))
  if (rating === 5) return fives(first, second, rng)
  if (rating === 4) return rng.chance(0.6) ? [first, rng.pick(words.smallComplaints)] : [first, second]
  if (rating === 3) return [first, rng.pick(rng.chance(0.6) ? words.bigComplaints : words.smallComplaints)]
  return [rng.pick(words.bigComplaints), rng.chance(0.5) ? rng.pick(words.repairs) : rng.pick(words.smallComplaints)]
}

function fives(first: string, second: string, rng: Random): string[] {
  const opener = rng.pick(words.openers)
  if (rng.chance(0.3)) return [opener, first]
  if (rng.chance(0.4)) return [first, second]
  return rng.chance(0.5) ? [opener, first, second] : [first, rng.pick(words.closers)]
}

function textOf(plan: Plan, rating: number, rng: Random): string {
  const leg = at(plan.legs, rng.whole(0, plan.legs.length - 1))
  const said = sentences(plan, rating, rng).join(' ')
  const facts = {
    hotel: leg.hotel.name,
    place: cityOf(leg.city).name.id,
    airline: airlineOf(plan.airline).name,
    city: airportOf(plan.origin).city,
    partner: plan.partner.name,
  }
  return fill({ id: said, en: '' }, facts).id
}

type Desk = { now: Date; today: string; hidden: ReadonlySet<string>; said: Set<string> }

/** Nobody repeats another word for word: a text that was said is put together again. */
function freshText(plan: Plan, rating: number, { key, said }: { key: string; said: Set<string> }): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = textOf(plan, rating, random(`${key} text ${attempt}`))
    if (said.has(text) && attempt < 40) continue
    said.add(text)
    return text
  }
}

function reviewRow(plan: Plan, { i, travelled_on }: { i: number; travelled_on: string }, desk: Desk): ReviewRow {
  const key = `review ${plan.key} ${i}`
  const rng = random(key)
  const rating = ratingBy(rng)
  const spoken = Date.parse(`${addDays(travelled_on, plan.duration_days)}T03:00:00Z`) + rng.whole(1, 240) * 3_600_000
  const isSecond = rng.chance(0.3) && !desk.hidden.has(plan.partner.id)
  const pictured = rating >= 4 && rng.chance(0.18)
  return {
    id: idOf(key),
    tenant_id: demoTenants[isSecond ? 1 : 0].id,
    product_id: productId(plan),
    partner_id: plan.partner.id,
    author_name: `${rng.pick(words.firstNames)} ${rng.pick(words.lastNames)}`,
    rating,
    text: freshText(plan, rating, { key, said: desk.said }),
    picture_ids: pictured ? [`${rng.pick(plan.scenes)}-${rng.whole(1, 4)}-card`] : [],
    travelled_on,
    created_at: new Date(Math.min(spoken, addMs(desk.now, -dayMs / 4).getTime())),
  }
}

/** Verified reviews of past journeys; what the first tenant alone shows is only reviewed there. */
export function reviewRows(plans: readonly Plan[], now: Date, hidden: ReadonlySet<string>): ReviewRow[] {
  const desk = { now, today: jakartaDate(now), hidden, said: new Set<string>() }
  return plans.flatMap((plan) => {
    const days = pastJourneys(plan, desk.today)
    const rng = random(`${plan.key} reviews`)
    const count = days.length === 0 ? 0 : Math.floor(rng.next() ** 1.4 * 8)
    return Array.from({ length: count }, (_, i) => reviewRow(plan, { i, travelled_on: rng.pick(days) }, desk))
  })
}

export function ratingsOf(rows: readonly ReviewRow[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>()
  for (const { product_id, rating } of rows) {
    const { sum, count } = ratings.get(product_id) ?? { sum: 0, count: 0 }
    ratings.set(product_id, { sum: sum + rating, count: count + 1 })
  }
  return ratings
}
