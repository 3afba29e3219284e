import { formatDay, formatNumber } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { BookingEvent } from '#modules/booking/rules/machine.ts'
import { type MoneyEvent, moneyEvents } from '#modules/booking/rules/timeline.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import { shownInvoices } from '../../components/orders/invoices.server.ts'
import { payPath } from '../../components/orders/shown.server.ts'
import { orderWords } from '../../components/orders/words.ts'
import { requestPath } from '../../components/private/paths.ts'
import type { AlertTone } from '../../ui/alert.tsx'
import { type Booking, momentOf, money, type Reader } from './facts.server.ts'
import { words } from './words.ts'

type Notice = { tone: AlertTone; title: string; text: string; action?: { label: string; path: string } }

/** What somebody who opens the order has to know first. */
export function noticesOf(booking: Booking, { language }: Reader): Notice[] {
  const say = words(language)
  if (booking.status === 'cancelled') {
    const why = whyEnded(booking, say)
    return [
      { tone: 'danger', title: say.cancelledTitle, text: [why, refundOf(booking, language)].filter(Boolean).join(' ') },
    ]
  }
  if (booking.status === 'expired') {
    const again = { label: say.bookAgain, path: `/product/${booking.product.slug}` }
    const request = { label: say.seeRequest, path: requestPath(booking.booking_id) }
    const next = booking.is_private
      ? { text: say.expiredPrivate, action: request }
      : { text: say.expiredText, action: again }
    return [{ tone: 'warning', title: say.expiredTitle, ...next }]
  }
  const refund = refundOf(booking, language)
  const refunds: Notice[] = refund ? [{ tone: 'info', title: say.refundTitle, text: refund }] : []
  const due = stillDue(booking.invoices)
  if (!booking.is_overdue || !due) return refunds
  const when = formatDay(new Date(due.next.due_at), language)
  const text = say.overdueText(money(due.amount, language), when, booking.partner.name)
  return [{ tone: 'danger', title: say.overdueTitle, text }, ...refunds]
}

/** In words: a member who declined a date knows why, a partner gave a reason. */
function whyEnded({ timeline, end_reason }: Booking, say: ReturnType<typeof words>): string {
  const decline: BookingEvent = 'decline'
  if (timeline.some(({ event }) => event === decline)) return `${say.declined}.`
  return end_reason ? `${say.reason(end_reason)}.` : ''
}

/** Where the money is that goes back: on its way, or there. */
function refundOf({ timeline, refunded_to }: Booking, language: Language): string {
  const say = words(language)
  const sum = (event: MoneyEvent) =>
    timeline.reduce((amount, step) => amount + (step.event === event ? (step.amount ?? 0) : 0), 0)
  const [due, back] = [sum(moneyEvents.refund_due), sum(moneyEvents.refunded)]
  if (due === 0) return ''
  if (back < due) return say.refundDue(money(due - back, language))
  const where = { card: say.backToCard, qris: say.backToQris, ewallet: say.backToWallet, bank: say.backToBank }
  return [say.refunded(money(back, language)), ...refunded_to.map((place) => where[place])].join(' ')
}

/** What is to be paid next, and until when. */
export function payOf(booking: Booking, reader: Reader) {
  const say = words(reader.language)
  const names = orderWords(reader.language)
  const { booking_id: id, product, is_private, hold_expires_at } = booking
  if (booking.status === 'cart' && hold_expires_at) {
    const text = names.heldUntil(momentOf(hold_expires_at, reader))
    const path = payPath({ id, product_id: product.id })
    return { title: say.holdTitle, amount: '', text, end: Date.parse(hold_expires_at), path, label: names.continue }
  }
  const due = stillDue(booking.invoices)
  if (!due || due.next.is_overdue) return undefined
  const { next, later } = due
  const afterwards = later.map(({ amount, due_at }) =>
    say.payLater(money(amount, reader.language), momentOf(due_at, reader)),
  )
  return {
    title: say.toPay(names[next.stage]),
    amount: money(next.amount, reader.language),
    text: [say.payBy(momentOf(next.due_at, reader)), ...afterwards].join('. '),
    end: Date.parse(next.due_at),
    path: payPath({ id, product_id: product.id, is_private, invoice: next.invoice_code }),
    label: names.payNow,
  }
}

export const invoicesOf = ({ booking_id: id, invoices }: Booking, reader: Reader) =>
  shownInvoices({ id, invoices }, reader)

export function priceOf({ price, addons, promo, paid_amount, invoices }: Booking, { language }: Reader) {
  const say = words(language)
  const due = stillDue(invoices)
  const times = (name: string, quantity: number) => `${name} × ${formatNumber(quantity, language)}`
  return {
    title: say.price,
    rows: [
      ...price.lines.map(({ kind, quantity, amount }) => ({
        label: times(say[kind], quantity),
        amount: money(amount, language),
      })),
      ...addons
        .filter(({ quantity }) => quantity > 0)
        .map((addon) => ({
          label: times(addon.name, addon.quantity),
          amount: money(addon.price * addon.quantity, language),
        })),
      ...(price.discount > 0
        ? [{ label: say.discount(promo?.code ?? ''), amount: money(-price.discount, language) }]
        : []),
    ],
    total: {
      ...{ label: say.total, amount: money(price.total, language) },
      // Indonesian, as on any receipt: no help to who reads English.
      words: language === 'id' ? `${say.inWords}: ${price.total_words}` : '',
    },
    paid: paid_amount > 0 ? { label: say.paidSoFar, amount: money(paid_amount, language) } : undefined,
    rest: paid_amount > 0 && due ? { label: say.stillDue, amount: money(due.amount, language) } : undefined,
  }
}
