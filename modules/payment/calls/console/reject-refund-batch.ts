import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { batchInScope, batchNow } from '../../refund-batches.ts'
import { batchStep } from '../../refunds.ts'

type Call = typeof contract.rejectRefundBatch

export async function rejectRefundBatch(
  ctx: StaffCtx<PaymentPorts>,
  { id, approval_id, reason }: Input<Call>,
): Promise<Output<Call>> {
  await batchInScope(ctx, id)
  await decideRequest(ctx, ctx.db, { ...batchStep(id), approval_id, event: 'reject', reason })
  return batchNow(ctx, id)
}
