import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { noteSupplyChanged } from '../../engine/supply.ts'
import { reopen } from '../../store.store-desk.ts'
import { lockStore, requirePlatform } from '../../store-desk.ts'

type Call = typeof contract.reopenStore

export async function reopenStore(ctx: StaffCtx, { id, reason }: Input<Call>): Promise<Output<Call>> {
  requirePlatform(ctx)
  await lockStore(ctx, id)
  if (!(await reopen(ctx.db, id))) throw new Refusal(codes.store_moved)
  noteSupplyChanged()
  ctx.audit({ thing: 'store', thing_id: id, before: { is_suspended: true }, after: { is_suspended: false }, reason })
  return { id }
}
