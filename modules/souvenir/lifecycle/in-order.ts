import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { lockInvoicesOf } from '#modules/payment/module.ts'
import type { OrderEvent } from '../rules/machine.ts'
import { type CheckoutRow, findCheckoutOfOrder, lockCheckout, type OrderRow } from '../store.ts'
import { can } from '../transition.ts'

export type LockedOrder = { db: Db; checkout: CheckoutRow; order: OrderRow; orders: readonly OrderRow[] }

/** Works on an order whose checkout is locked, after its invoices: everyone takes them in this order. */
export function inOrder<T>(db: Db, order_id: string, work: (locked: LockedOrder) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const checkout_id = await findCheckoutOfOrder(tx, order_id)
    if (!checkout_id) throw new Refusal(codes.not_found)
    await lockInvoicesOf(tx, checkout_id)
    const locked = await lockCheckout(tx, checkout_id)
    const order = locked?.orders.find(({ id }) => id === order_id)
    if (!locked || !order) throw new Error(`souvenir order ${order_id} lost its checkout`)
    return work({ db: tx, ...locked, order })
  })
}

/** For staff, who may look at what is no longer so: the order has moved on meanwhile. */
export function mustAllow(order: OrderRow, event: OrderEvent): void {
  if (!can(order, event)) throw new Refusal(codes.souvenir_moved)
}
