import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import type { listOrders } from '#modules/booking/module.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import type { orderItem } from './shapes.ts'

type Row = Omit<Awaited<ReturnType<typeof listOrders>>[number], 'total_orders'>

/** Orders with their packages and what is to be paid next: two statements, however many they are. */
export async function showOrders(
  { db, language }: MemberCtx,
  rows: readonly Row[],
): Promise<z.output<typeof orderItem>[]> {
  if (rows.length === 0) return []
  const [products, invoices] = await Promise.all([
    summaries(db, [...new Set(rows.map((row) => row.product_id))]),
    invoicesOf(
      db,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => {
    const product = products.find(({ id }) => id === row.product_id)
    const next = (invoices.get(row.id) ?? []).find(({ state }) => state === 'waiting')
    return {
      id: row.id,
      code: row.code,
      status: row.state,
      category: row.category,
      product: {
        id: row.product_id,
        slug: product?.slug ?? '',
        name: row.product_name[language],
        picture_id: product?.picture_ids[0] ?? null,
      },
      departs_on: row.departs_on,
      returns_on: row.returns_on,
      participants: row.seats + row.infants,
      total: row.total,
      hold_expires_at: row.state === 'cart' ? (row.hold_expires_at?.toISOString() ?? null) : null,
      is_overdue: row.overdue_at !== null,
      next_payment: next
        ? { invoice_code: next.code, stage: next.stage, amount: next.amount, due_at: next.due_at.toISOString() }
        : null,
      created_at: row.created_at.toISOString(),
    }
  })
}
