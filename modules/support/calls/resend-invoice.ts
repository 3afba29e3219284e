import type { Input, Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { sendInvoiceAgain } from '#modules/notification/module.ts'
import { invoiceOfMember } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import type * as contract from '../contract.console.ts'
import { memberInScope } from '../member.ts'
import type { SupportPorts } from '../ports.ts'

type Call = typeof contract.resendInvoice

/** A mailbox is not to be filled by whoever presses a button. */
const limit = { points: 5, seconds: 3600 }

export async function resendInvoice(ctx: StaffCtx<SupportPorts>, { id, code }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit, ports } = ctx
  const { tenant_id } = await memberInScope(ctx, id)
  const invoice = await invoiceOfMember(db, { tenant_id, user_id: id, code })
  if (!invoice) throw new Refusal(codes.not_found)
  if (invoice.state === 'paid') throw new Refusal(codes.invoice_paid)
  if (!isUnpaid(invoice)) throw new Refusal(codes.invoice_ended)
  const { ok, retry_after_seconds } = await ports.limits.take(`resend-invoice ${invoice.id}`, limit)
  if (!ok) throw new Refusal(codes.too_many_requests, { retry_after_seconds })
  await sendInvoiceAgain(db, invoice, now)
  audit({ thing: 'invoice', thing_id: invoice.id, before: null, after: { code: invoice.code, mailed: true } })
  return { invoice_code: invoice.code }
}
