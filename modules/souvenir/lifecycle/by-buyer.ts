import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { releaseStock } from '#modules/merchandise/module.ts'
import { cancelItems, invoicesOf, voidInvoices } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { invoiceWhenReady } from '../checkout/invoice.ts'
import { losesPromo } from '../checkout/promo.ts'
import type { CancelReason } from '../rules/cancel-reasons.ts'
import { type EndReason, endReasons } from '../rules/end-reasons.ts'
import { afterWorkingDays } from '../rules/working-days.ts'
import { type LineRow, listLines, wasRefused } from '../store.ts'
import { can, transition } from '../transition.ts'
import { itemsToCancel, releaseUse } from './call-off.ts'
import { earnOf } from './earn.ts'
import { inOrder, type LockedOrder } from './in-order.ts'
import { withdrawProblem } from './problems.ts'
import { arrive, goOn } from './steps.ts'

type ByBuyer = { order_id: string; user_id: string }
type Wish = { reason: CancelReason; note: string | null }

/** The buyer has it. One that is completed already stays so: whoever says it twice meant it once. */
export function completeByBuyer(db: Db, { order_id, user_id }: ByBuyer, now: Date): Promise<void> {
  return inOrder(db, order_id, async (locked) => {
    if (locked.order.state === 'completed') return
    if (!can(locked.order, 'complete')) throw new Refusal(codes.souvenir_not_shipped)
    await withdrawProblem(locked, user_id, now)
    await complete(locked, { actor: 'member', actor_id: user_id, reason: 'received' }, now)
  })
}

type Completed = { actor: 'member' | 'clock'; actor_id?: string; reason: string }

/** Ends a locked order well: its store has earned it. */
export async function complete(locked: LockedOrder, by: Completed, now: Date): Promise<void> {
  const { db, checkout, order } = locked
  const effects = async () => {
    await arrive(locked, { actor: by.actor === 'member' ? 'member' : 'house' }, now)
    await earnOf(db, order, now)
  }
  const to = { delivered_at: order.delivered_at ?? now, completes_at: null, problem_at: null, waybill_unknown_at: null }
  await transition(db, { checkout, order }, { event: 'complete', ...by, to, effects, now })
}

/** Unpaid it just ends; paid and not shipped, its store is asked and has some working days to answer. */
export function requestCancelOf(db: Db, { order_id, user_id, ...wish }: ByBuyer & Wish, now: Date): Promise<void> {
  return inOrder(db, order_id, async (locked) => {
    const { order } = locked
    const request = { cancel_reason: wish.reason, cancel_note: wish.note }
    if (can(order, 'drop')) return drop(locked, { user_id, reason: endReasons.dropped, request }, now)
    if (!can(order, 'request_cancel') || (await wasRefused(locked.db, order.id)))
      throw new Refusal(codes.souvenir_not_cancellable)
    const { souvenir_answer_days: days } = await datedRulesOn(locked.db, jakartaDate(now))
    const resumes_as = order.state === 'processing' ? 'processing' : 'paid'
    const to = { ...request, resumes_as, answer_by: afterWorkingDays(now, days) } as const
    const by = { actor: 'member', actor_id: user_id, reason: wish.reason } as const
    await transition(locked.db, locked, { event: 'request_cancel', ...by, to, now })
  })
}

type Dropped = {
  user_id: string
  reason: EndReason
  request?: { cancel_reason: CancelReason; cancel_note: string | null }
}

/** Ends a locked order that nobody has paid: its pieces are free, and the invoice asks for the others alone. */
export async function drop(locked: LockedOrder, { user_id, reason, request }: Dropped, now: Date): Promise<void> {
  const { db, checkout, order } = locked
  const effects = async () => {
    const lines = await listLines(db, [order.id])
    await billOthers(locked, lines, now)
    // Stock comes last, as everywhere.
    await releaseStock(db, lines)
  }
  const by = { actor: 'member', actor_id: user_id, reason } as const
  await transition(
    db,
    { checkout, order },
    { event: 'drop', ...by, to: { ...request, end_reason: reason }, effects, now },
  )
}

/** The invoice asks for the others alone; for more than before, where they no longer come to what a promo asks for. */
async function billOthers(locked: LockedOrder, lines: readonly LineRow[], now: Date): Promise<void> {
  const { db, checkout, order, orders } = locked
  const others = orders.filter(({ id, state }) => id !== order.id && state === 'awaiting_payment')
  if (others.length > 0 && (await losesPromo(db, checkout, others))) {
    await voidInvoices(db, { order_id: checkout.id, actor: 'house', reason: 'the promo no longer holds' }, now)
    await invoiceWhenReady(db, { ...checkout, promo_id: null, discount: 0 }, others, now)
    return
  }
  const items = itemsToCancel(locked, lines)
  await cancelItems(db, { order_id: checkout.id, items, actor: 'house', reason: refundReasons.cancel_granted }, now)
  await releaseUse(locked)
  await invoiceOthers(locked, now)
}

/** Where only this one was without its shipping, the others can be paid now. */
async function invoiceOthers({ db, checkout, order, orders }: LockedOrder, now: Date): Promise<void> {
  const invoices = (await invoicesOf(db, [checkout.id])).get(checkout.id) ?? []
  if (invoices.some(({ state }) => state !== 'void')) return
  await invoiceWhenReady(
    db,
    checkout,
    orders.filter(({ id }) => id !== order.id),
    now,
  )
}

type Change = ByBuyer & { is_withdrawn: boolean; reason?: CancelReason | undefined; note?: string | undefined }

/** Another reason for the wish to cancel, or none any more, while its store has not answered. */
export function changeRequestOf(
  db: Db,
  { order_id, user_id, is_withdrawn, reason, note }: Change,
  now: Date,
): Promise<void> {
  return inOrder(db, order_id, async (locked) => {
    const { order } = locked
    if (!can(order, 'change_request')) throw new Refusal(codes.souvenir_not_cancellable)
    const by = { actor: 'member', actor_id: user_id } as const
    if (is_withdrawn) {
      await goOn(locked, { ...by, reason: 'withdrawn' }, now)
      return
    }
    const to = {
      cancel_reason: reason ?? order.cancel_reason,
      cancel_note: note === undefined ? order.cancel_note : note || null,
    }
    const why = to.cancel_reason ?? 'other'
    await transition(locked.db, locked, { event: 'change_request', ...by, reason: why, to, now })
  })
}
