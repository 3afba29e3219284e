import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { lockDue, noteSent, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.approveRefund

export async function approveRefund(
  ctx: StaffCtx<StepUpPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const row = await lockDue(ctx, id)
  const { details } = await decideRequest(ctx, ctx.db, { ...refundStep(id), approval_id, event: 'approve' })
  await proveStep(ctx, code)
  await noteSent(ctx, row, details.reference ?? '')
  return refundNow(ctx, id)
}
