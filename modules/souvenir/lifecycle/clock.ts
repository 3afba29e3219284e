import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { endReasons } from '../rules/end-reasons.ts'
import { listToComplete, listUnanswered, listUnprocessed, listUnshipped } from '../store.clock.ts'
import { complete } from './by-buyer.ts'
import { callOff } from './call-off.ts'
import { inOrder } from './in-order.ts'

const batch = 500
const isPast = (moment: Date | null, now: Date): boolean => moment !== null && moment <= now

/** What the store did not begin in its days is called off, and what was paid for it goes back. */
export async function missUnprocessed(db: Db, now: Date): Promise<void> {
  await everyOne(await listUnprocessed(db, now, batch), ({ id }) =>
    inOrder(db, id, async (locked) => {
      const { state, process_by } = locked.order
      if (state !== 'paid' || !isPast(process_by, now)) return
      const why = { reason: endReasons.store_silent, refund: refundReasons.store_silent }
      await callOff(locked, { event: 'miss', actor: 'clock', ...why, now })
    }),
  )
}

/** What the store began with and did not ship in its days goes the same way. */
export async function missUnshipped(db: Db, now: Date): Promise<void> {
  await everyOne(await listUnshipped(db, now, batch), ({ id }) =>
    inOrder(db, id, async (locked) => {
      const { state, ship_by } = locked.order
      if (state !== 'processing' || !isPast(ship_by, now)) return
      const why = { reason: endReasons.store_late, refund: refundReasons.store_late }
      await callOff(locked, { event: 'miss_shipping', actor: 'clock', ...why, now })
    }),
  )
}

/** A wish to cancel that nobody answered is granted. */
export async function grantUnanswered(db: Db, now: Date): Promise<void> {
  await everyOne(await listUnanswered(db, now, batch), ({ id }) =>
    inOrder(db, id, async (locked) => {
      const { state, answer_by } = locked.order
      if (state !== 'cancel_requested' || !isPast(answer_by, now)) return
      const why = { reason: endReasons.cancel_granted, refund: refundReasons.cancel_granted }
      await callOff(locked, { event: 'grant_cancel', actor: 'clock', ...why, now })
    }),
  )
}

/** What has arrived and was not complained about is completed. */
export async function completeDelivered(db: Db, now: Date): Promise<void> {
  await everyOne(await listToComplete(db, now, batch), ({ id }) =>
    inOrder(db, id, async (locked) => {
      const { state, completes_at } = locked.order
      if (state !== 'delivered' || !isPast(completes_at, now)) return
      await complete(locked, { actor: 'clock', reason: 'the days to complain have passed' }, now)
    }),
  )
}

/** One round. What fails in one part does not stop the others, and is not forgotten. */
export async function sweepOrders(db: Db, now: Date): Promise<void> {
  await everyOne([missUnprocessed, missUnshipped, grantUnanswered, completeDelivered], (part) => part(db, now))
}
