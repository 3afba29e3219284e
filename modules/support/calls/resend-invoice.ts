import { callKey, type Input, type Output } from '#core/call.ts'
import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { sendInvoiceAgain } from '#modules/notification/module.ts'
import { invoiceOfMember } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { limitDone } from '#modules/staff/module.ts'
import * as contract from '../contract.console.ts'
import { memberInScope } from '../member.ts'

type Call = typeof contract.resendInvoice

/** A mailbox is not to be filled by whoever presses a button. */
const most_an_hour = 5

export async function resendInvoice(ctx: StaffCtx, { id, code }: Input<Call>): Promise<Output<Call>> {
  const { db, now, audit } = ctx
  const { tenant_id } = await memberInScope(ctx, id)
  const invoice = await invoiceOfMember(db, { tenant_id, user_id: id, code })
  if (!invoice) throw new Refusal(codes.not_found)
  if (invoice.state === 'paid') throw new Refusal(codes.invoice_paid)
  if (!isUnpaid(invoice)) throw new Refusal(codes.invoice_ended)
  await limitDone(ctx, { call: callKey(contract.resendInvoice), thing_id: invoice.id, most_an_hour })
  await sendInvoiceAgain(db, invoice, now)
  audit({ thing: 'invoice', thing_id: invoice.id, before: null, after: { code: invoice.code, mailed: true } })
  return { invoice_code: invoice.code }
}
