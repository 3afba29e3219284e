import { dayMs } from '#core/time.ts'

/** Days before a departure on which it is last sold, by kind of journey (dated rules). */
export type Cutoffs = {
  cutoff_days_umrah: number
  cutoff_days_hajj: number
  cutoff_days_tour_domestic: number
  cutoff_days_tour_international: number
}
type Journey = { category: string; kind: string; cutoff_days: number | null }

/** The partner's own number of days, else the usual one; a tour that takes people on umrah needs its visa too. */
export function cutoffDays({ category, kind, cutoff_days }: Journey, usual: Cutoffs): number {
  if (cutoff_days !== null) return cutoff_days
  if (category === 'haji') return usual.cutoff_days_hajj
  if (category === 'umroh' || kind === 'umrah_tour') return usual.cutoff_days_umrah
  return kind === 'tour_domestic' ? usual.cutoff_days_tour_domestic : usual.cutoff_days_tour_international
}

/** When a date closes that is not on sale yet: every query asks for those that close later than now. */
export const notOnSale = new Date(0)

type Dated = { departs_on: string; flights: readonly { departs_at: string }[]; cutoff_days: number }

/** From this moment on a departure is sold no more: after its last day to book in Jakarta, and never once a flight has left. */
export function closesAt({ departs_on, flights, cutoff_days }: Dated): Date {
  const afterLastDay = Date.parse(`${departs_on}T00:00:00+07:00`) + (1 - cutoff_days) * dayMs
  return new Date(Math.min(afterLastDay, ...flights.map(({ departs_at }) => momentOf(departs_at))))
}

/** A clock without a zone is no moment, and closes nothing. */
const momentOf = (clock: string): number =>
  /^\d{4}-.*T.*(Z|[+-]\d\d:\d\d)$/.test(clock)
    ? Date.parse(clock) || Number.POSITIVE_INFINITY
    : Number.POSITIVE_INFINITY
