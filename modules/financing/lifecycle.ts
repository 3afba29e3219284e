import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { codes } from '#core/refusal-codes.ts'
import {
  endFinanced,
  lockFinanced,
  onBookingCancelled,
  onBookingExpired,
  onBookingRescheduled,
  onBookingStarted,
} from '#modules/booking/module.ts'
import { onMemberDeleted } from '#modules/identity/module.ts'
import { onRefundLeaving } from '#modules/payment/module.ts'
import { isOver } from './rules/deadline.ts'
import { findDisbursement } from './store.disbursements.ts'
import { forgetApplicant } from './store.retention.ts'
import { listOpenOf, listRunOut, lockApplication, lockOfBooking, moveApplication } from './store.ts'
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
  onMemberDeleted(withdrawOfDeleted)
  // What a bank only says it has paid is not sent back to it.
  onRefundLeaving(async (db, { gateway, order_kind, order_id }) => {
    if (gateway !== 'bank' || order_kind !== 'booking') return null
    const application = await lockOfBooking(db, order_id)
    const sent = application && (await findDisbursement(db, application.id))
    return sent?.received_at ? null : codes.bank_money_unseen
  })
  onBookingRescheduled(async (db, { booking }) => {
    const application = booking.plan === 'financing' ? await lockOfBooking(db, booking.id) : undefined
    if (application) await moveApplication(db, application, booking.departure_id)
  })
}

async function withdrawOfDeleted(db: Db, { user_id, now }: { user_id: string; now: Date }): Promise<void> {
  for (const { id, booking_id } of await listOpenOf(db, user_id)) {
    const booking = await lockFinanced(db, booking_id)
    const application = await lockApplication(db, id)
    if (!application || !can(application, 'withdraw')) continue
    const why = { actor: 'member', actor_id: user_id, reason: 'account deleted' } as const
    await endFinanced(db, booking, why, now)
    await transition(db, application, { ...why, event: 'withdraw', now })
    // Withdrawn before anything came of it: nobody needs to know who it was. Scans are swept: there is no file store here.
    await forgetApplicant(db, application.id)
  }
}

const batch = 500

/** Ends applications whose time is over: their seats are given back. */
export async function expireApplications(db: Db, now: Date): Promise<void> {
  await everyOne(await listRunOut(db, now, batch), (one) => db.transaction((tx) => expire(tx, one, now)))
}

async function expire(db: Db, { id, booking_id }: { id: string; booking_id: string }, now: Date): Promise<void> {
  const booking = await lockFinanced(db, booking_id)
  const application = await lockApplication(db, id)
  if (!application || application.state === 'payment' || !can(application, 'expire')) return
  if (!isOver(application.expires_at, now)) return
  const why = { actor: 'clock', reason: `nobody went on from ${application.state}` } as const
  await endFinanced(db, booking, why, now)
  await transition(db, application, { ...why, event: 'expire', now })
}
