import { rupiah, sumRupiah } from '#core/money.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { expiryOf } from '#modules/payment/rules/attempt.ts'
import { type PaymentLedgerEvent, pair, pairOf, payeeMoves } from '#modules/payment/rules/ledger.ts'
import { methodById } from '#modules/payment/rules/methods.ts'
import { type RefundReason, refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import type { invoice_lines, invoices, ledger_entries, payments, refunds } from '#modules/payment/tables.ts'
import { feeOf } from '#modules/payouts/rules/fee.ts'
import type { earnings } from '#modules/payouts/tables.ts'
import { invoiceLinesOf, itemsOfOrder } from '#modules/souvenir/rules/lines.ts'
import { staffId } from '../bookings/booking-rows.ts'
import { codeOf, digitsOf, secretOf } from '../bookings/codes.ts'
import { type Money, none } from '../bookings/money-rows.ts'
import { idOf } from '../catalogue/naming.ts'
import { demoTenants } from '../tenants.ts'
import { checkoutRow, lineRows, orderRow, type Placed } from './order-rows.ts'

type Invoice = typeof invoices.$inferInsert
type Line = typeof invoice_lines.$inferInsert
type Payment = typeof payments.$inferInsert
type Refund = typeof refunds.$inferInsert
type Entry = typeof ledger_entries.$inferInsert
type Earning = typeof earnings.$inferInsert
export type SouvenirMoney = Money & { earnings: Earning[] }

const numbersOf = ({ parts }: Placed): number[] => parts.map((_, i) => i + 1)

const pricedOf = (placed: Placed) =>
  numbersOf(placed).map((number) => {
    const { store_name, courier_name = null, service = null, shipping_cost } = orderRow(placed, number)
    const say = (language: 'id' | 'en') => (line: ReturnType<typeof lineRows>[number]) =>
      `${[line.name[language], line.variant_name[language]].filter(Boolean).join(', ')} × ${line.quantity}`
    return {
      ...{ number, store_name, shipping: { courier_name, service, cost: shipping_cost ?? 0 } },
      lines: lineRows(placed, number).map((line) => ({
        position: line.position,
        label: { id: say('id')(line), en: say('en')(line) },
        amount: line.price * line.quantity,
      })),
    }
  })

/** At the second tenant all is paid by YUKK. */
function methodOf({ buyer }: Placed) {
  const tenant = demoTenants.find(({ id }) => id === buyer.tenant_id)
  const method = methodById(tenant?.feature_flag.is_receive_payment_doku === 1 ? 'doku-va-bca' : 'yukk-va-bca')
  if (!method) throw new Error('no virtual account of BCA')
  return method
}

function billOf(placed: Placed): { invoice: Invoice; lines: Line[]; payment: Payment | undefined } {
  const {
    id: order_id,
    code,
    tenant_id,
    user_id,
    payer_name,
    payer_email,
    payer_phone,
    ...checkout
  } = checkoutRow(placed)
  const invoice_id = idOf(`invoice ${order_id}`)
  const asks = invoiceLinesOf(pricedOf(placed))
  const paid_at = orderRow(placed, 1).paid_at ?? null
  const invoice: Invoice = {
    ...{ id: invoice_id, code: `INV-${codeOf(`invoice ${order_id}`, 12)}`, tenant_id, user_id, order_kind: 'souvenir' },
    ...{ order_id, stage: 'full', position: 1, amount: sumRupiah(asks.map(({ amount }) => amount)) },
    ...{
      state: paid_at ? 'paid' : orderRow(placed, 1).state === 'expired' ? 'expired' : 'waiting',
      due_at: checkout.pay_by,
      paid_at,
      created_at: checkout.created_at,
    },
    ...{ subject: { id: `Oleh-oleh ${code}`, en: `Souvenirs ${code}` }, payer_name, payer_email, payer_phone },
    share_token: secretOf(`share ${order_id}`),
  }
  const lines = asks.map((line, i) => ({ ...line, id: idOf(`line ${order_id} ${i}`), invoice_id, position: i + 1 }))
  return { invoice, lines, payment: paid_at ? paymentRow(placed, invoice, paid_at) : undefined }
}

function paymentRow(placed: Placed, invoice: Invoice, paid_at: Date): Payment {
  const { gateway, kind, id: method_id, code: method_code } = methodOf(placed)
  const key = `payment ${invoice.id}`
  const created_at = addMs(paid_at, -5 * minuteMs)
  return {
    ...{ id: idOf(key), invoice_id: invoice.id, payment_number: `P${codeOf(key, 12)}`, gateway, kind, method_id },
    ...{ method_code, amount: invoice.amount, state: 'paid', is_settling: true, paid_at, ask_at: null, created_at },
    ...{ timezone: 'Asia/Jakarta', reference: `DEMO-${codeOf(key, 10)}`, pay_code: `8808${digitsOf(key, 12)}` },
    expires_at: expiryOf(kind, invoice.due_at, created_at),
  }
}

type Moved = { event: PaymentLedgerEvent; payment: Payment; amount: number; refund_id: string | null; at: Date }

function entriesFor({ event, payment, amount, refund_id, at }: Moved): Entry[] {
  const name = `${event} ${refund_id ?? payment.id}`
  const of = { gateway: payment.gateway, amount: rupiah(amount), standing: 'paid_for_orders', via: 'transfer' } as const
  return pairOf({ event, ...of }).map((entry, i) => ({
    ...{ ...entry, id: idOf(`entry ${name} ${i}`), transaction_id: idOf(`entries ${name}`), event },
    ...{ payment_id: payment.id, invoice_id: payment.invoice_id, refund_id, created_at: at },
  }))
}

type Billed = { lines: readonly Line[]; payment: Payment }

const linesOf = (placed: Placed, number: number, { lines }: Billed): Line[] => {
  const items = itemsOfOrder({ number, lines: lineRows(placed, number) })
  return lines.filter(({ item }) => items.includes(item))
}

const backReasons = new Map<string, RefundReason>([
  ['rejected', refundReasons.store_rejected],
  ['cancelled', refundReasons.cancel_granted],
])

/** What was paid for an order that was rejected or called off has gone back. */
function backOf(placed: Placed, number: number, billed: Billed): Money {
  const { ended_at: decided_at, state } = orderRow(placed, number)
  const reason = backReasons.get(state)
  if (!reason || !decided_at) return none()
  const { payment } = billed
  const own = linesOf(placed, number, billed)
  const id = idOf(`refund ${payment.id} ${number}`)
  const amount = sumRupiah(own.map((line) => rupiah(line.amount)))
  const [sent_at, confirmed_at] = [addMs(decided_at, dayMs), addMs(decided_at, 3 * dayMs)]
  const reference = `BCA-${digitsOf(`transfer ${id}`, 8)}`
  const refund: Refund = {
    ...{ id, payment_id: payment.id, amount, state: 'confirmed', reason, reference },
    ...{ via: 'transfer', decided_at, sent_at, confirmed_at },
  }
  const of = { invoice_id: payment.invoice_id, payment_id: payment.id, refund_id: id, state: 'paid' }
  const desk = { ...of, actor: 'staff' as const, actor_id: staffId('keuangan@rihla.test'), reason: reference }
  const moved = { payment, amount, refund_id: id }
  return {
    ...none(),
    refunds: [refund],
    refund_lines: own.map((line) => ({ refund_id: id, invoice_line_id: line.id, amount: line.amount })),
    steps: [
      { ...of, event: 'flag_refund', actor: 'house', reason, at: decided_at },
      { ...desk, event: 'refund', at: sent_at },
      { ...desk, event: 'confirm_refund', at: confirmed_at },
    ],
    entries: [
      ...entriesFor({ ...moved, event: 'refund_due', at: decided_at }),
      ...entriesFor({ ...moved, event: 'refund_sent', at: sent_at }),
      ...entriesFor({ ...moved, event: 'refund_confirmed', at: confirmed_at }),
    ],
  }
}

/** What the store of a completed order has earned of it. */
function earnedOf(placed: Placed, number: number, billed: Billed & { basis_points: number }) {
  const { state, ended_at, store_id, tenant_id, checkout_id, code } = orderRow(placed, number)
  if (state !== 'completed' || !ended_at) return { earnings: [], entries: [] }
  const rows = linesOf(placed, number, billed).map(({ item, amount }) => ({
    ...{ id: idOf(`earning ${checkout_id} ${item}`), tenant_id, payee_kind: 'store' as const, payee_id: store_id },
    ...{ order_kind: 'souvenir', order_id: checkout_id, item, amount, reason: code, created_at: ended_at },
    fee: feeOf(amount, { payee_kind: 'store', basis_points: billed.basis_points }),
  }))
  const [takes, gives] = payeeMoves.earned
  const entries = rows.flatMap(({ id, amount }) =>
    pair(takes, gives, rupiah(amount)).map((entry, i) => ({
      ...{ ...entry, id: idOf(`entry earned ${id} ${i}`), transaction_id: idOf(`entries earned ${id}`) },
      ...{ event: 'earned' as const, source_id: id, created_at: ended_at },
    })),
  )
  return { earnings: rows, entries }
}

/** An invoice that nobody paid in time ends with its order. */
function ranOut(placed: Placed, { id: invoice_id, state }: Invoice): Money['steps'] {
  const { ended_at: at } = orderRow(placed, 1)
  if (state !== 'expired' || !at) return []
  return [{ invoice_id, state, event: 'expire', actor: 'clock', reason: 'not paid', at }]
}

/** The one invoice of a checkout, with what was paid, went back and was earned. */
export function moneyOf(placed: Placed, basis_points: number): SouvenirMoney {
  const { invoice, lines, payment } = billOf(placed)
  const by = { actor: 'member' as const, actor_id: placed.buyer.id }
  const of = { invoice_id: invoice.id }
  const issued = { ...of, ...by, event: 'issue', state: 'waiting', reason: 'checkout', at: invoice.created_at }
  if (!payment?.paid_at) {
    const steps = [issued, ...ranOut(placed, invoice)]
    return { ...none(), invoices: [invoice], lines, steps, earnings: [] }
  }
  const billed = { lines, payment, basis_points }
  const backs = numbersOf(placed).map((number) => backOf(placed, number, billed))
  const earned = numbersOf(placed).map((number) => earnedOf(placed, number, billed))
  const paid = { event: 'pay', state: 'paid', actor: 'gateway' as const, reason: 'notification', at: payment.paid_at }
  const tried = { ...of, payment_id: payment.id }
  const received = { event: 'payment_received', payment, amount: payment.amount, refund_id: null } as const
  return {
    ...{ invoices: [invoice], lines, payments: [payment] },
    refunds: backs.flatMap((back) => back.refunds),
    refund_lines: backs.flatMap((back) => back.refund_lines),
    steps: [
      issued,
      { ...tried, ...by, event: 'start', state: 'pending', reason: payment.method_id, at: payment.created_at },
      { ...tried, ...paid },
      { ...of, ...paid },
      ...backs.flatMap((back) => back.steps),
    ],
    entries: [
      ...entriesFor({ ...received, at: payment.paid_at }),
      ...backs.flatMap((back) => back.entries),
      ...earned.flatMap((one) => one.entries),
    ],
    earnings: earned.flatMap((one) => one.earnings),
  }
}
