import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { listingIndexOf } from '../engine/listing-index.ts'
import { unavailableAt } from '../engine/unavailable.ts'
import { choose } from '../rules/choose.ts'
import { trending } from '../rules/trending.ts'
import { listKeywords } from '../store.recent.ts'

export async function mostSearched(ctx: AnyoneCtx, { limit }: Input<typeof contract.mostSearched>) {
  const [{ columns }, { hidden, closed }, typed] = await Promise.all([
    listingIndexOf(ctx.db, ctx.now),
    unavailableAt(ctx),
    listKeywords(ctx.db, ctx.tenant.id, addMs(ctx.now, -30 * dayMs)),
  ])
  const { slots } = choose(columns, { most_standing: 1 }, { hidden: new Set(hidden), closed })
  return trending(columns, { slots, typed })
    .slice(0, limit)
    .map((type) => ({ category: type.category, name: type[ctx.language], slug: type.slug }))
}
