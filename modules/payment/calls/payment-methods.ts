import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { offeredViews } from '../offered.ts'
import type { PaymentPorts } from '../ports.ts'
import { findInvoice } from '../store.ts'
import { invoiceView } from '../view.ts'

type Call = typeof contract.paymentMethods

export async function paymentMethods(ctx: MemberCtx<PaymentPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, language } = ctx
  const mine = { tenant_id: tenant.id, user_id: user.id, order_id: input.id, code: input.invoice_code }
  const invoice = await findInvoice(db, mine)
  if (!invoice) throw new Refusal(codes.not_found)
  return { ...invoiceView(invoice, language), payment_method: await offeredViews(ctx, invoice.amount) }
}
