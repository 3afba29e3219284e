import { returnStock } from '#modules/merchandise/module.ts'
import { cancelItems } from '#modules/payment/module.ts'
import type { RefundReason } from '#modules/payment/rules/refund-reasons.ts'
import { releasePromo } from '#modules/promo/module.ts'
import { stopShipment } from '#modules/shipping/module.ts'
import { feeItem, itemsOfOrder } from '../rules/lines.ts'
import { calledOffStates, type OrderActor } from '../rules/machine.ts'
import { type LineRow, listLines, type OrderRow } from '../store.ts'
import { transition } from '../transition.ts'
import type { LockedOrder } from './in-order.ts'

type Ending = {
  event: 'grant_cancel' | 'miss' | 'miss_shipping' | 'reject'
  actor: OrderActor
  actor_id?: string | undefined
  /** Why, as its buyer reads it. */
  reason: string
  refund: RefundReason
  now: Date
}

/** Ends a paid order that was not shipped: what was paid for it goes back, its pieces are the store's again. The others go on. */
export async function callOff(locked: LockedOrder, { refund, ...change }: Ending): Promise<OrderRow> {
  const { db, checkout, order } = locked
  const { reason, now } = change
  const effects = async () => {
    const lines = await listLines(db, [order.id])
    const items = itemsToCancel(locked, lines)
    await cancelItems(db, { order_id: checkout.id, items, actor: 'house', reason: refund }, now)
    await releaseUse(locked)
    await returnStock(db, lines, { order_id: order.id, reason: change.event }, now)
    await stopShipment(db, { order_kind: 'souvenir', order_id: order.id, reason: change.event }, now)
  }
  return transition(db, { checkout, order }, { ...change, to: { end_reason: reason, answer_by: null }, effects })
}

/** Whether all the others of its checkout are called off: with this one, nothing of it is bought. */
const isLast = ({ order, orders }: LockedOrder): boolean =>
  orders.every(({ id, state }) => id === order.id || calledOffStates.some((off) => off === state))

/** What the invoice asks for an order; with the last one, also what paying it cost. */
export const itemsToCancel = (locked: LockedOrder, lines: readonly LineRow[]): string[] => [
  ...itemsOfOrder({ number: locked.order.number, lines }),
  ...(isLast(locked) ? [feeItem] : []),
]

/** The last order of a checkout that ends so gives the use of its promo back. */
export async function releaseUse(locked: LockedOrder): Promise<void> {
  const { db, checkout } = locked
  if (checkout.promo_id && isLast(locked)) await releasePromo(db, checkout.id)
}
