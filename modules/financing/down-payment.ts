import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { applicationFor } from './load.ts'

/** The invoice of the down payment, by the booking; refuses before the bank has approved. */
export async function downPaymentCode(ctx: MemberCtx, booking_id: string): Promise<string> {
  const { booking_id: order_id } = await applicationFor(ctx, booking_id)
  const invoices = (await invoicesOf(ctx.db, [order_id])).get(order_id) ?? []
  const invoice = invoices.findLast(({ stage }) => stage === 'down_payment')
  if (!invoice) throw new Refusal(codes.financing_unapproved)
  return invoice.code
}
