import { random } from '../drawings/random.ts'
import { roundPrice } from './base-prices.ts'
import { hijri } from './calendar.ts'
import { isPilgrimage, type Plan } from './plan.ts'

/** What a season adds for a pilgrim, in rupiah. */
function pilgrimSeason(day: string): number {
  const { month, day: date } = hijri(day)
  if (month === 9) return date >= 12 ? 8_800_000 : 6_200_000
  if (month === 8) return 1_400_000
  if (month === 7) return 900_000
  if (day.slice(5) >= '12-14') return 2_800_000
  if (month === 1 || month === 2) return -400_000
  return 0
}

const tourSeason = (day: string): number =>
  day.slice(5) >= '12-14' || (day.slice(5) >= '06-14' && day.slice(5) <= '07-08') ? 0.1 : 0

function quadPrice(plan: Plan, day: string): number {
  if (plan.season === 'hajj') return plan.base_price
  const rng = random(`${plan.key} ${day} price`)
  const drift = rng.whole(-3, 5) * 100_000
  if (!isPilgrimage(plan)) return roundPrice(plan.base_price * (1 + tourSeason(day)) + Math.max(drift, 0))
  return roundPrice(Math.max(25_900_000, plan.base_price + pilgrimSeason(day) + drift))
}

/** What smaller rooms add: third and second bed, in steps of 100,000. */
function roomSteps(plan: Plan): [number, number] {
  const rng = random(`${plan.key} rooms`)
  if (plan.season === 'hajj') return [rng.whole(60, 110), rng.whole(140, 260)]
  if (isPilgrimage(plan)) return [rng.whole(15, 28), rng.whole(32, 58)]
  if (plan.kind === 'tour_domestic') return [rng.whole(2, 4), rng.whole(5, 9)]
  return [rng.whole(6, 12), rng.whole(14, 26)]
}

export function pricesOn(plan: Plan, day: string) {
  const quad = quadPrice(plan, day)
  const [triple, double] = roomSteps(plan)
  const rng = random(`${plan.key} children`)
  return {
    price_quad: quad,
    price_triple: quad + triple * 100_000,
    price_double: quad + double * 100_000,
    price_child: roundPrice(quad * rng.between(0.85, 0.9)),
    price_infant: roundPrice(quad * rng.between(0.22, 0.28)),
  }
}

/** What the season of a package adds to its quiet price, at most. */
const seasonal: Record<Plan['season'], number> = {
  any: 0,
  rajab: 1_500_000,
  school: 3_000_000,
  year_end: 3_000_000,
  ramadhan: 9_000_000,
  hajj: 0,
  preparation: 0,
}
/** Banks finance at most 25 million of it (decisions §4, Financing): the rest is paid first. */
const paidFirst = (plan: Plan): number =>
  Math.ceil((plan.base_price + seasonal[plan.season] - 24_000_000) / 1_000_000) * 1_000_000

const mostDown = 10_000_000

/** Within what the trade asks; never more than a short tour can bear. */
export function downPayment(plan: Plan): number {
  if (plan.category === 'haji') return mostDown
  if (plan.base_price < 12_000_000) return plan.base_price < 6_000_000 ? 1_000_000 : 2_000_000
  if (canFinance(plan)) return Math.max(5_000_000, paidFirst(plan))
  return random(`${plan.key} down payment`).whole(5, 10) * 1_000_000
}

/** Hajj is never financed in advance: the law forbids it. */
export const canFinance = (plan: Plan): boolean =>
  plan.kind === 'regular' && paidFirst(plan) <= mostDown && random(`${plan.key} finance`).chance(0.55)

export const canSave = (plan: Plan): boolean => plan.kind === 'regular' && random(`${plan.key} save`).chance(0.45)
