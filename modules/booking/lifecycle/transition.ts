import { asOneNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { type BookingNews, emit, type IssuedInvoices, tellChanged } from '../events.ts'
import { type BookingActor, type BookingEvent, bookingMachine } from '../rules/machine.ts'
import { type BookingChange, type BookingRow, stepBooking } from '../store.ts'

export type Cause = { event: BookingEvent; actor: BookingActor; actor_id?: string; reason: string }
type Transition = Cause & {
  to?: BookingChange
  /** What belongs to the change and is done before others hear of it, such as giving seats back. */
  effects?: (booking: BookingRow) => Promise<void>
  /** Those just issued, for whoever subscribes. */
  invoices?: IssuedInvoices
  /** Where it is about one of those who travel. */
  traveller?: BookingNews['traveller']
  now: Date
}

/** The one way to another state of a locked booking: state and history in one statement, the effects, then the event. */
export async function transition(db: Db, booking: BookingRow, change: Transition): Promise<BookingRow> {
  const { event, actor, actor_id = null, reason, to, effects, invoices = [], traveller, now } = change
  const state = next(bookingMachine, booking.state, change)
  if (!state) throw new Error(`a booking in ${booking.state} cannot ${event}`)
  const step = { booking_id: booking.id, event, state, actor, actor_id, reason }
  const changed = await stepBooking(db, booking, { to, step, now })
  return asOneNews(db, async () => {
    await effects?.(changed)
    for (const name of edgeOf(bookingMachine, change).emits ?? [])
      await emit[name](db, { booking: changed, invoices, reason, traveller, now })
    await tellChanged(db, { booking_id: changed.id, now })
    return changed
  })
}
