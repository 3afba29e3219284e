import { channel } from '#core/channel.ts'
import type { issueInvoices } from '#modules/payment/module.ts'
import type { BookingRow } from './store.ts'

/** What dependent modules are told, inside the transaction that made it true. `reason` is for people: why it ended or moved. */
export type BookingNews = { booking: BookingRow; reason: string; now: Date }

/** With the invoices that were just made, in the order they are paid. */
export type CheckedOutNews = BookingNews & { invoices: Awaited<ReturnType<typeof issueInvoices>> }

/** What the app that somebody checks out with sent as its address for messages, unchecked. */
export type AppToken = { user_id: string; device_id: string; token: string; now: Date }

const appToken = channel<AppToken>()
const checkedOut = channel<CheckedOutNews>()
const expired = channel<BookingNews>()
const started = channel<BookingNews>()
const completed = channel<BookingNews>()
const cancelled = channel<BookingNews>()
const rescheduled = channel<BookingNews>()

/** `booking.app_token`: with every checkout that has one. */
export const onAppToken = appToken.on
/** `booking.checked_out`: its invoices are there. */
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

export const tellAppToken = appToken.tell
export const tellCheckedOut = checkedOut.tell
export const tellBookingExpired = expired.tell
export const tellBookingStarted = started.tell
export const tellBookingCompleted = completed.tell
export const tellBookingCancelled = cancelled.tell
export const tellBookingRescheduled = rescheduled.tell
