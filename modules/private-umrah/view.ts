import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from './contract.ts'
import type { Estimate, EstimateLine } from './rules/estimate.ts'
import type { Wish } from './rules/facts.ts'
import type { PlannedJourney } from './rules/journey.ts'
import { listAllExtras } from './store.supply.ts'
import { lineWords } from './words.ts'

type Estimated = Output<typeof contract.estimatePrivateUmrah>

/** The order form as rules read it. */
export const wishOf = (form: Input<typeof contract.estimatePrivateUmrah>): Wish => ({
  departure_airport: form.departure_airport_id,
  destination_airport: form.destination_airport_id,
  return_airport: form.return_airport_id,
  departure_date: form.departure_date,
  return_date: form.return_date ?? null,
  airline_code: form.airline_id,
  cabin: form.airline_class_id,
  adults: form.total_participants_adult,
  child_ages: form.participants_children.map(({ age }) => age),
  stays: form.hotels.map(({ duration_night, partner_custom_hotel_id }) => ({
    nights: duration_night,
    hotel_id: partner_custom_hotel_id,
  })),
  vehicle_id: form.transportation_id,
  // Chosen twice is chosen once.
  extra_ids: [...new Set(form.addons_ids)],
})

/** And back: what was wished for, as the form of another plan begins. */
export const formOf = (wish: Wish) => ({
  departure_airport_id: wish.departure_airport,
  destination_airport_id: wish.destination_airport,
  return_airport_id: wish.return_airport,
  departure_date: wish.departure_date,
  ...(wish.return_date !== null && { return_date: wish.return_date }),
  airline_class_id: wish.cabin,
  airline_id: wish.airline_code,
  total_participants_adult: wish.adults,
  participants_children: wish.child_ages.map((age) => ({ age })),
  hotels: wish.stays.map(({ nights, hotel_id }) => ({ duration_night: nights, partner_custom_hotel_id: hotel_id })),
  transportation_id: wish.vehicle_id,
  addons_ids: [...wish.extra_ids],
})

type Drawn = { estimate: Estimate; plan: PlannedJourney }

type Reader = Pick<AnyoneCtx, 'db' | 'language'>

/** An estimate in the words of whoever reads it. */
export async function estimateView(ctx: Reader, { plan, estimate }: Drawn): Promise<Omit<Estimated, 'plan'>> {
  const { total, low, high, per_person, lines } = estimate
  const [first, second] = plan.stays.map(({ name }) => name)
  const extras = new Map((await listAllExtras(ctx.db)).map(({ id, name }) => [id, name[ctx.language]]))
  const say = lineWords(ctx.language)
  const label = ({ kind, id }: EstimateLine): string => {
    if (kind === 'extra') return extras.get(id ?? '') ?? ''
    if (kind === 'stay_first') return first ?? ''
    return kind === 'stay_second' ? (second ?? '') : say[kind]
  }
  const shown = lines.map((line) => ({
    kind: line.kind,
    label: label(line),
    quantity: line.quantity,
    price: line.price,
    amount: line.amount,
  }))
  return { price: total, low, high, per_person, lines: shown }
}
