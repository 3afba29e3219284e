import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockDue, payoutNow, payoutStep, stepAudited } from '../../desk.ts'

type Call = typeof contract.approvePayout

export async function approvePayout(
  ctx: StaffCtx<StepUpPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const payout = await lockDue(ctx, id)
  const { details } = await decideRequest(ctx, ctx.db, { ...payoutStep(id), approval_id, event: 'approve' })
  await proveStep(ctx, code)
  await stepAudited(ctx, payout, { event: 'send', reference: details.reference ?? '' })
  return payoutNow(ctx, id)
}
