import type { Db } from '#core/context.ts'
import { formatDay, formatMoment, formatRupiah } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import type { onBookingStarted, onDocumentRejected } from '#modules/booking/module.ts'
import { endReasons } from '#modules/booking/rules/machine.ts'
import { kindsIn } from '#modules/booking/rules/price.ts'
import { sellableDays } from '#modules/catalogue/module.ts'
import { orderPage } from '#modules/payment/rules/order-kinds.ts'
import { stillDue } from '#modules/payment/rules/outstanding.ts'
import { type Notice, notifyAfter } from './notify.ts'
import { type Due, stillOwed } from './still-due.ts'
import { type News, words } from './words.ts'

type BookingNews = Parameters<Parameters<typeof onBookingStarted>[0]>[1]
type RejectedDocument = Parameters<Parameters<typeof onDocumentRejected>[0]>[1]
type NoticeContent = Pick<Notice, 'once_key' | 'news' | 'by' | 'order_id'>
type Say = ReturnType<typeof words>

/** Tells something of a booking, to its member, leading to its order. */
const tellOf = (
  db: Db,
  { booking, now }: Pick<BookingNews, 'booking' | 'now'>,
  content: NoticeContent,
): Promise<void> => {
  const { id, tenant_id, user_id } = booking
  const link = orderPage({ order_kind: 'booking', order_id: id })
  return notifyAfter(db, { notice: { tenant_id, user_id, category: 'orders', link, ...content }, now })
}

/** The same in both languages, from the words of each. */
const inWords =
  (make: (say: Say, language: Language, due: Due) => News): Notice['news'] =>
  (language, due) =>
    make(words(language), language, due)

/** What to pay now, by when, and what follows. */
export async function tellCheckedOut(db: Db, news: BookingNews): Promise<void> {
  const { id, code, product_name } = news.booking
  const due = stillDue(news.invoices)
  // What costs nothing has nothing to pay: it is told as begun.
  if (!due) return
  const { next: first, later: afterwards } = due
  const money = (amount: number, language: Language) => formatRupiah(rupiah(amount), language)
  const text = inWords((say, language) => {
    const later = afterwards.map((rest) =>
      say.laterToo(money(rest.amount, language), formatMoment(rest.due_at, language)),
    )
    return {
      title: say.checkedOut,
      text: say.checkedOutText(
        money(first.amount, language),
        product_name[language],
        formatMoment(first.due_at, language),
      ),
      more: [...later, say.orderCode(code)],
      action: say.payNow,
    }
  })
  await tellOf(db, news, { once_key: `checked_out:${id}`, by: ['mail', 'push'], news: text })
}

/** Only of a hold: an invoice that ran out is told by payment's own news, under the same key. */
export async function tellBookingExpired(db: Db, news: BookingNews): Promise<void> {
  if (news.booking.end_reason !== endReasons.hold) return
  const text = inWords((say, language) => ({
    title: say.holdOver,
    text: say.holdOverText(news.booking.product_name[language]),
    more: [],
    action: say.seeOrder,
  }))
  await tellOf(db, news, { once_key: `expired:${news.booking.id}`, by: [], news: text })
}

/** Comes with the receipt of the first payment, which also rings: this one does not. */
export function tellStarted(db: Db, news: BookingNews): Promise<void> {
  const { id, code, departs_on, product_name, plan } = news.booking
  const text = inWords((say, language, due) => ({
    title: say.started,
    text: say.startedText(product_name[language], formatDay(departs_on, language)),
    more: [...stillOwed(due, language), say.orderCode(code)],
    action: say.addDocuments,
  }))
  // Paid in one, it owes nothing.
  const order_id = plan === 'full' ? undefined : id
  return tellOf(db, news, { once_key: `started:${id}`, by: ['mail'], news: text, order_id })
}

