import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { problemErrors } from '#core/validation.ts'
import { airlines, hotelCards } from '#modules/catalogue/module.ts'
import { rulesToday } from '#modules/dated-rules/module.ts'
import { type Estimate, estimateOf } from './rules/estimate.ts'
import type { Wish } from './rules/facts.ts'
import { journeyOf, type PlannedJourney } from './rules/journey.ts'
import { compilePlan } from './rules/plan.ts'
import { monthsOf, pricePlan } from './rules/pricing.ts'
import type { Group } from './rules/travellers.ts'
import { isSaudi } from './rules/zones.ts'
import { listClosures, listExtras, listOfferedHotels, listPrices, listRoutes, listVehicles } from './store.supply.ts'
import { problemWords } from './words.ts'

type Errors = Record<string, string[]>
/** A family at its form, or a partner at its offer. */
type Planner = Pick<AnyoneCtx, 'db' | 'now' | 'language' | 'request'>
export type DrawnUp = { wish: Wish; group: Group; plan: PlannedJourney; estimate: Estimate }

/** The plan of a wish with its estimate, by what is offered today; or what stands in its way, at each field. */
export async function tryDrawUp(ctx: Planner, wish: Wish): Promise<{ drawn?: DrawnUp; errors: Errors }> {
  const say = problemWords(ctx.language)
  const rules = await rulesToday(ctx)
  const { facts, vehicle, extras } = await factsOf(ctx, wish)
  const { plan, problems } = compilePlan(wish, facts, { today: jakartaDate(ctx.now), rules })
  if (!plan || !vehicle) return { errors: problemErrors(problems, say) }
  const things = [plan.outbound, plan.home, vehicle, ...plan.stays.map(({ hotel }) => hotel), ...extras]
  const months = monthsOf(plan, wish.departure_date)
  const ids = things.map(({ id }) => id)
  const prices = await listPrices(ctx.db, ids, months)
  const outcome = pricePlan(plan, wish.departure_date, { cabin: wish.cabin, vehicle, extras, prices })
  const estimate = outcome.priced && estimateOf(outcome.priced, rules)
  if (!estimate) return { errors: problemErrors(outcome.problems, say) }
  const airline = (await airlines(ctx.db)).find(({ code }) => code === wish.airline_code)?.name ?? wish.airline_code
  const journey = journeyOf({ wish, plan, rooms: estimate.rooms, airline })
  return { drawn: { wish, group: plan.group, plan: journey, estimate }, errors: {} }
}

/** The same, refused where it cannot be had. */
export async function drawUp(ctx: Planner, wish: Wish): Promise<DrawnUp> {
  const { drawn, errors } = await tryDrawUp(ctx, wish)
  if (!drawn) throw new Refusal(codes.input_invalid, { errors })
  return drawn
}

async function factsOf({ db, now }: Planner, wish: Wish) {
  const { airline_code, departure_airport, destination_airport, return_airport } = wish
  // There and back again: who begins in Saudi Arabia goes on no umrah from home.
  const isRound = !isSaudi(departure_airport) && isSaudi(destination_airport) && isSaudi(return_airport)
  const routes = (from: string, to: string) => (isRound ? listRoutes(db, { from, to, airline_code }) : [])
  const outbound = await routes(departure_airport, destination_airport)
  const home = await routes(return_airport, departure_airport)
  const offered = await listOfferedHotels(
    db,
    wish.stays.map(({ hotel_id }) => hotel_id),
  )
  const cards = await hotelCards(
    db,
    offered.map(({ hotel_id }) => hotel_id),
  )
  const hotels = offered.flatMap((hotel) => {
    const card = cards.find(({ id }) => id === hotel.hotel_id)
    return card ? [{ ...hotel, name: card.name, city: card.city }] : []
  })
  const vehicle = (await listVehicles(db)).find(({ id }) => id === wish.vehicle_id)
  const extras = (await listExtras(db)).filter(({ id }) => wish.extra_ids.includes(id))
  const seasons = await listClosures(db, jakartaDate(now))
  return { facts: { outbound, home, hotels, vehicle, extras, seasons }, vehicle, extras }
}
