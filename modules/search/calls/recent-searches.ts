import type { Input } from '#core/call.ts'
import type { AnyoneCtx, MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { ownerOf } from '../recent/remember.ts'
import { deleteSearch, deleteSearches, listSearches } from '../store.recent.ts'

export async function recentSearches(ctx: MemberCtx, { limit }: Input<typeof contract.recentSearches>) {
  const owner = ownerOf(ctx)
  return owner ? listSearches(ctx.db, owner, limit) : []
}

export async function deleteRecentSearch(ctx: MemberCtx, { id }: Input<typeof contract.deleteRecentSearch>) {
  if (!(await deleteSearch(ctx.db, ctx.user.id, id))) throw new Refusal(codes.not_found)
  return {}
}

export async function clearRecentSearches(ctx: MemberCtx) {
  await deleteSearches(ctx.db, ctx.user.id)
  return {}
}

/** By device, signed in or not. */
export async function guestSearches(ctx: AnyoneCtx, { limit }: Input<typeof contract.guestSearches>) {
  const { user: _, ...guest } = ctx
  const owner = ownerOf(guest)
  return owner ? listSearches(ctx.db, owner, limit) : []
}
