import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { emit } from './events.ts'
import type { LedgerEvent, Standing } from './rules/ledger.ts'
import {
  type InvoiceActor,
  type InvoiceEvent,
  invoiceMachine,
  type PaymentActor,
  type PaymentEvent,
  paymentMachine,
} from './rules/machine.ts'
import { type InvoiceChange, type PaymentChange, stepAttempts, stepPayment } from './store.transition.ts'
import type { Invoice, Payment } from './store.ts'

type By<Actor> = { actor: Actor; actor_id?: string | undefined; reason: string }
export type Both = { invoice: Invoice; payment: Payment }

function invoiceStep(invoice: Invoice, cause: By<InvoiceActor> & { event: InvoiceEvent }) {
  const state = next(invoiceMachine, invoice.state, cause)
  if (!state) throw new Error(`an invoice in ${invoice.state} cannot ${cause.event}`)
  return { ...cause, invoice_id: invoice.id, state }
}

function paymentStep({ invoice, payment }: Both, cause: By<PaymentActor> & { event: PaymentEvent }) {
  const state = next(paymentMachine, payment.state, cause)
  if (!state) throw new Error(`an attempt in ${payment.state} cannot ${cause.event}`)
  return { ...cause, invoice_id: invoice.id, payment_id: payment.id, state }
}

type InvoiceTransition = By<InvoiceActor> & {
  event: Exclude<InvoiceEvent, 'pay' | 'pay_late'>
  to?: InvoiceChange
  now: Date
}

/** The one way to another state of a locked invoice, but by being paid: state and history, then the event. */
export async function transitionInvoice(db: Db, invoice: Invoice, change: InvoiceTransition): Promise<Invoice> {
  const { to, now, ...cause } = change
  const step = invoiceStep(invoice, cause)
  const changed = { ...to, state: step.state }
  await stepPayment(db, { invoice: { was: invoice, to: changed }, steps: [step] }, now)
  if (step.state === 'expired' || step.state === 'void') await endAttempts(db, invoice, { ...cause, now })
  const after: Invoice = { ...invoice, ...changed }
  for (const name of edgeOf(invoiceMachine, change).emits ?? [])
    if (name !== 'invoice.paid') await emit[name](db, { invoice: after, now })
  return after
}

/** What cannot be paid any more has no attempt that still can. */
async function endAttempts(
  db: Db,
  invoice: Invoice,
  { actor, actor_id, reason, now }: By<InvoiceActor> & { now: Date },
) {
  const { from, to } = edgeOf(paymentMachine, { event: 'expire', actor })
  const step = { invoice_id: invoice.id, event: 'expire', state: to, actor, actor_id, reason }
  await stepAttempts(db, { from, ...step }, now)
}

type PaymentTransition = By<PaymentActor> & {
  event: PaymentEvent
  to?: PaymentChange
  /** What it means in the books. */
  ledger?: { event: LedgerEvent; standing: Standing }
  now: Date
}

/** The one way to another state of an attempt whose invoice is locked and stays: state, books and history, then the event. */
export async function transitionPayment(db: Db, known: Both, change: PaymentTransition): Promise<Payment> {
  const { to, ledger, now, ...cause } = change
  const { invoice, payment } = known
  const step = paymentStep(known, cause)
  const changed = { ...to, state: step.state }
  const movement = ledger && { payment, ...ledger }
  await stepPayment(db, { payment: { was: payment, to: changed }, movement, steps: [step] }, now)
  const after: Payment = { ...payment, ...changed }
  for (const name of edgeOf(paymentMachine, change).emits ?? [])
    await emit[name](db, { invoice, payment: after, reason: cause.reason, now })
  return after
}

/** The event of a success: what ended before it came is paid late. */
export const paidEvent = (state: Invoice['state'] | Payment['state']): 'pay' | 'pay_late' =>
  state === 'waiting' || state === 'pending' ? 'pay' : 'pay_late'

/** The one way to pay an invoice: both states, books and history, then the event. */
export async function settle(db: Db, known: Both, { now, reason }: { now: Date; reason: string }): Promise<void> {
  const { invoice, payment } = known
  const by = { actor: 'gateway', reason } as const
  const tried = paymentStep(known, { event: paidEvent(payment.state), ...by })
  const billed = invoiceStep(invoice, { event: paidEvent(invoice.state), ...by })
  const paid = { state: tried.state, paid_at: now, is_settling: true, ask_at: null }
  const due = { state: billed.state, paid_at: now, overdue_at: null }
  const movement = { payment, event: 'payment_received', standing: 'paid_for_orders' } as const
  const both = { payment: { was: payment, to: paid }, invoice: { was: invoice, to: due } }
  await stepPayment(db, { ...both, movement, steps: [tried, billed] }, now)
  const news = { invoice: { ...invoice, ...due }, payment: { ...payment, ...paid }, now }
  await emit['invoice.paid'](db, { ...news, is_late: billed.event === 'pay_late' })
}
