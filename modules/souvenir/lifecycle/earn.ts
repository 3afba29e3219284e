import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { invoicesOf, linesOf } from '#modules/payment/module.ts'
import { earn } from '#modules/payouts/module.ts'
import { itemsOfOrder, lineItem, shippingItem } from '../rules/lines.ts'
import { type LineRow, listLines, type OrderRow } from '../store.ts'

/** What was paid for the lines and the parcel of an order, each with what of it went back. */
export async function paidLinesOf(
  db: Db,
  { checkout_id, number }: Pick<OrderRow, 'checkout_id' | 'number'>,
  lines: readonly { position: number }[],
) {
  const invoices = (await invoicesOf(db, [checkout_id])).get(checkout_id) ?? []
  const paid = invoices.filter(({ state }) => state === 'paid').map(({ id }) => id)
  const items = itemsOfOrder({ number, lines })
  return (await linesOf(db, paid)).filter(({ item }) => items.includes(item))
}

/**
 * The store has earned its goods and its parcel, as far as they did not go back: line by line, as a refund would take it back. What a
 * promo took off is ours to bear.
 */
export async function earnOf(db: Db, order: OrderRow, now: Date): Promise<void> {
  const { checkout_id, tenant_id, store_id, code } = order
  const goods = await listLines(db, [order.id])
  const full = fullAmounts(order, goods)
  const lines = (await paidLinesOf(db, order, goods)).flatMap((line) => earnedOf(line, full.get(line.item)))
  const payee = { tenant_id, payee_kind: 'store', payee_id: store_id } as const
  const of = { order_kind: 'souvenir', order_id: checkout_id, reason: code }
  await earn(
    db,
    lines.map((line) => ({ ...payee, ...of, ...line })),
    now,
  )
}

/** What its things cost before any promo, by the names that the invoice has for them. */
const fullAmounts = ({ number, shipping_cost }: OrderRow, lines: readonly LineRow[]): ReadonlyMap<string, number> =>
  new Map([
    ...lines.map(({ position, price, quantity }) => [lineItem(number, position), price * quantity] as const),
    [shippingItem(number), shipping_cost ?? 0] as const,
  ])

type Billed = { item: string; amount: number; refunded: number }

function earnedOf({ item, amount, refunded }: Billed, full: number | undefined) {
  if (full === undefined) return []
  const paid = amount - refunded
  const off = full - amount
  const promo = amount === 0 ? off : Math.floor((off * paid) / amount)
  return [{ item, amount: rupiah(paid + promo), promo: rupiah(promo) }]
}
