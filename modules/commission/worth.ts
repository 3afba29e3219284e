import type { Db } from '#core/context.ts'
import { invoicesOf, linesOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { isLineOf } from '#modules/payouts/rules/reversal.ts'
import type { Commission } from './store.ts'

/** The name of a booking as a whole; of souvenirs, each store's order is a thing of its own. */
export const journey = 'journey'
export const storeOrder = (number: number): string => `order:${number}`

/** What is paid, or is still to be paid, for a thing of an order and does not go back: after any promo, and without its parcel. */
export async function worthOf(db: Db, { order_id, item }: Pick<Commission, 'order_id' | 'item'>): Promise<number> {
  const invoices = (await invoicesOf(db, [order_id])).get(order_id) ?? []
  const counted = invoices.filter((one) => one.state === 'paid' || isUnpaid(one)).map(({ id }) => id)
  const lines = counted.length === 0 ? [] : await linesOf(db, counted)
  const own = item === journey ? lines : lines.filter((line) => isLineOf(item, line.item))
  return own.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
}
