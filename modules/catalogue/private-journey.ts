import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { daysBetween } from '#core/time.ts'
import { closesAt } from './rules/closing.ts'
import type { Certainties, Flight, Stay, Text } from './rules/facts.ts'
import { insertPrivateJourney, usualUmrahType } from './store.private.ts'

export type PrivateJourney = {
  partner_id: string
  staff_id: string
  slug: string
  name: Text
  departure_airport: string
  departs_on: string
  returns_on: string
  airline_code: string
  flights: Flight[]
  stays: Stay[]
  seats: number
  /** Days before it on which its first part can last be paid. */
  cutoff_days: number
  prices: { adult: number; child: number | null; infant: number | null }
  down_payment: number
  refund_terms: Text
  includes: Text[]
}

const none: Text = { id: '', en: '' }
const pending = (today: string): Certainties => {
  const waiting = { state: 'pending' as const, evidence: none, checked_on: today }
  return { flight: waiting, price: { ...waiting, state: 'certain' }, hotel: waiting, visa: waiting }
}

/**
 * A package with one date for one family, its seats held: documents, rooms, manifest and voucher are those of every journey.
 * It is withdrawn from the first, so that nobody else is ever shown or sold it.
 */
export async function openPrivateJourney(
  db: Db,
  journey: PrivateJourney,
  { today, now }: { today: string; now: Date },
) {
  const { partner_id, staff_id, slug, name, departs_on, returns_on, seats, prices, flights, cutoff_days } = journey
  const [product_id, departure_id] = [newId(now), newId(now)]
  const product = {
    ...{ id: product_id, slug, partner_id, category: 'umroh' as const, kind: 'regular' as const },
    type_slug: await usualUmrahType(db),
    ...{ name, summary: none, description: none, duration_days: daysBetween(departs_on, returns_on) + 1 },
    departure_airport: journey.departure_airport,
    ...{
      picture_ids: [],
      includes: journey.includes,
      excludes: [],
      agenda: [],
      questions: [],
      facilities: [],
      documents: [],
    },
    ...{ refund_terms: journey.refund_terms, down_payment: journey.down_payment, can_finance: false, can_save: false },
    ...{ state: 'gone' as const, is_private: true, created_at: now },
  }
  const departure = {
    ...{ id: departure_id, product_id, departs_on, returns_on, cutoff_days, published_at: now },
    closes_at: closesAt({ departs_on, flights, cutoff_days }),
    ...{ quota: seats, held: seats, airline_code: journey.airline_code, flights, stays: journey.stays },
    ...{ price_quad: prices.adult, price_triple: prices.adult, price_double: prices.adult },
    ...{ price_child: prices.child, price_infant: prices.infant, certainties: pending(today) },
  }
  await insertPrivateJourney(db, { product, departure, staff_id, now })
  return { product_id, departure_id, closes_at: departure.closes_at }
}
