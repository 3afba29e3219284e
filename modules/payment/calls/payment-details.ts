import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import type { PaymentPorts } from '../ports.ts'
import { findPayment, listHistory } from '../store.ts'
import { paymentView, stepView } from '../view.ts'

type Call = typeof contract.paymentDetails

export async function paymentDetails(ctx: MemberCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user } = ctx
  const { id: order_id, payment_id, payment_number } = input
  const result = await findPayment(db, { tenant_id: tenant.id, user_id: user.id, order_id, payment_id, payment_number })
  if (!result) throw new Refusal(codes.not_found)
  const history = await listHistory(db, [result.invoice.id])
  return { ...paymentView(result, ctx), timeline: history.map(stepView) }
}
