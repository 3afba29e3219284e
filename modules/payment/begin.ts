import type { AnyoneCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { inTransaction } from '#database/transaction.ts'
import { refusalOfStart } from './events.ts'
import { offeredMethods } from './offered.ts'
import type { PaymentPorts } from './ports.ts'
import { decideStart, isOpen, isOpenTo } from './rules/attempt.ts'
import type { Method } from './rules/methods.ts'
import { askToStart, keepStarted } from './start.ts'
import { findPayable, type Invoice, lockInvoice, type Payable, type Payment } from './store.ts'

type Ctx = AnyoneCtx<PaymentPorts>
/** A method by our own name of it, or by its gateway's. */
type Meant = { payment_method_id: string } | { payment_gateway: string; payment_method_code: string }
export type Wish = Meant & {
  payment_method_id?: string | undefined
  payment_gateway?: string | undefined
  payment_method_code?: string | undefined
  timezone: string
}

/**
 * Begins to pay an invoice, or gives the attempt by the same method that is still open. The gateway is asked while nothing is
 * locked: a slow one keeps nobody from paying. Of those who asked at once, the first whose answer came is kept, and the others
 * get that one; what the gateway gave them besides, nobody is told of.
 */
export async function beginAttempt(ctx: Ctx, payable: Payable, wish: Wish): Promise<Payment> {
  const { invoice } = payable
  const method = await chosen(ctx, invoice, wish)
  const open = openAt(payable, method, ctx)
  if (open) return open
  if (!method) throw new Refusal(codes.payment_method_unavailable)
  const refusal = await refusalOfStart(ctx.db, { invoice, now: ctx.now })
  if (refusal) throw new Refusal(refusal)
  const started = await askToStart(ctx, { invoice, method })
  return inTransaction(ctx.db, async (tx) => {
    await lockInvoice(tx, invoice.id)
    const meanwhile = openAt((await findPayable(tx, { id: invoice.id }, ctx.now)) ?? payable, method, ctx)
    return meanwhile ?? keepStarted(tx, { ...started, invoice, method, timezone: wish.timezone }, ctx)
  })
}

/** The attempt by this method that is still open; none, where one may begin. Refuses what may not be paid so. */
function openAt({ invoice, is_earlier_unpaid, open: all }: Payable, method: Method | undefined, { now, user }: Ctx) {
  // Whoever has the link may begin to pay, and never takes the buyer's own ways.
  const isBuyer = user?.id === invoice.user_id
  const open = all.find(
    (payment) => payment.method_id === method?.id && isOpen(payment, now) && isOpenTo(payment, isBuyer),
  )
  const open_attempts = open ? 0 : all.filter((payment) => payment.is_of_buyer === isBuyer).length
  const decision = decideStart({ invoice, is_earlier_unpaid, open_attempts }, method, now)
  if (!decision.ok) throw new Refusal(decision.code)
  return open
}

/** The method that is meant: offered for this amount, and the same one by all its names. */
async function chosen(ctx: Ctx, invoice: Invoice, wish: Wish): Promise<Method | undefined> {
  const { payment_method_id: id, payment_gateway: gateway, payment_method_code: code } = wish
  const offered = await offeredMethods(ctx, invoice.amount)
  return offered.find(
    (method) =>
      (id ?? method.id) === method.id &&
      (gateway ?? method.gateway) === method.gateway &&
      (code ?? method.code) === method.code,
  )
}
