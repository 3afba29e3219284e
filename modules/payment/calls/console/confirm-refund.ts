import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { confirmRefund as confirm } from '../../refund.ts'
import { auditRefund, lockInScope, refundNow } from '../../refunds.ts'

type Call = typeof contract.confirmRefund

export async function confirmRefund(
  ctx: StaffCtx<PaymentPorts>,
  { id, reference }: Input<Call>,
): Promise<Output<Call>> {
  const row = await lockInScope(ctx, id)
  const isConfirmed = await confirm(ctx.db, { refund_id: id, actor_id: ctx.staff.id, reference }, ctx.now)
  if (!isConfirmed) throw new Refusal(codes.refund_not_sent)
  auditRefund(ctx, row, { state: 'confirmed', reason: reference })
  return refundNow(ctx, id)
}
