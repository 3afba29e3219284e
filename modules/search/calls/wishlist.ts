import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { listWishes } from '#modules/catalogue/module.ts'
import { closedCategories } from '#modules/catalogue/rules/closed-categories.ts'
import { hiddenPartnerIds } from '#modules/partner/module.ts'
import type * as contract from '../contract.ts'
import { type CardFacts, presentCard, thumbnail } from '../rules/present.ts'
import { listCardsOfProducts } from '../store.ts'

type Call = typeof contract.wishlist
type Wish = Awaited<ReturnType<typeof listWishes>>[number]

/** Newest first. What is no longer sold here is set apart before pages are cut, so that none comes up short. */
export async function wishlist(ctx: MemberCtx, { category, page, limit }: Input<Call>): Promise<Output<Call>> {
  const [all, hidden] = await Promise.all([listWishes(ctx.db, ctx.user.id), hiddenPartnerIds(ctx.db, ctx.tenant.id)])
  const wishes = all.filter((wish) => category === 'all' || wish.category === category)
  const closed = closedCategories(ctx.tenant.feature_flag)
  const sellable = wishes.filter((wish) => wish.state === 'on_sale' && !closed.includes(wish.category))
  const rows: CardFacts[] = await listCardsOfProducts(
    ctx.db,
    sellable.map((wish) => wish.id),
    hidden,
  )
  const byProduct = new Map(rows.map((row) => [row.product_id, row]))
  const sold = wishes.flatMap((wish) => byProduct.get(wish.id) ?? [])
  const offset = offsetOf({ page, limit })
  return {
    items: sold.slice(offset, offset + limit).map((row) => presentCard(row, ctx)),
    is_show_more: sold.length > offset + limit,
    off_sale: page === 1 ? wishes.filter((wish) => !byProduct.has(wish.id)).map((wish) => gone(wish, ctx)) : [],
    counts: countsOf(all),
  }
}

function gone({ id, name, picture_ids, picture_colour }: Wish, { language }: MemberCtx) {
  const picture_id = picture_ids[0] ?? ''
  return { id, name: name[language], picture_id, picture_colour, thumbnail: thumbnail(picture_id) }
}

function countsOf(wishes: readonly Wish[]) {
  const counts = { umroh: 0, haji: 0, 'wisata-syariah': 0 }
  for (const { category } of wishes) counts[category]++
  return counts
}
