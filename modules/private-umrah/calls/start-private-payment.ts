import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { beginPaymentOf, type PaymentPorts } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { dueNext } from '../payable.ts'

type Call = typeof contract.startPrivatePayment

export async function startPrivatePayment(
  ctx: MemberCtx<PaymentPorts>,
  { id, ...wish }: Input<Call>,
): Promise<Output<Call>> {
  const { id: invoice_id } = await dueNext(ctx, id)
  return beginPaymentOf(ctx, { order_id: id, invoice_id }, wish)
}
