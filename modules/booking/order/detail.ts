import type { z } from 'zod'
import type { MemberCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { partnerContact } from '#modules/partner/module.ts'
import { historyOf, invoicesOf, refundsOf, timezonesOf } from '#modules/payment/module.ts'
import { hasAllDocuments } from '../documents/documents.ts'
import { voucherUrl } from '../printing/voucher-url.ts'
import { hasDeparted } from '../rules/departed.ts'
import { documentEvents, type MoneyEvent, moneyEvents } from '../rules/timeline.ts'
import { hasVoucher } from '../rules/voucher.ts'
import type { bookedPartner, booking as bookingShape, timelineStep } from '../shapes.ts'
import { hasFeedback } from '../store.feedback.ts'
import { type BookingRow, type HistoryRow, listHistory } from '../store.ts'
import { orderFacts } from './load.ts'
import { type InvoiceRow, invoiceView, orderView } from './view.ts'

type Ctx = Pick<MemberCtx, 'db' | 'tenant' | 'user' | 'now' | 'language'>
type Step = z.output<typeof timelineStep>
type MoneyRow = Awaited<ReturnType<typeof historyOf>>[number]

/** An order with all its owner may know of it. */
export async function showBooking(ctx: Ctx, booking: BookingRow): Promise<z.output<typeof bookingShape>> {
  const { db } = ctx
  const facts = await orderFacts(ctx, booking)
  const history = await listHistory(db, booking.id)
  const invoices = (await invoicesOf(db, [booking.id])).get(booking.id) ?? []
  const is_participants_complete = await hasAllDocuments(db, booking)
  const is_reviewed = await hasFeedback(db, booking.id)
  const partner = await partnerContact(db, { ...booking, kind: facts.bookable.kind }, ctx.now)
  const money =
    invoices.length === 0
      ? []
      : await historyOf(
          db,
          invoices.map(({ id }) => id),
        )
  const refunds = money.some(({ refund_id }) => refund_id !== null) ? await refundsOf(db, booking.id) : []
  // What goes back to a financing bank is not the member's: they are told of it with their application.
  const toBank = new Set(refunds.filter(({ kind }) => kind === 'transfer').map(({ refund }) => refund.id))
  const own = money.filter(({ refund_id }) => refund_id === null || !toBank.has(refund_id))
  return {
    ...orderView(facts, ctx),
    created_at: booking.created_at.toISOString(),
    checked_out_at: booking.checked_out_at?.toISOString() ?? null,
    started_at: booking.started_at?.toISOString() ?? null,
    ended_at: booking.ended_at?.toISOString() ?? null,
    end_reason: booking.end_reason,
    is_overdue: booking.overdue_at !== null,
    invoices: invoices.map(invoiceView),
    timezone: (await timezonesOf(db, [booking.id])).get(booking.id) ?? null,
    paid_amount: paidAmount(invoices, refunds),
    timeline: timelineOf(history, own, amountsOf(invoices, refunds)),
    refunded_to: [...new Set(refunds.flatMap(refundedTo))],
    is_participants_complete,
    is_reviewed,
    partner: contactView(partner),
    voucher_url: hasVoucher(booking.state, invoices) ? voucherUrl(booking, ctx) : null,
    reschedule: rescheduleOf(booking, ctx.now),
  }
}

function contactView(partner: Awaited<ReturnType<typeof partnerContact>>): z.output<typeof bookedPartner> {
  if (!partner) throw new Error('a booking has no partner')
  const { name, slug, phone_number, email, licences } = partner
  const [first] = licences
  return {
    name,
    slug,
    phone_number,
    email,
    licence_kind: first?.kind ?? '',
    licence_number: first?.number ?? '',
    licences,
  }
}

const rescheduleOf = ({ moved_from, state, departs_on }: BookingRow, now: Date) =>
  moved_from && {
    departs_on: moved_from.departs_on,
    returns_on: moved_from.returns_on,
    reason: moved_from.reason,
    can_decline: state === 'in_progress' && !hasDeparted({ departs_on }, jakartaDate(now)),
  }

type Refunds = Awaited<ReturnType<typeof refundsOf>>

/** What of the order is paid and stays so: money that goes back is not. */
function paidAmount(invoices: readonly InvoiceRow[], refunds: Refunds): number {
  const paid = invoices.reduce((sum, { state, amount }) => sum + (state === 'paid' ? amount : 0), 0)
  return refunds.reduce((sum, { refund, is_settling }) => sum - (is_settling ? refund.amount : 0), paid)
}

/** Where a refund went, once it is sent. */
function refundedTo({ refund: { state, via }, kind }: Refunds[number]) {
  if (kind === 'transfer' || (state !== 'sent' && state !== 'confirmed')) return []
  return [via === 'gateway' && kind !== 'virtual_account' ? kind : ('bank' as const)]
}

/** What each step of the money was about, by the invoice or the refund. */
const amountsOf = (invoices: readonly InvoiceRow[], refunds: Refunds): ReadonlyMap<string, number> =>
  new Map([...invoices, ...refunds.map(({ refund }) => refund)].map(({ id, amount }) => [id, amount]))

// What a payer did, or what was done with the money; the rest of an attempt's life is the payment page's.
const paymentEvents: Readonly<Record<string, MoneyEvent>> = {
  pay: moneyEvents.invoice_paid,
  pay_late: moneyEvents.invoice_paid,
  flag_refund: moneyEvents.refund_due,
  refund: moneyEvents.refunded,
  confirm_refund: moneyEvents.refund_arrived,
  move_due: moneyEvents.due_moved,
}

/** That a document was accepted stands beside it; a family would have dozens of such lines. */
const isForMember = ({ event }: HistoryRow): boolean => event !== documentEvents.accept

/** What a partner or a member wrote; of a reminder there is only the invoice it was of. */
const hasReason = ({ actor, event }: Pick<HistoryRow, 'actor' | 'event'>): boolean =>
  event !== 'remind' && (actor === 'staff' || event === 'correct')

/** Booking and money in one line of time, oldest first. */
function timelineOf(
  history: readonly HistoryRow[],
  money: readonly MoneyRow[],
  amounts: ReadonlyMap<string, number>,
): Step[] {
  const steps = [
    ...history.filter(isForMember).map(({ at, event, state, actor, reason, change }) => ({
      at: at.toISOString(),
      event,
      status: state,
      actor,
      reason: hasReason({ actor, event }) ? reason : null,
      amount: null,
      change: change && { name: change.name ?? null, birth_date: change.birth_date ?? null },
    })),
    ...money.flatMap(({ at, event, actor, payment_id, invoice_id, refund_id }) => {
      const name = paymentEvents[event]
      // A payment is told once: by its invoice, except where only the attempt knows of it.
      const isTwin = name === moneyEvents.invoice_paid && payment_id !== null
      if (!name || isTwin) return []
      return [
        {
          at: at.toISOString(),
          event: name,
          status: null,
          actor,
          reason: null,
          amount: amounts.get(refund_id ?? invoice_id) ?? null,
          change: null,
        },
      ]
    }),
  ]
  return steps.sort((a, b) => a.at.localeCompare(b.at))
}
