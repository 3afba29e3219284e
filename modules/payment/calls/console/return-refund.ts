import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../../contract.console.ts'
import { canReturn } from '../../gateway-refund.ts'
import type { PaymentPorts } from '../../ports.ts'
import { handOver, refuseAlone } from '../../refund-steps.ts'
import { lockUnsent, refundNow } from '../../refunds.ts'

type Call = typeof contract.returnRefund

export async function returnRefund(ctx: StaffCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const row = await lockUnsent(ctx, id)
  if (!canReturn(ctx.ports, row)) throw new Refusal(codes.refund_not_returnable)
  await refuseAlone(ctx, row)
  await handOver(ctx, row)
  return refundNow(ctx, id)
}
