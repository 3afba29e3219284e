import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { refuseUnapproved } from '#modules/staff/module.ts'
import type * as contract from '../../contract.console.ts'
import { canReturn, handOverRefund } from '../../gateway-refund.ts'
import type { PaymentPorts } from '../../ports.ts'
import { auditRefund, countedOf, lockUnsent, refundNow, refundStep } from '../../refunds.ts'

type Call = typeof contract.returnRefund

export async function returnRefund(ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const row = await lockUnsent(ctx, id)
  if (!canReturn(ctx.ports, row)) throw new Refusal(codes.refund_not_returnable)
  if (row.state === 'due')
    await refuseUnapproved(ctx, ctx.db, { ...refundStep(id), counted: await countedOf(ctx.db, row) })
  if (!(await handOverRefund(ctx.db, { refund_id: id, actor_id: ctx.staff.id }, ctx.now)))
    throw new Refusal(codes.no_refund_due)
  auditRefund(ctx, row, { state: 'sending' })
  return refundNow(ctx, id)
}
