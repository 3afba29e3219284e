import type { Db, MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { issueInvoices } from '#modules/payment/module.ts'
import { stagesOf } from '#modules/payment/rules/payment-schedule.ts'
import { startBooking } from '../lifecycle/start.ts'
import { transition } from '../lifecycle/transition.ts'
import { invoiceView } from '../order/view.ts'
import { linesOf } from '../rules/lines.ts'
import type { BookingChange, BookingRow } from '../store.ts'
import { capUnpaid, type Sellable } from './hold.ts'

type Ctx = Pick<MemberCtx, 'tenant' | 'user' | 'now' | 'language'>

/** By what an order is placed: until when its date is sold, and the numbers in force. */
export type OrderTerms = { offer: Pick<Sellable, 'closes_at'>; rules: DatedRules }
type Ready = { phones: readonly string[]; cart: Pick<BookingRow, 'id' | 'seats'>; rules: DatedRules }

/** Whether the member may have this cart as an unpaid order, beside what these phones keep. */
export const capOrder = (ctx: Ctx, db: Db, { phones, cart, rules }: Ready): Promise<void> =>
  capUnpaid({ ...ctx, db }, { phones, seats: cart.seats, except: [cart.id], rules })

type Priced = { cart: BookingRow; change: BookingChange; terms: OrderTerms }

/** Orders a locked cart whose price was just computed, and writes what changed with it: frozen; invoices; history; news. */
export async function placePriced({ now, user }: Ctx, db: Db, { cart, change, terms }: Priced) {
  const why = { event: 'checkout', actor: 'member', actor_id: user.id, reason: 'ordered' } as const
  const to = { ...change, checked_out_at: now, hold_expires_at: null }
  const order = { ...cart, ...change, state: cart.state }
  const { closes_at } = terms.offer
  const plan = order.plan === 'down_payment' ? 'down_payment' : 'full'
  const price = { total: rupiah(order.total), down_payment: rupiah(order.down_payment) }
  const stages = stagesOf({ ...price, plan, departs_on: order.departs_on, closes_at, terms: terms.rules }, now)
  const invoices = await issueInvoices(db, { ...invoicedOrder(order), stages }, now)
  const booking = await transition(db, cart, { ...why, to, invoices, now })
  // A promo that takes everything leaves nothing to pay: the journey is theirs at once.
  const free = { event: 'start', actor: 'house', reason: 'nothing to pay' } as const
  const standing = invoices.length === 0 ? await startBooking(db, booking, { ...free, now }) : booking
  return {
    booking_id: booking.id,
    status: standing.state,
    invoices: invoices.map(invoiceView),
    verification: null,
  }
}

/** An order as its invoices are made out. */
export function invoicedOrder(booking: BookingRow) {
  const { name, email, phone_number } = booking
  if (!name || !email || !phone_number) throw new Error(`booking ${booking.id} was ordered without a contact`)
  return {
    kind: 'booking' as const,
    order_id: booking.id,
    tenant_id: booking.tenant_id,
    user_id: booking.user_id,
    subject: booking.product_name,
    payer: { name, email, phone_number },
    lines: linesOf(booking),
  }
}
