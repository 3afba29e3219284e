import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { offsetOf } from '#core/paging.ts'
import { cardsOf } from '../cards.ts'
import type * as contract from '../contract.ts'
import { listWishes } from '../store.visitors.ts'
import { thumbnail } from '../view.ts'

type Call = typeof contract.itemWishlist

/** What is no longer sold is set apart before pages are cut, so that none comes up short. */
export async function itemWishlist(ctx: MemberCtx, paging: Input<Call>): Promise<Output<Call>> {
  const wishes = await listWishes(ctx.db, ctx.user.id)
  const sold = await cardsOf(
    ctx,
    wishes.map(({ id }) => id),
  )
  const isSold = new Set(sold.map(({ id }) => id))
  const offset = offsetOf(paging)
  const gone = wishes
    .filter(({ id }) => !isSold.has(id))
    .map(({ picture_ids, ...wish }) => {
      const picture_id = picture_ids[0] ?? ''
      return { ...wish, name: wish.name[ctx.language], picture_id, thumbnail: thumbnail(picture_id) }
    })
  return {
    items: sold.slice(offset, offset + paging.limit),
    is_show_more: sold.length > offset + paging.limit,
    off_sale: paging.page === 1 ? gone : [],
    slugs: wishes.map(({ slug }) => slug),
  }
}
