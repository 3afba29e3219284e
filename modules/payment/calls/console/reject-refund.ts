import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { decideRequest } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { lockInScope, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.rejectRefund

export async function rejectRefund(
  ctx: StaffCtx<PaymentPorts>,
  { id, approval_id, reason }: Input<Call>,
): Promise<Output<Call>> {
  await lockInScope(ctx, id)
  await decideRequest(ctx, ctx.db, { ...refundStep(id), approval_id, event: 'reject', reason })
  return refundNow(ctx, id)
}
