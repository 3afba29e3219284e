import type { Input } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { addMs, dayMs } from '#core/time.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { choose } from '../rules/choose.ts'
import { closedCategories } from '../rules/kinds.ts'
import { trending } from '../rules/trending.ts'
import { shelfOf } from '../shelf.ts'
import { listKeywords } from '../store.recent.ts'

export async function mostSearched(ctx: AnyoneCtx, { limit }: Input<typeof contract.mostSearched>) {
  const [{ columns }, hidden, typed] = await Promise.all([
    shelfOf(ctx.db, ctx.now),
    hiddenPartnerIds(ctx.db, ctx.tenant.id),
    listKeywords(ctx.db, ctx.tenant.id, addMs(ctx.now, -30 * dayMs)),
  ])
  const wish = { most_standing: 1, without: closedCategories(ctx.tenant.feature_flag) }
  const { slots } = choose(columns, wish, { hidden: new Set(hidden) })
  return trending(columns, { slots, typed })
    .slice(0, limit)
    .map((type) => ({ category: type.category, name: type[ctx.language], slug: type.slug }))
}
