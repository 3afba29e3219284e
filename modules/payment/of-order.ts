import type { MemberCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { beginAttempt, type Wish } from './begin.ts'
import { offeredViews } from './offered.ts'
import type { PaymentPorts } from './ports.ts'
import { findInvoice, findPayable, findPayment, type InvoiceName, listHistory, type PaymentName } from './store.ts'
import { invoiceView, paymentView, stepView } from './view.ts'

type Ctx = MemberCtx<PaymentPorts>
type OfOrder = { order_id: string }

const mine = ({ tenant, user }: Ctx, { order_id }: OfOrder) => ({ tenant_id: tenant.id, user_id: user.id, order_id })

/** What an invoice of the caller's order can be paid with; another's is not found. */
export async function methodsOfInvoice(ctx: Ctx, which: OfOrder & InvoiceName) {
  const invoice = await findInvoice(ctx.db, { ...which, ...mine(ctx, which) })
  if (!invoice) throw new Refusal(codes.not_found)
  return { ...invoiceView(invoice, ctx.language), payment_method: await offeredViews(ctx, invoice.amount) }
}

/** Begins to pay an invoice of the caller's order; another's is not found. */
export async function beginPaymentOf(ctx: Ctx, which: OfOrder & InvoiceName, wish: Wish) {
  const payable = await findPayable(ctx.db, { ...which, ...mine(ctx, which) }, ctx.now)
  if (!payable) throw new Refusal(codes.not_found)
  return paymentView({ invoice: payable.invoice, payment: await beginAttempt(ctx, payable, wish) }, ctx)
}

/** An attempt to pay the caller's order, with what happened so far; another's is not found. */
export async function paymentOfOrder(ctx: Ctx, which: OfOrder & PaymentName) {
  const result = await findPayment(ctx.db, { ...which, ...mine(ctx, which) })
  if (!result) throw new Refusal(codes.not_found)
  const history = await listHistory(ctx.db, [result.invoice.id])
  return { ...paymentView(result, ctx), timeline: history.map(stepView) }
}
