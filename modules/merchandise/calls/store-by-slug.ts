import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { soldCounts } from '../engine/items.ts'
import { openStore } from '../open-store.ts'
import { storeView } from '../view.ts'

type Call = typeof contract.storeBySlug

export async function storeBySlug(ctx: AnyoneCtx, { slug }: Input<Call>): Promise<Output<Call>> {
  const [row, counts] = await Promise.all([openStore(ctx, slug), soldCounts(ctx, 'store_id')])
  return storeView(row, counts.get(row.id) ?? 0, ctx)
}
