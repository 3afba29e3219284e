import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { jakartaDate } from '#core/time.ts'
import { findSellable } from '#modules/catalogue/module.ts'
import {
  lockInvoicesOf,
  onInvoiceExpired,
  onInvoiceOverdue,
  onInvoicePaid,
  onLatePayment,
  onPaymentStarting,
  refundDue,
  voidInvoices,
} from '#modules/payment/module.ts'
import { stepOfRun } from '../rules/departure-run.ts'
import { endReasons } from '../rules/machine.ts'
import { listRunKinds } from '../store.runs.ts'
import { type BookingRow, findMine, lockBooking } from '../store.ts'
import { releaseHold } from './end.ts'
import { retakeOrder } from './late-payment.ts'
import { startBooking } from './start.ts'
import { transition } from './transition.ts'

type InvoiceEvent = { invoice: { order_kind: string; order_id: string; position: number; stage: string } }

/** The booking an invoice is for, locked; the invoice's own lock is held already. */
const bookingFor = async (db: Db, { invoice }: InvoiceEvent): Promise<BookingRow | undefined> =>
  invoice.order_kind === 'booking' ? lockBooking(db, invoice.order_id) : undefined

/** Subscribes to the payment events of a booking. */
export function listenToPayments(): void {
  // A licence may be lost between the order and the next payment: nobody is asked for money for a journey that may not be made.
  onPaymentStarting(async (db, { invoice, now }) => {
    const { order_kind, order_id: id, tenant_id, user_id } = invoice
    const booking = order_kind === 'booking' ? await findMine(db, { id, tenant_id, user_id }) : undefined
    if (booking && (await isCalledOff(db, booking))) return codes.invoice_ended
    const sold = booking && (await findSellable(db, booking, { tenant_id, today: jakartaDate(now) }))
    return sold && !sold.is_licensed ? codes.licence_not_good : null
  })
  onInvoicePaid(async (db, news) => {
    const booking = await bookingFor(db, news)
    if (booking) await applyPaid(db, booking, news)
  })
  onInvoiceExpired(async (db, news) => {
    const booking = await bookingFor(db, news)
    if (booking?.state === 'awaiting_payment') await applyExpired(db, booking, news.now)
  })
  onInvoiceOverdue(async (db, news) => {
    const booking = await bookingFor(db, news)
    if (booking?.state === 'in_progress') await applyOverdue(db, booking, news.now)
  })
  // The seats are retaken here, or the money goes back: nobody is both seated and refused.
  onLatePayment(async (db, news) => {
    if (news.invoice.order_kind !== 'booking') return false
    // All of them before the booking: what is still to come of the order is to be paid again.
    await lockInvoicesOf(db, news.invoice.order_id)
    const booking = await bookingFor(db, news)
    // What the bank approved has lapsed with the day to pay it.
    if (booking?.plan === 'financing') return false
    return booking?.state === 'expired' && retakeOrder(db, booking, news.now)
  })
}

/** An order that was being placed as its date was called off: it will be cancelled, whether or not that was seen yet. */
const isCalledOff = async (db: Db, { departure_id, state }: BookingRow): Promise<boolean> =>
  (await listRunKinds(db, departure_id)).some((kind) => stepOfRun(kind, state) === 'cancel')

type Paid = InvoiceEvent & { payment: { id: string }; now: Date }

async function applyPaid(db: Db, booking: BookingRow, { invoice, payment, now }: Paid): Promise<void> {
  const { state } = booking
  if (state === 'awaiting_payment' || state === 'expired') {
    const event = state === 'expired' ? 'start_late' : 'start'
    await startBooking(db, booking, { event, actor: 'gateway', reason: 'the first invoice is paid', now })
    return
  }
  if (state === 'in_progress') {
    const why = { event: 'settle', actor: 'gateway', reason: invoice.stage } as const
    await transition(db, booking, { ...why, to: { overdue_at: null }, now })
    return
  }
  await refundDue(db, { payment_id: payment.id, actor: 'house', reason: `booking ${state}` }, now)
}

/** The first invoice ran out: seats and promo go back, and nothing of it is to be paid any more. */
async function applyExpired(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const why = { event: 'expire', actor: 'clock', reason: 'the first invoice ran out' } as const
  const effects = async () => {
    await voidInvoices(db, { order_id: booking.id, actor: 'house', reason: 'the order ran out' }, now)
    await releaseHold(db, booking, now)
  }
  await transition(db, booking, { ...why, to: { ended_at: now, end_reason: endReasons.invoice }, effects, now })
}

/** An overdue settlement leaves the booking in progress, flagged; the partner decides. */
async function applyOverdue(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const why = { event: 'overdue', actor: 'clock', reason: 'the settlement is overdue' } as const
  await transition(db, booking, { ...why, to: { overdue_at: now }, now })
}
