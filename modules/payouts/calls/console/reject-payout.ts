import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockInScope, payoutNow, stepOf } from '../../desk.ts'

type Call = typeof contract.rejectPayout

export async function rejectPayout(ctx: StaffCtx, { id, approval_id, reason }: Input<Call>): Promise<Output<Call>> {
  const payout = await lockInScope(ctx, id)
  await decideRequest(ctx, ctx.db, { ...stepOf(payout), approval_id, event: 'reject', reason })
  return payoutNow(ctx, id)
}
