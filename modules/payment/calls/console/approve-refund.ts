import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { letGo } from '../../refund-steps.ts'
import { lockDue, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.approveRefund

export async function approveRefund(
  ctx: StaffCtx<StepUpPorts & PaymentPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const row = await lockDue(ctx, id)
  await decideRequest(ctx, ctx.db, { ...refundStep(id), approval_id, event: 'approve' })
  await proveStep(ctx, code)
  await letGo(ctx, row)
  return refundNow(ctx, id)
}
