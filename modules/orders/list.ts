import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import type { listOrders } from '#modules/booking/module.ts'
import { summaries } from '#modules/catalogue/module.ts'
import { stillDueOf } from '#modules/payment/module.ts'
import type { orderItem } from './shapes.ts'

type Row = Omit<Awaited<ReturnType<typeof listOrders>>[number], 'total_orders'>

type Due = NonNullable<ReturnType<Awaited<ReturnType<typeof stillDueOf>>['get']>>

const nextOf = ({ next: { code, stage, amount, due_at } }: Due) => ({
  invoice_code: code,
  stage,
  amount,
  due_at: due_at.toISOString(),
})

/** Orders with their packages and what is to be paid next: two statements, however many they are. */
export async function showOrders(
  { db, language }: MemberCtx,
  rows: readonly Row[],
): Promise<z.output<typeof orderItem>[]> {
  if (rows.length === 0) return []
  const [products, dues] = await Promise.all([
    summaries(db, [...new Set(rows.map((row) => row.product_id))]),
    stillDueOf(
      db,
      rows.map((row) => row.id),
    ),
  ])
  return rows.map((row) => {
    const product = products.find(({ id }) => id === row.product_id)
    const due = dues.get(row.id)
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
        picture_colour: product?.picture_colour ?? null,
      },
      departs_on: row.departs_on,
      returns_on: row.returns_on,
      participants: row.seats + row.infants,
      total: row.total,
      hold_expires_at: row.state === 'cart' ? (row.hold_expires_at?.toISOString() ?? null) : null,
      is_overdue: row.overdue_at !== null,
      due_amount: due?.amount ?? 0,
      next_payment: due ? nextOf(due) : null,
      created_at: row.created_at.toISOString(),
    }
  })
}
