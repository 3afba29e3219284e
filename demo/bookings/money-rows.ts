import { rupiah } from '#core/money.ts'
import { addMs, dayMs, minuteMs, secondMs } from '#core/time.ts'
import { linesOf } from '#modules/booking/rules/lines.ts'
import { expiryOf } from '#modules/payment/rules/attempt.ts'
import { linesByStage } from '#modules/payment/rules/invoice-lines.ts'
import { type PaymentLedgerEvent, pairOf } from '#modules/payment/rules/ledger.ts'
import type { InvoiceState, PaymentState } from '#modules/payment/rules/machine.ts'
import { type Method, methodById } from '#modules/payment/rules/methods.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import {
  endOfDay,
  type PlannedInvoice,
  settlementDay,
  stagesOf,
  type Terms,
} from '#modules/payment/rules/payment-schedule.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import type {
  invoice_lines,
  invoices,
  ledger_entries,
  payment_history,
  payments,
  refund_lines,
  refunds,
} from '#modules/payment/tables.ts'
import { idOf } from '../catalogue/naming.ts'
import { random } from '../drawings/random.ts'
import { type BookingRow, staffId } from './booking-rows.ts'
import { codeOf, digitsOf, secretOf } from './codes.ts'
import type { Planned } from './plan.ts'

type Invoice = typeof invoices.$inferInsert
type Line = typeof invoice_lines.$inferInsert
type Payment = typeof payments.$inferInsert
type Refund = typeof refunds.$inferInsert
type Step = typeof payment_history.$inferInsert
type Entry = typeof ledger_entries.$inferInsert

export type Money = {
  invoices: Invoice[]
  lines: Line[]
  payments: Payment[]
  refunds: Refund[]
  refund_lines: (typeof refund_lines.$inferInsert)[]
  steps: Step[]
  entries: Entry[]
}

/** The invoices of an order as they were issued. */
export const stagesFor = ({ offer, course }: Planned, booking: BookingRow, terms: Terms): PlannedInvoice[] =>
  stagesOf(
    {
      ...{ total: rupiah(booking.total), plan: course.plan, down_payment: rupiah(booking.down_payment), terms },
      ...{ departs_on: offer.departs_on, closes_at: offer.closes_at },
    },
    course.ordered_at,
  )

/** When a settlement that nobody has paid passed its day. */
export const overdueAt = ({ story }: Planned, stages: readonly PlannedInvoice[]): Date | null => {
  const rest = stages[1]
  return story === 'overdue' && rest ? addMs(rest.due_at, 20 * secondMs) : null
}

type Billed = { planned: Planned; invoice: Invoice; lines: Line[]; paid_at: Date | null; terms: Terms }

function stateOf({ course }: Planned, paid_at: Date | null, isFirst: boolean): InvoiceState {
  if (paid_at) return 'paid'
  if (course.ended?.event === 'expire') return isFirst ? 'expired' : 'void'
  return course.ended ? 'void' : 'waiting'
}

function billedOf(planned: Planned, booking: BookingRow, terms: Terms): Billed[] {
  const { key, course, buyer, to } = planned
  const stages = stagesFor(planned, booking, terms)
  const byStage = linesByStage(
    linesOf({ ...booking, discount: booking.discount ?? 0 }),
    stages.map(({ amount }) => amount),
  )
  const overdue_at = overdueAt(planned, stages)
  return stages.map(({ stage, amount, due_at }, i) => {
    const paid_at = i === 0 ? course.first_paid_at : course.rest_paid_at
    const id = idOf(`invoice ${key} ${stage}`)
    const state = stateOf(planned, paid_at, i === 0)
    const isMoved = to !== undefined && isUnpaid({ state })
    const invoice: Invoice = {
      ...{ id, code: `INV-${codeOf(`invoice ${key} ${stage}`, 12)}`, tenant_id: booking.tenant_id, user_id: buyer.id },
      ...{ order_kind: 'booking', order_id: booking.id, stage, position: i + 1, amount, state },
      due_at: isMoved ? endOfDay(settlementDay(to.departs_on, terms)) : due_at,
      subject: booking.product_name,
      ...{ payer_name: buyer.full_name, payer_email: buyer.email, payer_phone: buyer.phone_number },
      share_token: secretOf(`share ${key} ${stage}`),
      paid_at,
      overdue_at: isUnpaid({ state }) && i > 0 ? overdue_at : null,
      created_at: course.ordered_at,
    }
    const lines = (byStage[i] ?? []).map((line, n) => ({
      ...{ ...line, id: idOf(`line ${key} ${stage} ${n}`), invoice_id: id, position: n + 1 },
    }))
    return { planned, invoice, lines, paid_at, terms }
  })
}

