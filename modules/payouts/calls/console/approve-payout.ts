import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockOpen, payoutNow, stepAudited, stepOf } from '../../desk.ts'

type Call = typeof contract.approvePayout

export async function approvePayout(
  ctx: StaffCtx<StepUpPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const payout = await lockOpen(ctx, id)
  const { details } = await decideRequest(ctx, ctx.db, { ...stepOf(payout), approval_id, event: 'approve' })
  await proveStep(ctx, code)
  const { reference = '' } = details
  await stepAudited(ctx, payout, payout.state === 'sent' ? { event: 'return', reference } : { event: 'approve' })
  return payoutNow(ctx, id)
}
