import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { scopesOf } from '#core/staff.ts'
import type * as contract from '../../contract.console.ts'
import { countItems, itemsWhere, selectItems } from '../../store.desk.ts'

type Call = typeof contract.listStoreItems

export async function listStoreItems(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, staff, language } = ctx
  const where = itemsWhere(scopesOf(staff), input)
  const { rows, next_cursor } = await selectItems(db, where, input)
  return {
    rows: rows.map((item) => ({
      id: item.id,
      name: item.name[language],
      store_name: item.store_name,
      category: item.category[language],
      picture_id: item.picture_ids[0] ?? null,
      state: item.state,
      price_from: item.price_from,
      price_to: item.price_to,
      stock_free: item.stock_free,
      sold_count: item.sold_count,
      created_at: item.created_at.toISOString(),
    })),
    next_cursor,
    total: await countItems(db, where),
  }
}