const ways = ['va-bsi', 'va-bca', 'va-mandiri', 'va-bri', 'va-bni'] as const

/** At the second tenant all is paid by YUKK, which has no account at BSI. */
function methodOf({ key, tenant }: Planned, stage: string): Method {
  const way = random(`way ${key} ${stage}`).pick(ways)
  const id = tenant.feature_flag.is_receive_payment_doku === 1 ? `doku-${way}` : `yukk-${way.replace('bsi', 'bca')}`
  const method = methodById(id)
  if (!method) throw new Error(`no such way to pay: ${id}`)
  return method
}

function paymentOf({ planned, invoice }: Billed, paid_at: Date, state: PaymentState): Payment {
  const { key } = planned
  const { gateway, kind, code, id: method_id } = methodOf(planned, invoice.stage)
  const name = `payment ${key} ${invoice.stage}`
  const created_at = addMs(paid_at, -5 * minuteMs)
  return {
    ...{ id: idOf(name), invoice_id: invoice.id, payment_number: `P${codeOf(name, 12)}`, gateway, method_id, kind },
    ...{ method_code: code, amount: invoice.amount, state, is_settling: true, reference: `DEMO-${codeOf(name, 10)}` },
    ...{ pay_code: `8808${digitsOf(name, 12)}`, pay_url: null, timezone: 'Asia/Jakarta', paid_at, ask_at: null },
    expires_at: expiryOf(kind, invoice.due_at, created_at),
    created_at,
  }
}

type Moved = { event: PaymentLedgerEvent; payment: Payment; amount: number; refund_id: string | null; at: Date }

function pairFor({ event, payment, amount, refund_id, at }: Moved): Entry[] {
  const name = `${event} ${refund_id ?? payment.id}`
  const of = { gateway: payment.gateway, amount: rupiah(amount), standing: 'paid_for_orders' } as const
  const pair = pairOf({ event, ...of, via: 'transfer' })
  return pair.map((entry, i) => ({
    ...{ ...entry, id: idOf(`entry ${name} ${i}`), transaction_id: idOf(`entries ${name}`), event },
    ...{ payment_id: payment.id, invoice_id: payment.invoice_id, refund_id, created_at: at },
  }))
}

type Back = { refund: Refund; steps: Step[]; entries: Entry[] }

/** All that was paid goes back: as far as the story has it. */
function backOf({ planned, invoice }: Billed, payment: Payment, decided_at: Date): Back {
  const { key, refund: story } = planned
  const id = idOf(`refund ${key} ${invoice.stage}`)
  const sent_at = story === 'sent' || story === 'confirmed' ? addMs(decided_at, dayMs) : null
  const confirmed_at = story === 'confirmed' ? addMs(decided_at, 3 * dayMs) : null
  const reference = sent_at ? `BCA-${digitsOf(`transfer ${id}`, 8)}` : null
  const { amount } = payment
  const state = confirmed_at ? ('confirmed' as const) : sent_at ? ('sent' as const) : ('due' as const)
  const refund = {
    ...{ id, payment_id: payment.id, amount, state, reason: refundReasons.cancel, reference },
    ...{ via: sent_at ? ('transfer' as const) : null, decided_at, sent_at, confirmed_at },
  }
  const of = { invoice_id: invoice.id, payment_id: payment.id, refund_id: id }
  const desk = { ...of, actor: 'staff' as const, actor_id: staffId('keuangan@rihla.test'), reason: reference ?? '' }
  const flagged = { ...of, event: 'flag_refund', state: 'refund_due', actor: 'house' as const, reason: refund.reason }
  const moved = { payment, amount, refund_id: id }
  return {
    refund,
    steps: [
      { ...flagged, at: decided_at },
      ...(sent_at ? [{ ...desk, event: 'refund', state: 'refunded', at: sent_at }] : []),
      ...(confirmed_at ? [{ ...desk, event: 'confirm_refund', state: 'refunded', at: confirmed_at }] : []),
    ],
    entries: [
      ...pairFor({ ...moved, event: 'refund_due', at: decided_at }),
      ...(sent_at ? pairFor({ ...moved, event: 'refund_sent', at: sent_at }) : []),
      ...(confirmed_at ? pairFor({ ...moved, event: 'refund_confirmed', at: confirmed_at }) : []),
    ],
  }
}