export function tellCompleted(db: Db, news: BookingNews): Promise<void> {
  const { id, product_name } = news.booking
  const text = inWords((say, language) => ({
    title: say.completed,
    text: say.completedText(product_name[language]),
    more: [],
    action: say.giveFeedback,
  }))
  return tellOf(db, news, { once_key: `completed:${id}`, by: ['mail', 'push'], news: text })
}

/** By the partner, with its reason; or because the member declined another date, and then there is none to give. */
export async function tellCancelled(db: Db, news: BookingNews): Promise<void> {
  const { id, code, product_name, moved_from } = news.booking
  // What booking says where the member declined, and not the partner wrote.
  const isDeclined = moved_from !== null && news.reason === endReasons.declined
  // Whose journey was called off may still want to travel; who said no to a date has chosen.
  const days = isDeclined ? [] : await otherDays(db, news)
  const text = inWords((say, language) => {
    const product = product_name[language]
    return {
      title: say.cancelled,
      text: isDeclined ? say.declinedText(product) : say.cancelledText(product, news.reason),
      more: [
        say.cancelledNext,
        ...(days.length > 0 ? [say.otherDates(days.map((day) => formatDay(day, language)).join(', '))] : []),
        say.orderCode(code),
      ],
      action: say.seeOrder,
    }
  })
  await tellOf(db, news, { once_key: `cancelled:${id}`, by: ['mail', 'push'], news: text })
}

/** When else the same package leaves with seats, and rooms as theirs, for all of them. */
const otherDays = (db: Db, { booking, now }: BookingNews): Promise<string[]> => {
  const { product_id, departure_id, tenant_id, seats } = booking
  const of = { product_id, except: departure_id, tenant_id, seats, kinds: kindsIn(booking) }
  return sellableDays(db, { ...of, today: jakartaDate(now), now })
}

export function tellRescheduled(db: Db, news: BookingNews): Promise<void> {
  const { id, code, departs_on, departure_id, product_name, moved_from } = news.booking
  const text = inWords((say, language, due) => ({
    title: say.rescheduled,
    text: say.rescheduledText(product_name[language], formatDay(departs_on, language), news.reason),
    more: [
      ...(moved_from ? [say.rescheduledFrom(formatDay(moved_from.departs_on, language))] : []),
      say.rescheduledNext,
      ...stillOwed(due, language),
      say.orderCode(code),
    ],
    action: say.seeOrder,
  }))
  const once_key = `rescheduled:${id}:${departure_id}:${moved_from?.at ?? ''}`
  // Another date moves the day of the settlement with it.
  return tellOf(db, news, { once_key, by: ['mail', 'push'], news: text, order_id: id })
}

/** One of several does not travel; what they paid is told with its refund. */
export async function tellTravellerCancelled(db: Db, news: BookingNews): Promise<void> {
  const { traveller, booking, reason } = news
  if (!traveller) throw new Error('nobody was cancelled')
  const text = inWords((say, language, due) => ({
    title: say.travellerCancelled,
    text: say.travellerCancelledText(traveller.name, booking.product_name[language], reason),
    more: [say.travellerCancelledNext, ...stillOwed(due, language), say.orderCode(booking.code)],
    action: say.seeOrder,
  }))
  const once_key = `traveller_cancelled:${traveller.id}`
  await tellOf(db, news, { once_key, by: ['mail', 'push'], news: text, order_id: booking.id })
}

/** Each time it is asked for: another scan may be no better, and the reason another. */
export function notifyDocumentRejected(db: Db, news: RejectedDocument): Promise<void> {
  const { booking, document, traveller, reason, now } = news
  const text = inWords((say) => ({
    title: say.documentAgain,
    text: say.documentAgainText(say[document.kind], traveller, reason),
    more: [say.orderCode(booking.code)],
    action: say.addDocuments,
  }))
  const once_key = `document_rejected:${document.id}:${now.toISOString()}`
  return tellOf(db, news, { once_key, by: ['mail', 'push'], news: text })
}
