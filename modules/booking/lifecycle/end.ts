import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { jakartaDate } from '#core/time.ts'
import { releaseSeats } from '#modules/catalogue/module.ts'
import { invoicesOf, lockInvoicesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/due.ts'
import { releasePromo } from '#modules/promo/module.ts'
import { tellBookingCompleted, tellBookingExpired } from '../events.ts'
import { isOver } from '../rules/deadlines.ts'
import { type BookingActor, type BookingEvent, bookingMachine } from '../rules/machine.ts'
import { type BookingRow, lockBooking, stepBooking } from '../store.ts'

export type Why = { event: BookingEvent; actor: BookingActor; actor_id?: string; reason: string }

/** One step of a booking: its state, its history. The machine has the last word. */
export async function step(
  db: Db,
  booking: BookingRow,
  change: Why & { to?: Partial<BookingRow>; now: Date },
): Promise<BookingRow> {
  const { event, actor, actor_id, reason, to, now } = change
  const state = next(bookingMachine, booking.state, { event, actor })
  if (!state) throw new Error(`a booking in ${booking.state} cannot ${event}`)
  // A form that was typed belongs to a cart, and is forgotten with it.
  const row = { ...to, state, draft: null, draft_revision: null }
  const written = { booking_id: booking.id, event, state, actor, actor_id: actor_id ?? null, reason }
  return stepBooking(db, booking, { to: row, step: written, now })
}

/** Gives back what an unpaid booking kept: the use of its promo, then its seats. */
export async function releaseHold(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const { departure_id, seats } = booking
  if (booking.promo_id) await releasePromo(db, booking.id)
  if (!(await releaseSeats(db, { departure_id, seats, from: 'held' }, now))) {
    throw new Error(`booking ${booking.id} held seats that its departure does not know of`)
  }
}

/** Ends a cart whose time is over; nothing, where it is no cart any more or still has time. */
export function runOut(db: Db, id: string, now: Date): Promise<BookingRow | undefined> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'cart' || !isOver(booking.hold_expires_at, now)) return undefined
    const why = { event: 'run_out', actor: 'clock', reason: 'the hold ran out' } as const
    const ended = await step(tx, booking, { ...why, to: { ended_at: now, end_reason: 'hold' }, now })
    await releaseHold(tx, booking, now)
    await tellBookingExpired(tx, { booking: ended, reason: 'hold', now })
    return ended
  })
}

/** The journey is over and all is paid. */
export function complete(db: Db, id: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, id)
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'in_progress' || booking.returns_on >= jakartaDate(now)) return
    const invoices = (await invoicesOf(tx, [id])).get(id) ?? []
    if (invoices.some(isUnpaid)) return
    const why = { event: 'complete', actor: 'clock', reason: 'the journey is over' } as const
    const ended = await step(tx, booking, { ...why, to: { ended_at: now }, now })
    await tellBookingCompleted(tx, { booking: ended, reason: '', now })
  })
}
