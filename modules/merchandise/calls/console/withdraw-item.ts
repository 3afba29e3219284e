import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { itemView, lockAtDesk } from '../../item-desk.ts'
import { transitionItem } from '../../transition.ts'

type Call = typeof contract.withdrawItem

export async function withdrawItem(ctx: StaffCtx, { id }: Input<Call>): Promise<Output<Call>> {
  const item = await lockAtDesk(ctx, id)
  const next = await transitionItem(ctx.db, item, 'withdraw')
  if (!next) throw new Refusal(codes.item_moved)
  ctx.audit({ thing: 'item', thing_id: id, before: { state: item.state }, after: { state: next.state } })
  return itemView(ctx, next)
}
