import type { Db } from '#core/context.ts'
import { sellSeats } from '#modules/catalogue/module.ts'
import type { BookingRow } from '../store.ts'
import { type Cause, transition } from './transition.ts'

type Start = Cause & { event: 'start' | 'start_late'; now: Date }

/** The journey is theirs: its seats are sold. */
export function startBooking(db: Db, booking: BookingRow, { now, ...why }: Start): Promise<BookingRow> {
  const effects = async () => {
    if (!(await sellSeats(db, booking))) throw new Error(`booking ${booking.id} held no seats to sell`)
  }
  const to = { started_at: now, ended_at: null, end_reason: null }
  return transition(db, booking, { ...why, to, effects, now })
}
