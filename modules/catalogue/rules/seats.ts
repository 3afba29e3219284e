import { daysBetween, jakartaDate } from '#core/time.ts'

export type Seats = { quota: number; sold: number; held: number }
export type Label = 'departed' | 'closed' | 'ready_to_depart' | 'sold_out'
export const labels = ['departed', 'closed', 'ready_to_depart', 'sold_out'] as const satisfies readonly Label[]
type Dated = Seats & { departs_on: string; closes_at: Date }

/** When it is, and what makes a date ready to depart (dated rules). */
export type Day = { now: Date; rules: { ready_days: number; ready_sold_percent: number } }

export const freeSeats = ({ quota, sold, held }: Seats): number => Math.max(0, quota - sold - held)

/** What a date is called when it is not simply open. */
export function labelOf(departure: Dated, { now, rules }: Day): Label | null {
  const today = jakartaDate(now)
  if (departure.departs_on < today) return 'departed'
  if (departure.closes_at <= now) return 'closed'
  if (freeSeats(departure) === 0) return 'sold_out'
  const isNear = daysBetween(today, departure.departs_on) <= rules.ready_days
  const isWanted = departure.sold * 100 >= departure.quota * rules.ready_sold_percent
  return isNear && isWanted ? 'ready_to_depart' : null
}

/** `open`: the dates one can still book. `last_closed_on`: the last day among the others, if there are any. */
type Offer = { open: readonly Dated[]; last_closed_on: string | null }

/** What a whole package is called: by its earliest date with seats, else by why there is none. */
export function packageLabel({ open, last_closed_on }: Offer, day: Day): Label | null {
  if (open.length > 0) {
    const free = open.filter((departure) => freeSeats(departure) > 0)
    const [earliest] = free.toSorted((a, b) => a.departs_on.localeCompare(b.departs_on))
    return earliest ? labelOf(earliest, day) : 'sold_out'
  }
  if (last_closed_on === null) return null
  return last_closed_on < jakartaDate(day.now) ? 'departed' : 'closed'
}
