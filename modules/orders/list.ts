import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { timezonesOf } from '#modules/payment/module.ts'
import { listedKind } from './kinds.ts'
import type { orderItem } from './shapes.ts'
import type { OrderSummary } from './store.ts'

function nextOf(row: OrderSummary, timezone: string | undefined) {
  const { next_invoice_code: invoice_code, next_stage: stage, next_amount: amount, next_due_at } = row
  if (!invoice_code || !stage || !amount || !next_due_at) return null
  return { invoice_code, stage, amount, due_at: next_due_at.toISOString(), timezone: timezone ?? null }
}

/** What the orders are of, by id: a statement a kind, however many they are. */
async function itemsOf({ db }: MemberCtx, rows: readonly OrderSummary[]) {
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)]
  const read = byKind.map(async ([name, some]) => {
    const ids = [...new Set(some.map(({ item_id }) => item_id))]
    return (await listedKind(name)?.items(db, ids)) ?? []
  })
  return new Map((await Promise.all(read)).flat().map((item) => [item.id, item]))
}

/** Orders with pictures and names of what was ordered. */
export async function showOrders(ctx: MemberCtx, rows: readonly OrderSummary[]): Promise<z.output<typeof orderItem>[]> {
  const owing = rows.filter(({ next_due_at }) => next_due_at).map(({ order_id }) => order_id)
  const [items, timezones] = await Promise.all([itemsOf(ctx, rows), timezonesOf(ctx.db, owing)])
  return rows.map((row) => {
    const item = items.get(row.item_id)
    return {
      id: row.order_id,
      kind: row.kind,
      code: row.code,
      status: row.status,
      tab: row.tab,
      category: row.category,
      product: {
        id: row.item_id,
        slug: item?.slug ?? '',
        name: row.title[ctx.language],
        picture_id: item?.picture_ids[0] ?? null,
        picture_colour: item?.picture_colour ?? null,
      },
      departs_on: row.starts_on,
      returns_on: row.ends_on,
      participants: row.quantity,
      total: row.total,
      hold_expires_at: row.hold_expires_at?.toISOString() ?? null,
      is_overdue: row.is_overdue,
      due_amount: row.due_amount,
      next_payment: nextOf(row, timezones.get(row.order_id)),
      created_at: row.created_at.toISOString(),
    }
  })
}
