import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { soldNow } from '../show-item.ts'
import { findItemId } from '../store.items.ts'
import { deleteWish, insertWish, lockWish } from '../store.visitors.ts'

type Call = typeof contract.toggleItemWish

/** Every call turns it over, also those that come at once. What is no longer sold can still be taken off. */
export const toggleItemWish = (ctx: MemberCtx, { slug }: Input<Call>): Promise<Output<Call>> =>
  ctx.db.transaction(async (db) => {
    const item_id = await findItemId(db, slug)
    if (!item_id) throw new Refusal(codes.not_found)
    const wish = { user_id: ctx.user.id, item_id }
    await lockWish(db, wish)
    if (await deleteWish(db, wish)) return { is_deleted: true }
    await soldNow({ ...ctx, db }, slug)
    await insertWish(db, wish, ctx.now)
    return { is_deleted: false }
  })
