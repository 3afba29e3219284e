import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import type * as contract from '../contract.ts'
import { isOpenTo } from '../rules/attempt.ts'
import { orderKinds, orderPage } from '../rules/order-kinds.ts'
import { findLatest, findShared } from '../store.ts'
import { attemptView, invoiceView } from '../view.ts'

type Call = typeof contract.sharedPayment

export async function sharedPayment(ctx: AnyoneCtx, { token }: Input<Call>): Promise<Output<Call>> {
  const invoice = await findShared(ctx.db, ctx.tenant.id, token)
  if (!invoice) throw new Refusal(codes.not_found)
  const payment = await findLatest(ctx.db, invoice, ctx.now)
  const { invoice_code, ...shown } = invoiceView(invoice, ctx.language)
  const isBuyer = invoice.user_id === ctx.user?.id
  const isOwn = orderKinds[invoice.order_kind].has_checkout && isBuyer
  return {
    ...shown,
    order_kind: invoice.order_kind,
    own_page: isBuyer && !isOwn ? orderPage(invoice) : null,
    payment: payment ? attemptView(isOpenTo(payment, isBuyer) ? payment : { ...payment, pay_url: null }) : null,
    own: isOwn ? { booking_id: invoice.order_id, invoice_code, payment_id: payment?.id ?? null } : null,
  }
}
