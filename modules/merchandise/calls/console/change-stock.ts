import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { lockVariantAtDesk, refreshItem } from '../../item-desk.ts'
import { addPieces, noteStock } from '../../store.variants.ts'

type Call = typeof contract.changeStock

/** By how many, not to how many: what is sold meanwhile is not written over. */
export async function changeStock(ctx: StaffCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, now, staff, audit } = ctx
  const { id, variant_id, change, reason } = input
  const { which } = await lockVariantAtDesk(ctx, { id, variant_id })
  const left = await addPieces(db, which, change)
  if (!left) throw new Refusal(codes.stock_held)
  const step = { variant_id, change, stock: left.stock, reason }
  await noteStock(db, { ...step, at: now, actor: 'staff', actor_id: staff.id })
  await refreshItem(db, id)
  const before = { stock: left.stock - change }
  audit({ thing: 'item_stock', thing_id: variant_id, before, after: { stock: left.stock }, reason })
  return left
}
