import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { listListings } from '../engine/engine.ts'
import { trending } from '../rules/trending.ts'
import { listKeywords } from '../store.recent.ts'

export async function mostSearched(ctx: AnyoneCtx, { limit }: Input<typeof contract.mostSearched>) {
  const [{ types = [] }, typed] = await Promise.all([
    listListings(ctx, { filters: { most_standing: 1 }, sort: 'popular', page: 1, limit: 1, totals: 'types' }),
    listKeywords(ctx.db, ctx.tenant.id, addMs(ctx.now, -30 * dayMs)),
  ])
  return trending(types, typed)
    .slice(0, limit)
    .map((type) => ({ category: type.category, name: type[ctx.language], slug: type.slug }))
}
