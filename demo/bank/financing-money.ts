import { rupiah } from '#core/money.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { linesOf } from '#modules/booking/rules/lines.ts'
import { expiryOf } from '#modules/payment/rules/attempt.ts'
import { linesByStage } from '#modules/payment/rules/invoice-lines.ts'
import { bankMoneyReceived, type LedgerEvent, pair, pairOf } from '#modules/payment/rules/ledger.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { endOfDay, settlementDay, type Terms } from '#modules/payment/rules/payment-schedule.ts'
import type { invoices, ledger_entries, payment_history, payments } from '#modules/payment/tables.ts'
import { staffId } from '../bookings/booking-rows.ts'
import { codeOf, digitsOf, secretOf } from '../bookings/codes.ts'
import { type Money, none } from '../bookings/money-rows.ts'
import { idOf } from '../catalogue/naming.ts'
import { decidedAt, disbursedAt, firstPaidAt, type Placed } from './applicants.ts'
import { bookingRow, disbursementRow, payBy, receivedAt, transferOf } from './financing-rows.ts'
import { bank } from './people.ts'

type Invoice = typeof invoices.$inferInsert
type Payment = typeof payments.$inferInsert
type Step = typeof payment_history.$inferInsert
type Entry = typeof ledger_entries.$inferInsert
type Stage = { stage: 'down_payment' | 'financed'; amount: number; due_at: Date; paid_at: Date | null }

function stagesOf(one: Placed, terms: Terms): Stage[] {
  const { total, down_payment, departs_on } = bookingRow(one)
  const isPaid = firstPaidAt(one) !== null
  const rest_due = endOfDay(settlementDay(departs_on, terms))
  return [
    { stage: 'down_payment', amount: down_payment, due_at: payBy(one), paid_at: firstPaidAt(one) },
    {
      ...{ stage: 'financed', amount: total - down_payment, due_at: rest_due },
      paid_at: isPaid ? disbursedAt(one) : null,
    },
  ]
}

function invoiceRow(one: Placed, { stage, amount, due_at, paid_at }: Stage, position: number): Invoice {
  const { id, tenant_id, user_id, product_name } = bookingRow(one)
  const { name, email, phone_number } = one.client
  const key = `financed ${one.place} ${stage}`
  return {
    ...{ id: idOf(`invoice ${key}`), code: `INV-${codeOf(`invoice ${key}`, 12)}`, tenant_id, user_id },
    ...{ order_kind: 'booking', order_id: id, stage, position, amount, state: paid_at ? 'paid' : 'waiting', due_at },
    ...{ subject: product_name, payer_name: name, payer_email: email, payer_phone: phone_number },
    ...{ share_token: secretOf(`share ${key}`), paid_at, created_at: decidedAt(one) },
  }
}

function memberWay() {
  const method = methodById('doku-va-bca')
  if (!method) throw new Error('no virtual account of BCA')
  const { gateway, kind, id: method_id, code: method_code } = method
  return { gateway, kind, method_id, method_code }
}

/** The member pays the first by a virtual account, the bank the rest by a transfer. */
function paymentRow(one: Placed, invoice: Invoice, paid_at: Date): Payment {
  const key = `financed payment ${one.place} ${invoice.stage}`
  const isBank = invoice.stage === 'financed'
  const created_at = isBank ? paid_at : addMs(paid_at, -5 * minuteMs)
  const way = isBank
    ? ({ gateway: 'bank', kind: 'transfer', method_id: 'bank', method_code: bank.name } as const)
    : memberWay()
  return {
    ...{ id: idOf(key), invoice_id: invoice.id, payment_number: `P${codeOf(key, 12)}`, ...way, amount: invoice.amount },
    ...{ state: 'paid', is_settling: true, paid_at, ask_at: null, created_at, timezone: 'Asia/Jakarta' },
    reference: isBank ? transferOf(one) : `DEMO-${codeOf(key, 10)}`,
    pay_code: isBank ? null : `8808${digitsOf(key, 12)}`,
    expires_at: way.kind === 'transfer' ? invoice.due_at : expiryOf(way.kind, invoice.due_at, created_at),
  }
}

function stepsOf(one: Placed, invoice: Invoice, payment: Payment | undefined): Step[] {
  const of = { invoice_id: invoice.id }
  const by = { actor: 'member' as const, actor_id: one.client.user_id }
  const issued: Step = { ...of, ...by, event: 'issue', state: 'waiting', reason: 'checkout', at: decidedAt(one) }
  if (!payment?.paid_at) return [issued]
  const isBank = payment.gateway === 'bank'
  const tried = { ...of, payment_id: payment.id }
  const who = isBank ? ({ actor: 'staff', actor_id: staffId('bank@rihla.test') } as const) : by
  const paid = {
    ...{ event: 'pay', state: 'paid', actor: 'gateway' as const, at: payment.paid_at },
    reason: isBank ? transferOf(one) : 'notification',
  }
  return [
    issued,
    { ...tried, ...who, event: 'start', state: 'pending', reason: payment.method_id, at: payment.created_at },
    { ...tried, ...paid },
    { ...of, ...paid },
  ]
}

function entriesOf(payment: Payment): Entry[] {
  const of = { gateway: payment.gateway, amount: rupiah(payment.amount), standing: 'paid_for_orders' } as const
  const event = 'payment_received'
  return pairOf({ event, ...of }).map((entry, i) => ({
    ...{
      ...entry,
      id: idOf(`entry ${event} ${payment.id} ${i}`),
      transaction_id: idOf(`entries ${event} ${payment.id}`),
    },
    ...{ event, payment_id: payment.id, invoice_id: payment.invoice_id, created_at: payment.created_at },
  }))
}

/** What the bank said it had paid was seen on our account. */
function receivedEntries(one: Placed): Entry[] {
  const created_at = receivedAt(one)
  const { id: source_id, amount } = disbursementRow(one)
  if (!created_at) return []
  const event: LedgerEvent = bankMoneyReceived
  return pair('money_at_bank', 'bank_receivable', rupiah(amount)).map((entry, i) => ({
    ...{
      ...entry,
      id: idOf(`entry ${event} ${source_id} ${i}`),
      transaction_id: idOf(`entries ${event} ${source_id}`),
    },
    ...{ event, source_id, created_at },
  }))
}

/** The two invoices of an approved application, with all that was paid of them. */
export function financedMoney(one: Placed, terms: Terms): Money {
  const stages = stagesOf(one, terms)
  const booking = bookingRow(one)
  const lines = linesByStage(
    linesOf({ ...booking, discount: 0 }),
    stages.map(({ amount }) => rupiah(amount)),
  )
  const billed = stages.map((stage, i) => {
    const invoice = invoiceRow(one, stage, i + 1)
    const payment = stage.paid_at ? paymentRow(one, invoice, stage.paid_at) : undefined
    const rows = (lines[i] ?? []).map((line, n) => ({
      ...{ ...line, id: idOf(`line financed ${one.place} ${stage.stage} ${n}`), invoice_id: invoice.id },
      position: n + 1,
    }))
    return { invoice, payment, rows }
  })
  const paid = billed.flatMap(({ payment }) => payment ?? [])
  return {
    ...none(),
    invoices: billed.map(({ invoice }) => invoice),
    lines: billed.flatMap(({ rows }) => rows),
    payments: paid,
    steps: billed.flatMap(({ invoice, payment }) => stepsOf(one, invoice, payment)),
    entries: [...paid.flatMap(entriesOf), ...(paid.length > 1 ? receivedEntries(one) : [])],
  }
}
