import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { onSale } from '../on-sale.ts'
import { deleteWish, insertWish, lockWish } from '../store.visitors.ts'

type Call = typeof contract.toggleWishlist

/** Every call turns it over, also those that come at once. What is no longer sold can still be taken off. */
export const toggleWishlist = (ctx: MemberCtx, { productId }: Input<Call>): Promise<Output<Call>> =>
  ctx.db.transaction(async (db) => {
    const wish = { user_id: ctx.user.id, product_id: productId }
    await lockWish(db, wish)
    if (await deleteWish(db, wish)) return { is_deleted: true }
    await onSale({ ...ctx, db }, productId)
    await insertWish(db, wish, ctx.now)
    return { is_deleted: false }
  })
