import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addressFields, ownAddress } from '../address-book.ts'
import type * as contract from '../contract.ts'
import { updateAddress } from '../store.addresses.ts'

export async function changeAddress(ctx: MemberCtx, { id, ...typed }: Input<typeof contract.changeAddress>) {
  const { db, user, now } = ctx
  const fields = await addressFields(ctx, typed)
  const isChanged = await updateAddress(db, { id, user_id: user.id }, { ...fields, changed_at: now })
  if (!isChanged) throw new Refusal(codes.not_found)
  return ownAddress(ctx, db, id)
}
