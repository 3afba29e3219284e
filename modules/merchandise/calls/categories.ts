import type { Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { soldCounts } from '../engine/items.ts'
import { listCategories } from '../store.supply.ts'

export async function categories(ctx: AnyoneCtx): Promise<Output<typeof contract.categories>> {
  const [rows, counts] = await Promise.all([listCategories(ctx.db), soldCounts(ctx, 'category_slug')])
  return rows.map(({ name, ...row }) => ({ ...row, name: name[ctx.language], count: counts.get(row.slug) ?? 0 }))
}
