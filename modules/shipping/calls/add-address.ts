import type { Input } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addressFields, inBook, ownAddress } from '../address-book.ts'
import type * as contract from '../contract.ts'
import { mostAddresses } from '../rules/address-book.ts'
import { countAddresses, deactivateAddresses, insertAddress } from '../store.addresses.ts'

export async function addAddress(ctx: MemberCtx, input: Input<typeof contract.addAddress>) {
  const { user, now } = ctx
  const fields = await addressFields(ctx, input)
  const id = newId(now)
  return inBook(ctx, async (db) => {
    const count = await countAddresses(db, user.id)
    if (count >= mostAddresses) throw new Refusal(codes.too_many_addresses)
    const is_active = input.is_active || count === 0
    if (is_active) await deactivateAddresses(db, user.id)
    await insertAddress(db, { ...fields, id, user_id: user.id, is_active, created_at: now, changed_at: now })
    return ownAddress(ctx, db, id)
  })
}
