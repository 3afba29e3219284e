import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { remindFamily } from '../../refund-steps.ts'
import { lockUnsent, refundNow } from '../../refunds.ts'

type Call = typeof contract.remindRefundAccount

export async function remindRefundAccount(ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const row = await lockUnsent(ctx, id)
  const view = await refundNow(ctx, id)
  if (view.can_return || view.account || row.gateway === 'bank') throw new Refusal(codes.no_refund_due)
  await remindFamily(ctx, row)
  return view
}
