import type { Db } from '#core/context.ts'
import {
  endFinanced,
  lockFinanced,
  onBookingCancelled,
  onBookingExpired,
  onBookingStarted,
} from '#modules/booking/module.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { isOver } from './rules/deadline.ts'
import { findDisbursement, listOpenOf, listRunOut, lockApplication, lockOfBooking } from './store.ts'
import { can, transition } from './transition.ts'

/** Subscribes to what happens to the booking that is financed: it is locked already, and its application comes after it. */
export function listenToBookings(): void {
  onBookingStarted(async (db, { booking, now }) => {
    const application = booking.plan === 'financing' ? await lockOfBooking(db, booking.id) : undefined
    if (!application || !can(application, 'start')) return
    const why = { event: 'start', actor: 'gateway', reason: 'the down payment is paid' } as const
    await transition(db, application, { ...why, to: { expires_at: null }, now })
  })
  onBookingExpired(async (db, { booking, now }) => {
    const application = booking.plan === 'financing' ? await lockOfBooking(db, booking.id) : undefined
    if (!application || !can(application, 'expire')) return
    await transition(db, application, { event: 'expire', actor: 'clock', reason: 'the down payment was not paid', now })
  })
  onBookingCancelled(async (db, { booking, reason, now }) => {
    const application = booking.plan === 'financing' ? await lockOfBooking(db, booking.id) : undefined
    if (!application || !can(application, 'call_off')) return
    // What the bank has paid goes back to it; it says itself when that ends the contract.
    const event = (await findDisbursement(db, application.id)) ? 'return_money' : 'call_off'
    await transition(db, application, { event, actor: 'house', reason, now })
  })
  onMemberDeleted(async (db, { user_id, now }) => {
    for (const { id, booking_id } of await listOpenOf(db, user_id)) {
      const booking = await lockFinanced(db, booking_id)
      const application = await lockApplication(db, id)
      if (!application || !can(application, 'withdraw')) continue
      const why = { actor: 'member', actor_id: user_id, reason: 'account deleted' } as const
      await endFinanced(db, booking, why, now)
      await transition(db, application, { ...why, event: 'withdraw', now })
    }
  })
}

const batch = 500

/** Ends applications whose time is over: their seats are given back. */
export async function expireApplications(db: Db, now: Date): Promise<void> {
  for (const { id, booking_id } of await listRunOut(db, now, batch)) {
    await db.transaction(async (tx) => {
      const booking = await lockFinanced(tx, booking_id)
      const application = await lockApplication(tx, id)
      if (!application || application.state === 'payment' || !can(application, 'expire')) return
      if (!isOver(application.expires_at, now)) return
      const why = { actor: 'clock', reason: `nobody went on from ${application.state}` } as const
      await endFinanced(tx, booking, why, now)
      await transition(tx, application, { ...why, event: 'expire', now })
    })
  }
}
