import type { Db } from '#core/context.ts'
import type { InvoiceMoney } from './rules/cancellation.ts'
import { listLines, sumRefunded } from './store.refunds.ts'
import { listInvoices } from './store.ts'

/** The invoices of orders with what paid them and what of that goes back, by order: for who asks what a change would do. */
export async function moneyOfOrders(db: Db, order_ids: readonly string[]): Promise<Map<string, InvoiceMoney[]>> {
  const rows = order_ids.length === 0 ? [] : await listInvoices(db, order_ids)
  if (rows.length === 0) return new Map()
  const lines = Map.groupBy(
    await listLines(
      db,
      rows.map(({ invoice }) => invoice.id),
    ),
    ({ invoice_id }) => invoice_id,
  )
  const paid = rows.flatMap(({ payment }) => payment?.id ?? [])
  const refunded = paid.length === 0 ? new Map<string, number>() : await sumRefunded(db, paid)
  const grouped = Map.groupBy(rows, ({ invoice }) => invoice.order_id)
  const moneyOf = ({ invoice: { id, code, state, amount }, payment }: (typeof rows)[number]): InvoiceMoney => ({
    ...{ code, state, amount, lines: lines.get(id) ?? [] },
    payment: payment && { state: payment.state, amount: payment.amount, refunded: refunded.get(payment.id) ?? 0 },
  })
  return new Map([...grouped].map(([order_id, all]) => [order_id, all.map(moneyOf)]))
}
