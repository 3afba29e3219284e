import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { invoicesOf } from '#modules/payment/module.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import { requestOf } from './requests.ts'

/** Invoices of the booking that a request has become, in the order they are paid; none before. */
export async function invoicesOfRequest(ctx: MemberCtx, id: string) {
  const request = await requestOf(ctx, id)
  return { request, invoices: (await invoicesOf(ctx.db, [id])).get(id) ?? [] }
}

/** The one that is due next; refused where nothing is. */
export async function dueNext(ctx: MemberCtx, id: string) {
  const { invoices } = await invoicesOfRequest(ctx, id)
  const due = stillDue(invoices)
  if (!due) throw new Refusal(codes.invoice_ended)
  return due.next
}
