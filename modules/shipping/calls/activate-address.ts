import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { inBook, ownAddress } from '../address-book.ts'
import type * as contract from '../contract.ts'
import { activateAddress as activateRow, deactivateAddresses } from '../store.addresses.ts'

export function activateAddress(ctx: MemberCtx, { id }: Input<typeof contract.activateAddress>) {
  const user_id = ctx.user.id
  return inBook(ctx, async (db) => {
    await deactivateAddresses(db, user_id)
    await activateRow(db, { id, user_id })
    // Not theirs, or gone: refused here, and with it everything before is undone.
    return ownAddress(ctx, db, id)
  })
}
