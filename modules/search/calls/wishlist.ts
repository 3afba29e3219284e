import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { wishlistIds } from '#modules/catalogue/module.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { type CardFacts, presentCard } from '../rules/present.ts'
import { listCardsOfProducts } from '../store.ts'

/** Newest first. What is no longer sold here is left out before pages are cut, so that none comes up short. */
export async function wishlist(ctx: MemberCtx, { category, page, limit }: Input<typeof contract.wishlist>) {
  const [ids, hidden] = await Promise.all([
    wishlistIds(ctx.db, ctx.user.id, category),
    hiddenPartnerIds(ctx.db, ctx.tenant.id),
  ])
  const rows: CardFacts[] = await listCardsOfProducts(ctx.db, ids, hidden)
  const byProduct = new Map(rows.map((row) => [row.product_id, row]))
  const sold = ids.flatMap((id) => byProduct.get(id) ?? [])
  const offset = offsetOf({ page, limit })
  return {
    items: sold.slice(offset, offset + limit).map((row) => presentCard(row, ctx.language)),
    is_show_more: sold.length > offset + limit,
  }
}
