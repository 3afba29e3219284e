import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { beginAttempt } from '../begin.ts'
import type * as contract from '../contract.ts'
import type { PaymentPorts } from '../ports.ts'
import { findPayable } from '../store.ts'
import { paymentView } from '../view.ts'

type Call = typeof contract.startPayment

export async function startPayment(ctx: MemberCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user } = ctx
  const mine = { tenant_id: tenant.id, user_id: user.id, order_id: input.id, code: input.invoice_code }
  const payable = await findPayable(db, mine, ctx.now)
  if (!payable) throw new Refusal(codes.not_found)
  return paymentView({ invoice: payable.invoice, payment: await beginAttempt(ctx, payable, input) }, ctx)
}
