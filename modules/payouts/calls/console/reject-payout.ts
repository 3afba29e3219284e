import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockInScope, payoutNow, payoutStep } from '../../desk.ts'

type Call = typeof contract.rejectPayout

export async function rejectPayout(ctx: StaffCtx, { id, approval_id, reason }: Input<Call>): Promise<Output<Call>> {
  await lockInScope(ctx, id)
  await decideRequest(ctx, ctx.db, { ...payoutStep(id), approval_id, event: 'reject', reason })
  return payoutNow(ctx, id)
}
