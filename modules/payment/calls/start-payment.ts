import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import type * as contract from '../contract.ts'
import { offeredMethods } from '../offered.ts'
import type { PaymentPorts } from '../ports.ts'
import { decideStart, isOpen } from '../rules/attempt.ts'
import type { Method } from '../rules/methods.ts'
import { askToStart, keepStarted } from '../start.ts'
import { findInvoice, type Invoice, isEarlierUnpaid, listOpen, lockInvoice } from '../store.ts'
import { paymentView } from '../view.ts'

type Call = typeof contract.startPayment
type Ctx = MemberCtx<PaymentPorts>

/** The gateway is asked while nothing is locked: a slow one keeps nobody from paying. */
export async function startPayment(ctx: Ctx, input: Input<Call>): Promise<Output<Call>> {
  const { db, tenant, user, now } = ctx
  const mine = { tenant_id: tenant.id, user_id: user.id, order_id: input.id, code: input.invoice_code }
  const invoice = await findInvoice(db, mine)
  if (!invoice) throw new Refusal('F-REQ-4n4')
  const method = chosen(ctx, invoice, input)
  const open = await listOpen(db, invoice.id, now)
  const facts = { invoice, is_earlier_unpaid: await isEarlierUnpaid(db, invoice), open_attempts: open.length }
  const again = open.find((payment) => payment.method_id === method?.id && isOpen(payment, now))
  const decision = decideStart(again ? { ...facts, open_attempts: 0 } : facts, method, now)
  if (!decision.ok || !method) throw new Refusal(decision.ok ? 'F-PAY-1m1' : decision.code)
  if (again) return paymentView({ invoice, payment: again }, ctx)
  const started = await askToStart(ctx, { invoice, method })
  const payment = await inTransaction(db, async (tx) => {
    const locked = await lockInvoice(tx, invoice.id)
    const still = decideStart({ ...facts, invoice: locked ?? invoice }, method, now)
    if (!still.ok) throw new Refusal(still.code)
    return keepStarted(tx, { ...started, invoice, method, timezone: input.timezone }, ctx)
  })
  return paymentView({ invoice, payment }, ctx)
}

/** The method that is meant: offered for this amount, and the same one by all its names. */
function chosen(ctx: Ctx, invoice: Invoice, input: Input<Call>): Method | undefined {
  const { payment_method_id: id, payment_gateway: gateway, payment_method_code: code } = input
  return offeredMethods(ctx, invoice.amount).find(
    (method) =>
      method.id === id && (gateway ?? method.gateway) === method.gateway && (code ?? method.code) === method.code,
  )
}
