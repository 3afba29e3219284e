import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inBook } from '../address-book.ts'
import type * as contract from '../contract.ts'
import { activateNewest, deleteAddress as deleteRow } from '../store.addresses.ts'

export function deleteAddress(ctx: MemberCtx, { id }: Input<typeof contract.deleteAddress>) {
  const user_id = ctx.user.id
  return inBook(ctx, async (db) => {
    const deleted = await deleteRow(db, { id, user_id })
    if (!deleted) throw new Refusal(codes.not_found)
    if (deleted.is_active) await activateNewest(db, user_id)
    return {}
  })
}
