import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { resolveRefund as resolve } from '../../gateway-refund.ts'
import type { PaymentPorts } from '../../ports.ts'
import { auditRefund, lockInScope, refundNow } from '../../refunds.ts'

type Call = typeof contract.resolveRefund

export async function resolveRefund(ctx: StaffCtx<PaymentPorts>, { id, ...seen }: Input<Call>): Promise<Output<Call>> {
  const row = await lockInScope(ctx, id)
  if (!(await resolve(ctx.db, { refund_id: id, actor_id: ctx.staff.id, ...seen }, ctx.now)))
    throw new Refusal(codes.refund_answer_awaited)
  auditRefund(ctx, row, { state: seen.is_returned ? 'confirmed' : 'due', reason: seen.reference })
  return refundNow(ctx, id)
}
