import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { methodsOfInvoice, type PaymentPorts } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { dueNext } from '../payable.ts'

type Call = typeof contract.privateGateways

export async function privateGateways(ctx: MemberCtx<PaymentPorts>, { id }: Input<Call>): Promise<Output<Call>> {
  const { id: invoice_id } = await dueNext(ctx, id)
  const { total_payment, payment_method } = await methodsOfInvoice(ctx, { order_id: id, invoice_id })
  return { invoice_id, total_payment, payment_method }
}
