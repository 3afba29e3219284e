import type { Input, Output } from '#core/call.ts'
import { confirmName } from '#core/confirm-by-name.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import { suspend } from '../../store.store-desk.ts'
import { lockStore, requirePlatform } from '../../store-desk.ts'

type Call = typeof contract.suspendStore

export async function suspendStore(ctx: StaffCtx, { id, reason, confirm_name }: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  const { db, now, language, audit } = ctx
  const { name } = await lockStore(ctx, id)
  confirmName({ confirm_name, name, language })
  if (!(await suspend(db, id, { reason, now }))) throw new Refusal(codes.store_moved)
  noteSupplyChanged()
  audit({ thing: 'store', thing_id: id, before: { is_suspended: false }, after: { is_suspended: true }, reason })
  return { id }
}
