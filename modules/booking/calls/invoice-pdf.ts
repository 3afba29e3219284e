import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { partnerContact } from '#modules/partner/module.ts'
import { invoicesOf, refundsOf, timezonesOf } from '#modules/payment/module.ts'
import type * as contract from '../contract.ts'
import { bookingOf, orderFacts } from '../order/load.ts'
import { orderView } from '../order/view.ts'
import type { AfterSalePorts } from '../ports.ts'
import { invoiceSheet } from '../printing/sheets.ts'

type Call = typeof contract.invoicePdf

export async function invoicePdf(ctx: MemberCtx<AfterSalePorts>, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, ports, now } = ctx
  const language = input.language ?? ctx.language
  const booking = await bookingOf(ctx, input.id)
  const [byOrder, facts] = await Promise.all([invoicesOf(db, [booking.id]), orderFacts(ctx, booking)])
  const partner = await partnerContact(db, { ...booking, kind: facts.bookable.kind }, now)
  const invoices = byOrder.get(booking.id) ?? []
  const invoice = invoices.find(({ code }) => code === input.code)
  if (!invoice || !partner) throw new Refusal(codes.not_found)
  const order = orderView(facts, { language, now })
  const refunds = await refundsOf(db, booking.id)
  const refunded = refunds.reduce((sum, one) => sum + (one.is_settling ? one.refund.amount : 0), 0)
  const timezone = (await timezonesOf(db, [booking.id])).get(booking.id)
  const sheet = invoiceSheet(
    { invoice: { ...invoice, timezone }, invoices, refunded, order, partner },
    { language, tenant },
  )
  return { bytes: await ports.printer.print(sheet, now), type: 'application/pdf', name: `${invoice.code}.pdf` }
}
