import type { Db } from '#core/context.ts'
import { everyOne } from '#core/every-one.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { isFollowed } from '#modules/shipping/module.ts'
import { trackingDays } from '#modules/shipping/rules/tracking.ts'
import { tellSilent } from '../events.ts'
import { endReasons } from '../rules/end-reasons.ts'
import {
  listSilent,
  listSilentToComplete,
  listToComplete,
  listUnanswered,
  listUnprocessed,
  listUnshipped,
  setCompletesAt,
} from '../store.clock.ts'
import type { OrderRow } from '../store.ts'
import { can } from '../transition.ts'
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

const isSilent = ({ state, completes_at, problem_at, waybill_unknown_at }: OrderRow): boolean =>
  state === 'shipped' && completes_at === null && problem_at === null && waybill_unknown_at === null

/** Once couriers are no longer polled the buyer is notified: without a word the order is completed some days later. */
export async function announceSilent(db: Db, now: Date): Promise<void> {
  const { souvenir_complete_days: days } = await datedRulesOn(db, jakartaDate(now))
  await everyOne(await listSilent(db, addMs(now, -trackingDays * dayMs), batch), ({ id }) =>
    inOrder(db, id, async ({ db: tx, order }) => {
      if (!isSilent(order) || (await isFollowed(tx, id))) return
      const completes_at = addMs(now, days * dayMs)
      await setCompletesAt(tx, id, completes_at)
      await tellSilent(tx, { order, completes_at, now })
    }),
  )
}

/** What has arrived and was not complained about is completed; so is what nobody said anything of. */
export async function completeDelivered(db: Db, now: Date): Promise<void> {
  const due = [...(await listToComplete(db, now, batch)), ...(await listSilentToComplete(db, now, batch))]
  await everyOne(due, ({ id }) =>
    inOrder(db, id, async (locked) => {
      const { order } = locked
      if (!can(order, 'complete') || !isPast(order.completes_at, now)) return
      await complete(locked, { actor: 'clock', reason: 'the days to complain have passed' }, now)
    }),
  )
}

/** One round. What fails in one part does not stop the others, and is not forgotten. */
export async function sweepOrders(db: Db, now: Date): Promise<void> {
  const parts = [missUnprocessed, missUnshipped, grantUnanswered, announceSilent, completeDelivered]
  await everyOne(parts, (part) => part(db, now))
}
