import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { invoicesOf, linesOf } from '#modules/payment/module.ts'
import { earn } from '#modules/payouts/module.ts'
import { itemsOfOrder } from '../rules/lines.ts'
import { listLines, type OrderRow } from '../store.ts'

/** The store has earned what was paid for its goods and its parcel and did not go back: line by line, as a refund would take it back. */
export async function earnOf(db: Db, order: OrderRow, now: Date): Promise<void> {
  const { checkout_id, tenant_id, store_id, number, code } = order
  const invoices = (await invoicesOf(db, [checkout_id])).get(checkout_id) ?? []
  const paid = invoices.filter(({ state }) => state === 'paid').map(({ id }) => id)
  const items = itemsOfOrder({ number, lines: await listLines(db, [order.id]) })
  const lines = (await linesOf(db, paid)).filter(({ item }) => items.includes(item))
  const payee = { tenant_id, payee_kind: 'store', payee_id: store_id } as const
  const of = { order_kind: 'souvenir', order_id: checkout_id, reason: code }
  await earn(
    db,
    lines.map(({ item, amount, refunded }) => ({ ...payee, ...of, item, amount: rupiah(amount - refunded) })),
    now,
  )
}
