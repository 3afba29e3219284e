import { channel } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { InvoiceNews, issueInvoices } from '#modules/payment/module.ts'
import type { DocumentKind } from './rules/documents.ts'
import type { BookingEmitted } from './rules/machine.ts'
import type { BookingRow } from './store.ts'

/** In the order they are paid. */
export type IssuedInvoices = Awaited<ReturnType<typeof issueInvoices>>

/** What dependent modules are told, inside the transaction that made it true. `reason` is for people: why it ended or moved. */
export type BookingNews = {
  booking: BookingRow
  invoices: IssuedInvoices
  reason: string
  /** Where it is about one of those who travel. */
  traveller?: { id: string; name: string } | undefined
  now: Date
}

/** What the app that somebody checks out with sent as its address for messages, unchecked. */
export type AppToken = { user_id: string; session_id: string; device_id: string; token: string; now: Date }

/** Which booking is another than before, in a list of orders too. */
export type BookingChanged = { booking_id: string; now: Date }

/** A traveller's document that the partner asks for again, and why. */
export type RejectedDocument = {
  booking: BookingRow
  document: { id: string; kind: DocumentKind }
  /** Whose it is. */
  traveller: string
  reason: string
  now: Date
}

/** What of a journey is overdue, and its partner reminds who booked. */
export type SettlementReminder = { booking: BookingRow; invoice: InvoiceNews['invoice']; now: Date }

const appToken = channel<AppToken>()
const documentRejected = channel<RejectedDocument>()
const reminded = channel<SettlementReminder>()
const checkedOut = channel<BookingNews>()
const expired = channel<BookingNews>()
const started = channel<BookingNews>()
const completed = channel<BookingNews>()
const cancelled = channel<BookingNews>()
const rescheduled = channel<BookingNews>()
const travellerCancelled = channel<BookingNews>()
const changed = channel<BookingChanged>()

/** `booking.app_token`: with every checkout that has one. */
export const onAppToken = appToken.on
/** `booking.checked_out`: with its invoices. */
export const onCheckedOut = checkedOut.on
/** `booking.expired`: the hold or the first invoice ran out, the seats are given back. */
export const onBookingExpired = expired.on
/** `booking.started`: the first invoice is paid, the seats are sold. */
export const onBookingStarted = started.on
/** `booking.completed`: all is paid and they are back. */
export const onBookingCompleted = completed.on
/** `booking.cancelled`: by the partner, or by a member who declined another date. */
export const onBookingCancelled = cancelled.on
/** `booking.rescheduled`: the partner moved it to another departure; `reason` says why. */
export const onBookingRescheduled = rescheduled.on
/** `booking.traveller_cancelled`: the partner took one of several out; the others travel. */
export const onTravellerCancelled = travellerCancelled.on
/** `booking.changed`: a cart was made or costs something else, or there was a change of state. Its row is locked. */
export const onBookingChanged = changed.on
/** `booking.document_rejected`: the partner asks for a traveller's document again. */
export const onDocumentRejected = documentRejected.on
/** `booking.reminded`: the partner reminds who booked of a settlement that is overdue. */
export const onSettlementReminded = reminded.on

export const tellAppToken = appToken.tell
/** For whoever writes a booking other than by a transition, which tells by itself. */
export const tellChanged = changed.tell
export const emitDocumentRejected = documentRejected.tell
export const emitReminded = reminded.tell

/** By the names that the machine has; only `lifecycle/transition.ts` emits. */
export const emit: Record<BookingEmitted, (db: Db, news: BookingNews) => Promise<unknown>> = {
  'booking.checked_out': checkedOut.tell,
  'booking.expired': expired.tell,
  'booking.started': started.tell,
  'booking.completed': completed.tell,
  'booking.cancelled': cancelled.tell,
  'booking.rescheduled': rescheduled.tell,
  'booking.traveller_cancelled': travellerCancelled.tell,
}
