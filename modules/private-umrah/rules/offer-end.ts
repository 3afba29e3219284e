import { addMs, hourMs } from '#core/time.ts'
import { closesAt } from '#modules/catalogue/rules/closing.ts'
import type { Flight } from '#modules/catalogue/rules/facts.ts'

/** Dated rules. */
type Cutoff = { cutoff_days_umrah: number }
type Hours = Cutoff & { private_offer_hours: number }
type Journey = { departs_on: string; flights: readonly Pick<Flight, 'departs_at'>[] }

/** From then on a private journey is bought no more, as any other umrah. */
export const soldUntil = (journey: Journey, { cutoff_days_umrah: cutoff_days }: Cutoff): Date =>
  closesAt({ ...journey, cutoff_days })

/** So many hours to choose, but none in which the journey cannot be bought any more. */
export const offerEnd = (journey: Journey, rules: Hours, now: Date): Date =>
  new Date(Math.min(addMs(now, rules.private_offer_hours * hourMs).getTime(), soldUntil(journey, rules).getTime()))
