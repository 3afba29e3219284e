import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { approveRefund as approve } from '../../refund.ts'
import { auditRefund, lockDue, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.approveRefund

export async function approveRefund(
  ctx: StaffCtx<StepUpPorts & PaymentPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const row = await lockDue(ctx, id)
  await decideRequest(ctx, ctx.db, { ...refundStep(id), approval_id, event: 'approve' })
  await proveStep(ctx, code)
  if (!(await approve(ctx.db, { refund_id: id, actor_id: ctx.staff.id }, ctx.now)))
    throw new Refusal(codes.no_refund_due)
  auditRefund(ctx, row, { state: 'approved' })
  return refundNow(ctx, id)
}
