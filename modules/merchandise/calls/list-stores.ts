import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { offsetOf, pageOf } from '#core/paging.ts'
import type * as contract from '../contract.ts'
import { soldCounts } from '../engine/items.ts'
import { listOpenStores } from '../store.stores.ts'
import { storeCardView } from '../view.ts'

type Call = typeof contract.listStores

export async function listStores(ctx: AnyoneCtx, { search, ...paging }: Input<Call>): Promise<Output<Call>> {
  const slice = { search, limit: paging.limit, offset: offsetOf(paging) }
  const [{ rows, total }, counts] = await Promise.all([listOpenStores(ctx.db, slice), soldCounts(ctx, 'store_id')])
  const stores = rows.map((row) => storeCardView(row, counts.get(row.id) ?? 0, ctx.now))
  return pageOf(stores, total, paging)
}
