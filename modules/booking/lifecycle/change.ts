import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { findBookable, holdSeats, lockDeparture, releaseSeats, sellSeats } from '#modules/catalogue/module.ts'
import { invoicesOf, lockInvoicesOf, moveInvoiceDue, refundDue, voidInvoices } from '#modules/payment/module.ts'
import { isOwed } from '#modules/payment/rules/outstanding.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { releasePromo } from '#modules/promo/module.ts'
import { rulesOf } from '../cart/party-rules.ts'
import { canCancel, canMove, movedDue } from '../rules/changes.ts'
import { isOffered } from '../rules/price.ts'
import { type BookingRow, lockBooking, updateBooking } from '../store.ts'
import { type Cause, transition } from './transition.ts'

type Ending = Cause & { event: 'cancel' | 'decline' }
type Staff = { booking_id: string; staff_id: string; reason: string }

/** The partner cancels: seats free, open invoices void, what was paid goes back. False where it has ended or departed. */
export function cancelBooking(db: Db, { booking_id, staff_id, reason }: Staff, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, booking_id)
    const booking = await lockBooking(tx, booking_id)
    if (!booking || !canCancel(booking, jakartaDate(now))) return false
    await undo(tx, booking, { why: { event: 'cancel', actor: 'staff', actor_id: staff_id, reason }, now })
    return true
  })
}

/** Ends a locked booking and gives back all it holds: seats, promo, money. */
export async function undo(db: Db, booking: BookingRow, { why, now }: { why: Ending; now: Date }): Promise<BookingRow> {
  const { id, departure_id, seats } = booking
  const from = booking.state === 'in_progress' ? 'sold' : 'held'
  const effects = async () => {
    const cause = { actor: 'house', reason: refundReasons[why.event] } as const
    await voidInvoices(db, { order_id: id, ...cause }, now)
    for (const invoice of (await invoicesOf(db, [id])).get(id) ?? []) {
      if (invoice.paid_by) await refundDue(db, { payment_id: invoice.paid_by.id, ...cause }, now)
    }
    if (booking.promo_id) await releasePromo(db, id)
    if (!(await releaseSeats(db, { departure_id, seats, from }, now))) throw new Error(`booking ${id} had no seats`)
  }
  const to = { ended_at: now, end_reason: why.reason, overdue_at: null }
  return transition(db, booking, { ...why, to, effects, now })
}

type Move = Staff & { departure_id: string }

/** The partner moves a journey to another date of the same package; false where that has no seats or not their rooms. The member may decline. */
export function rescheduleBooking(
  db: Db,
  { booking_id, departure_id, staff_id, reason }: Move,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, booking_id)
    const booking = await lockBooking(tx, booking_id)
    if (!booking || !canMove(booking, jakartaDate(now)) || booking.departure_id === departure_id) return false
    const to = await takeDate(tx, booking, { departure_id, now })
    if (!to) return false
    const { departs_on, returns_on } = to
    const { departure_id: was, departs_on: left, returns_on: back } = booking
    const moved_from = { departure_id: was, departs_on: left, returns_on: back, reason, at: now.toISOString() }
    const why = { event: 'reschedule', actor: 'staff', actor_id: staff_id, reason } as const
    const effects = (moved: BookingRow) => moveSettlement(tx, moved, now)
    await transition(tx, booking, { ...why, to: { departure_id, departs_on, returns_on, moved_from }, effects, now })
    return true
  })
}

/** Takes the seats of the new date, then gives back the old ones; dates are locked in one order, so two moves never wait in a ring. */
async function takeDate(db: Db, booking: BookingRow, { departure_id, now }: { departure_id: string; now: Date }) {
  const { seats } = booking
  for (const id of [booking.departure_id, departure_id].sort()) await lockDeparture(db, id)
  const date = await findBookable(db, { product_id: booking.product_id, departure_id })
  if (!date || !isOffered(booking, date.prices)) return undefined
  if (!(await holdSeats(db, { departure_id, seats }, now))) return undefined
  if (!(await sellSeats(db, { departure_id, seats }))) throw new Error('seats just held could not be sold')
  const isBack = await releaseSeats(db, { departure_id: booking.departure_id, seats, from: 'sold' }, now)
  if (!isBack) throw new Error(`booking ${booking.id} had no seats`)
  return date
}

async function moveSettlement(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const open = ((await invoicesOf(db, [booking.id])).get(booking.id) ?? []).filter(isOwed)
  const due_at = movedDue(booking.departs_on, await rulesOf(db, booking, now), now)
  for (const { id } of open)
    await moveInvoiceDue(db, { invoice_id: id, due_at, actor: 'house', reason: 'rescheduled' }, now)
  if (booking.overdue_at && open.length > 0) await updateBooking(db, booking, { overdue_at: null })
}
