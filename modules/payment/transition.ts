import type { Db } from '#core/context.ts'
import { newId } from '#core/ids.ts'
import { edgeOf, next } from '#core/machine.ts'
import type { Rupiah } from '#core/money.ts'
import { emit } from './events.ts'
import type { RefundPart } from './rules/invoice-lines.ts'
import type { PaymentLedgerEvent, Standing } from './rules/ledger.ts'
import {
  type InvoiceActor,
  type InvoiceEvent,
  invoiceMachine,
  type PaymentActor,
  type PaymentEvent,
  paymentMachine,
  type RefundActor,
  type RefundEvent,
  refundMachine,
} from './rules/machine.ts'
import type { Refund } from './store.refunds.ts'
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
  event: Exclude<PaymentEvent, 'flag_refund' | 'refund'>
  to?: PaymentChange
  /** What it means in the books. */
  ledger?: { event: PaymentLedgerEvent; standing: Standing }
  now: Date
}

/** The one way to another state of an attempt whose invoice is locked and stays, but by giving money back: state, books, history. */
export async function transitionPayment(db: Db, known: Both, change: PaymentTransition): Promise<Payment> {
  const { to, ledger, now, ...cause } = change
  const { payment } = known
  const step = paymentStep(known, cause)
  const changed = { ...to, state: step.state }
  const movement = ledger && { payment, ...ledger }
  await stepPayment(db, { payment: { was: payment, to: changed }, movement, steps: [step] }, now)
  const after: Payment = { ...payment, ...changed }
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

type Decided = By<PaymentActor> & {
  amount: Rupiah
  parts: readonly RefundPart[]
  /** Whether nothing of the attempt is left with this. */
  is_all: boolean
  standing: Standing
  now: Date
}

/** The one way to a refund of an attempt whose invoice is locked: the refund, the attempt where all of it goes back, books and history, then the event. */
export async function beginRefund(db: Db, known: Both, { amount, parts, is_all, standing, now, ...by }: Decided) {
  const { invoice, payment } = known
  const flagged = paymentStep(known, { ...by, event: 'flag_refund' })
  const row: Refund = {
    ...{
      id: newId(now),
      payment_id: payment.id,
      amount,
      state: refundMachine.start,
      reason: by.reason,
      decided_at: now,
    },
    ...{ reference: null, via: null, gateway_note: null, try_at: null, tries: 0, sent_at: null, confirmed_at: null },
  }
  const state = is_all ? flagged.state : payment.state
  const step = { ...flagged, state, refund_id: row.id }
  const movement = { payment, event: 'refund_due', standing, refund: row } as const
  const flag = is_all ? { payment: { was: payment, to: { state } } } : {}
  await stepPayment(db, { ...flag, begun: { row, parts }, movement, steps: [step] }, now)
  await emit['refund.due'](db, { invoice, payment: { ...payment, state }, refund: row, reason: by.reason, now })
}

type RefundTransition = By<RefundActor> & {
  event: RefundEvent
  to: Partial<Omit<Refund, 'id' | 'payment_id' | 'amount' | 'state'>> & { state?: never }
  /** Whether all of the attempt has left us with this. */
  is_last: boolean
  now: Date
}

const refundSteps = {
  // Nothing moves yet.
  approve: { event: 'approve_refund', ledger: undefined },
  hand_over: { event: 'hand_over_refund', ledger: undefined },
  hand_back: { event: 'hand_back_refund', ledger: undefined },
  release: { event: 'release_refund', ledger: undefined },
  send: { event: 'refund', ledger: 'refund_sent' },
  confirm: { event: 'confirm_refund', ledger: 'refund_confirmed' },
} as const satisfies Record<RefundEvent, { event: string; ledger: PaymentLedgerEvent | undefined }>

/** The one way to another state of a refund whose invoice is locked: refund, attempt, books and history, then the event. */
export async function transitionRefund(
  db: Db,
  known: Both & { refund: Refund },
  change: RefundTransition,
): Promise<Refund> {
  const { invoice, payment, refund } = known
  const { event, to, is_last, now, ...by } = change
  const next_state = next(refundMachine, refund.state, change)
  if (!next_state) throw new Error(`a refund in ${refund.state} cannot ${event}`)
  const done = refundSteps[event]
  const state = is_last ? paymentStep(known, { ...by, event: 'refund' }).state : payment.state
  const step = {
    ...by,
    ...{ invoice_id: invoice.id, payment_id: payment.id, refund_id: refund.id },
    event: done.event,
    state,
  }
  const after: Refund = { ...refund, ...to, state: next_state }
  const movement = done.ledger && ({ payment, event: done.ledger, standing: 'unapplied', refund: after } as const)
  const last = is_last ? { payment: { was: payment, to: { state, ask_at: null } } } : {}
  await stepPayment(
    db,
    { ...last, refund: { was: refund, to: { ...to, state: next_state } }, movement, steps: [step] },
    now,
  )
  for (const name of edgeOf(refundMachine, change).emits ?? [])
    await emit[name](db, { invoice, payment: { ...payment, state }, refund: after, reason: by.reason, now })
  return after
}
