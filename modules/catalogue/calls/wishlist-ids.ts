import type { Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { wishlistIds as listWishlistIds, mostWishes } from '../store.visitors.ts'

export async function wishlistIds({ db, user }: MemberCtx): Promise<Output<typeof contract.wishlistIds>> {
  const items = await listWishlistIds(db, user.id)
  return { items, is_show_more: items.length === mostWishes }
}
