import { daysBetween } from '#core/time.ts'

export type Seats = { quota: number; sold: number; held: number }
export type Label = 'departed' | 'ready_to_depart' | 'sold_out'
type Dated = Seats & { departs_on: string }

// decisions §4, Departure seats.
const readyDays = 30
const readyPercent = 80

export const freeSeats = ({ quota, sold, held }: Seats): number => Math.max(0, quota - sold - held)

/** What a date is called when it is not simply open. */
export function labelOf(departure: Dated, today: string): Label | null {
  if (departure.departs_on < today) return 'departed'
  if (freeSeats(departure) === 0) return 'sold_out'
  const isNear = daysBetween(today, departure.departs_on) <= readyDays
  const isWanted = departure.sold * 100 >= departure.quota * readyPercent
  return isNear || isWanted ? 'ready_to_depart' : null
}

type Offer = { upcoming: readonly Dated[]; has_past: boolean }

/** What a whole package is called: by its earliest date with seats, else by why there is none. */
export function packageLabel({ upcoming, has_past }: Offer, today: string): Label | null {
  if (upcoming.length === 0) return has_past ? 'departed' : null
  const open = upcoming.filter((departure) => freeSeats(departure) > 0)
  const [earliest] = open.toSorted((a, b) => a.departs_on.localeCompare(b.departs_on))
  return earliest ? labelOf(earliest, today) : 'sold_out'
}
