import type { Db, MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { provePhone } from '#modules/identity/module.ts'
import { issueInvoices, lockInvoicesOf, voidInvoices } from '#modules/payment/module.ts'
import { endOfDay, settlementDay } from '#modules/payment/rules/payment-schedule.ts'
import { type Filled, fillIn } from '../cart/fill-in.ts'
import { availableDate } from '../cart/hold.ts'
import { rulesOf } from '../cart/party-rules.ts'
import { sendCodeUnlessSent } from '../cart/phone-code.ts'
import { invoicedOrder } from '../cart/place.ts'
import { tellChanged } from '../events.ts'
import { lockCartPlaces } from '../order/load.ts'
import type { BookingPorts } from '../ports.ts'
import { endReasons } from '../rules/machine.ts'
import { maskedPhone } from '../rules/masked-phone.ts'
import { type BookingChange, type BookingRow, lockBooking, updateBooking } from '../store.ts'
import { releaseHold } from './end.ts'
import { transition } from './transition.ts'

type Ctx = MemberCtx<BookingPorts>
type Priced = { total: number; departs_on: string }
type Application = {
  id: string
  form: Omit<Filled, 'plan'>
  /** What is paid first of that price; refuses what cannot be financed. */
  downPayment: (priced: Priced) => number
  /** Whose sale it is, where a consultant's code was given. */
  consultant?: { affiliate_code: string; consultant_name: string } | undefined
}
type Placed =
  | { is: 'placed'; booking: BookingRow }
  | { is: 'unproven'; phone_number: string; next_allowed_at: string }
  | { is: 'wrong_code' }

/** Orders a cart that a bank is to finance: price frozen, seats held, no invoice yet. A phone not yet proved gets a code first. */
export async function placeFinanced(ctx: Ctx, db: Db, application: Application): Promise<Placed> {
  const { id, form, downPayment, consultant } = application
  const { cart, places } = await lockCartPlaces(ctx, db, id)
  const offer = await availableDate({ ...ctx, db }, cart)
  const terms = { offer, rules: await datedRulesOn(db, jakartaDate(ctx.now)) }
  const filled = await fillIn(ctx, db, { cart, places, terms }, form)
  const down_payment = downPayment({ total: filled.total, departs_on: cart.departs_on })
  const change: BookingChange = { ...filled, ...consultant }
  if (form.code !== undefined) {
    const number = { purpose: 'verify_booking', destination: change.phone_number ?? '', code: form.code } as const
    if (!(await provePhone(ctx, db, number))) return { is: 'wrong_code' }
    change.phone_verified_at = ctx.now
  }
  if (!change.phone_verified_at) return sendCode(ctx, db, { cart, change })
  const why = { event: 'apply', actor: 'member', actor_id: ctx.user.id, reason: 'a bank is asked' } as const
  const ordered = { checked_out_at: ctx.now, hold_expires_at: null, plan: 'financing', down_payment } as const
  const booking = await transition(db, cart, { ...why, to: { ...change, ...ordered }, now: ctx.now })
  return { is: 'placed', booking }
}

async function sendCode(ctx: Ctx, db: Db, { cart, change }: { cart: BookingRow; change: BookingChange }) {
  const { proven_phones: _, ...typed } = change
  const filled = await updateBooking(db, cart, typed)
  await tellChanged(db, { booking_id: cart.id, now: ctx.now })
  const { next_allowed_at } = await sendCodeUnlessSent(ctx, db, filled)
  return { is: 'unproven', phone_number: maskedPhone(filled.phone_number ?? ''), next_allowed_at } as const
}

/** A booking with its invoices, locked in the order that everyone locks them. */
export async function lockFinanced(db: Db, booking_id: string): Promise<BookingRow> {
  await lockInvoicesOf(db, booking_id)
  const booking = await lockBooking(db, booking_id)
  if (!booking) throw new Error(`booking ${booking_id} is gone`)
  return booking
}

/** The bank has approved: the down payment is to be paid by then, the rest by the bank. The booking is locked. */
export async function invoiceFinanced(db: Db, booking: BookingRow, due_at: Date, now: Date): Promise<void> {
  const { total, down_payment, departs_on } = booking
  const rest_due = endOfDay(settlementDay(departs_on, await rulesOf(db, booking, now)))
  const stages = [
    { stage: 'down_payment', amount: rupiah(down_payment), due_at },
    { stage: 'financed', amount: rupiah(total - down_payment), due_at: rest_due > due_at ? rest_due : due_at },
  ] as const
  await issueInvoices(db, { ...invoicedOrder(booking), stages }, now)
  await tellChanged(db, { booking_id: booking.id, now })
}

type End = { actor: 'member' | 'clock' | 'house'; actor_id?: string; reason: string }

/** Nothing comes of the financing: seats and promo go back, and nothing is to be paid. Leaves what has ended already. */
export async function endFinanced(db: Db, booking: BookingRow, why: End, now: Date): Promise<void> {
  if (booking.state !== 'awaiting_payment') return
  const effects = async () => {
    await voidInvoices(db, { order_id: booking.id, actor: 'house', reason: why.reason }, now)
    await releaseHold(db, booking, now)
  }
  const to = { ended_at: now, end_reason: endReasons.financing }
  await transition(db, booking, { ...why, event: 'end_financing', to, effects, now })
}