/** Those of an invoice that nobody paid: issued, and ended or moved with its order. */
function unpaidSteps({ planned, invoice }: Billed): Step[] {
  const { course } = planned
  const of = { invoice_id: invoice.id, state: invoice.state }
  const { ended, moved_at } = course
  const isOver = ended && !isUnpaid(invoice)
  const isExpired = invoice.state === 'expired'
  const reason = ended?.event === 'cancel' ? refundReasons.cancel : 'the order ran out'
  return [
    ...(invoice.overdue_at
      ? [{ ...of, event: 'overdue', actor: 'clock' as const, reason: 'overdue', at: invoice.overdue_at }]
      : []),
    ...(moved_at ? [{ ...of, event: 'move_due', actor: 'house' as const, reason: 'rescheduled', at: moved_at }] : []),
    ...(isOver && isExpired
      ? [{ ...of, event: 'expire', actor: 'clock' as const, reason: 'not paid', at: ended.at }]
      : []),
    ...(isOver && !isExpired ? [{ ...of, event: 'void', actor: 'house' as const, reason, at: ended.at }] : []),
  ]
}

function paidSteps({ planned, invoice }: Billed, payment: Payment, at: Date): Step[] {
  const of = { invoice_id: invoice.id, payment_id: payment.id }
  const by = { actor: 'gateway' as const, reason: 'notification', at }
  const began = { actor: 'member' as const, actor_id: planned.buyer.id, at: payment.created_at }
  return [
    { ...of, ...began, event: 'start', state: 'pending', reason: payment.method_id },
    { ...of, ...by, event: 'pay', state: 'paid' },
    { ...by, invoice_id: invoice.id, event: 'pay', state: 'paid' },
  ]
}

/** Of an order that nobody has paid for yet. */
export const none = (): Money => ({
  ...{ invoices: [], lines: [], payments: [], refunds: [], refund_lines: [], steps: [], entries: [] },
})

function moneyOfInvoice(billed: Billed): Money {
  const { planned, invoice, lines, paid_at } = billed
  const { course, buyer } = planned
  const by = { actor: 'member' as const, actor_id: buyer.id, reason: 'checkout', at: course.ordered_at }
  const issued: Step = { ...by, invoice_id: invoice.id, event: 'issue', state: 'waiting' }
  if (!paid_at) return { ...none(), invoices: [invoice], lines, steps: [issued, ...unpaidSteps(billed)] }
  const isCancelled = course.ended?.event === 'cancel'
  const isSent = planned.refund === 'sent' || planned.refund === 'confirmed'
  const payment = paymentOf(billed, paid_at, isCancelled ? (isSent ? 'refunded' : 'refund_due') : 'paid')
  const back = course.ended && isCancelled ? backOf(billed, payment, course.ended.at) : undefined
  const received = { event: 'payment_received', payment, amount: payment.amount, refund_id: null, at: paid_at } as const
  return {
    ...{ invoices: [invoice], lines, payments: [payment], refunds: back ? [back.refund] : [] },
    refund_lines: back
      ? lines
          .filter(({ amount }) => amount > 0)
          .map(({ id, amount }) => ({ refund_id: back.refund.id, invoice_line_id: id, amount }))
      : [],
    steps: [issued, ...paidSteps(billed, payment, paid_at), ...(back?.steps ?? [])],
    entries: [...pairFor(received), ...(back?.entries ?? [])],
  }
}

/** Joins what several orders or invoices give, each list by itself. */
export const joined = (all: readonly Money[]): Money => ({
  invoices: all.flatMap((one) => one.invoices),
  lines: all.flatMap((one) => one.lines),
  payments: all.flatMap((one) => one.payments),
  refunds: all.flatMap((one) => one.refunds),
  refund_lines: all.flatMap((one) => one.refund_lines),
  steps: all.flatMap((one) => one.steps),
  entries: all.flatMap((one) => one.entries),
})

/** The invoices of a booking with all that was paid and went back; its history in the order of time. */
export function moneyRows(planned: Planned, booking: BookingRow, terms: Terms): Money {
  const money = joined(billedOf(planned, booking, terms).map(moneyOfInvoice))
  return { ...money, steps: money.steps.toSorted((a, b) => a.at.getTime() - b.at.getTime()) }
}

/** Of the payments of orders whose money waits for a second person. */
export const waitingRefunds = (all: readonly Planned[]): Set<string> => {
  const waiting = all.filter(({ refund }) => refund === 'approval')
  const stages = ['full', 'down_payment', 'settlement'] as const
  return new Set(waiting.flatMap(({ key }) => stages.map((stage) => idOf(`payment ${key} ${stage}`))))
}
