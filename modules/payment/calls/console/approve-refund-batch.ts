import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest, proveStep, type StepUpPorts } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { batchNow, lockUnreleased } from '../../refund-batches.ts'
import { batchStep } from '../../refunds.ts'
import { releaseBatch } from '../../release-batch.ts'

type Call = typeof contract.approveRefundBatch

export async function approveRefundBatch(
  ctx: StaffCtx<StepUpPorts & PaymentPorts>,
  { id, approval_id, code }: Input<Call>,
): Promise<Output<Call>> {
  const locked = await lockUnreleased(ctx, id)
  await decideRequest(ctx, ctx.db, { ...batchStep(id), approval_id, event: 'approve' })
  await proveStep(ctx, code)
  await releaseBatch(ctx, { ...locked, is_approved: true })
  return batchNow(ctx, id)
}
