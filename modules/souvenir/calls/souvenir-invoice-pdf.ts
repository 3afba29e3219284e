import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { checkoutFacts, ownCheckout } from '../checkout/load.ts'
import type * as contract from '../contract.ts'
import { invoiceSheet } from '../invoice-sheet.ts'
import type { StoreDeskPorts } from '../ports.ts'
import { checkoutView } from '../view.ts'

type Call = typeof contract.souvenirInvoicePdf

export async function souvenirInvoicePdf(ctx: MemberCtx<StoreDeskPorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, ports, now } = ctx
  const language = input.language ?? ctx.language
  const facts = await checkoutFacts(db, await ownCheckout(ctx, input.id), now)
  const { invoice } = facts
  if (!invoice) throw new Refusal(codes.not_found)
  const sheet = invoiceSheet({ facts, invoice, checkout: checkoutView(facts, { language, now }) }, { language, tenant })
  return { bytes: await ports.printer.print(sheet, now), type: 'application/pdf', name: `${invoice.code}.pdf` }
}
