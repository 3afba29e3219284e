import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import type * as contract from '../../contract.console.ts'
import type { PaymentPorts } from '../../ports.ts'
import { noteTransfer } from '../../refund-steps.ts'
import { lockUnsent, refundNow } from '../../refunds.ts'

type Call = typeof contract.sendRefund

export async function sendRefund(ctx: StaffCtx<PaymentPorts>, { id, reference }: Input<Call>): Promise<Output<Call>> {
  await noteTransfer(ctx, await lockUnsent(ctx, id), reference)
  return refundNow(ctx, id)
}
