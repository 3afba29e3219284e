import type { Db, MemberCtx } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { sellSeats } from '#modules/catalogue/module.ts'
import type { DatedRules } from '#modules/dated-rules/rules/keys.ts'
import { issueInvoices } from '#modules/payment/module.ts'
import { tellBookingStarted, tellCheckedOut } from '../events.ts'
import { step } from '../lifecycle/end.ts'
import { invoiceView } from '../order/view.ts'
import type { BookingRow } from '../store.ts'
import { capUnpaid, type Sellable } from './hold.ts'

type Ctx = Pick<MemberCtx, 'tenant' | 'user' | 'now' | 'language'>

/** By what an order is placed: until when its date is sold, and the numbers in force. */
export type OrderTerms = { offer: Pick<Sellable, 'closes_at'>; rules: DatedRules }
type Ready = { phones: readonly string[]; cart: Pick<BookingRow, 'id' | 'seats'>; rules: DatedRules }

/** Whether the member may have this cart as an unpaid order, beside what these phones keep. */
export const capOrder = (ctx: Ctx, db: Db, { phones, cart, rules }: Ready): Promise<void> =>
  capUnpaid({ ...ctx, db }, { phones, seats: cart.seats, except: [cart.id], rules })

type Priced = { cart: BookingRow; change: Partial<BookingRow>; terms: OrderTerms }

/** Orders a locked cart whose price was just computed, and writes what changed with it: frozen; invoices; history; news. */
export async function placePriced({ now, user }: Ctx, db: Db, { cart, change, terms }: Priced) {
  const why = { event: 'checkout', actor: 'member', actor_id: user.id, reason: 'ordered' } as const
  const to = { ...change, checked_out_at: now, hold_expires_at: null }
  const booking = await step(db, cart, { ...why, to, now })
  const { closes_at } = terms.offer
  const invoices = await issueInvoices(db, { ...invoicedOrder(booking), closes_at, terms: terms.rules }, now)
  await tellCheckedOut(db, { booking, invoices, reason: '', now })
  const standing = invoices.length === 0 ? await startFree(db, booking, now) : booking
  return {
    booking_id: booking.id,
    status: standing.state,
    invoices: invoices.map(invoiceView),
    verification: null,
  }
}

/** A promo that takes everything leaves nothing to pay: the journey is theirs at once. */
async function startFree(db: Db, booking: BookingRow, now: Date): Promise<BookingRow> {
  const why = { event: 'start', actor: 'house', reason: 'nothing to pay' } as const
  const started = await step(db, booking, { ...why, to: { started_at: now }, now })
  if (!(await sellSeats(db, booking))) throw new Error(`booking ${booking.id} held no seats`)
  await tellBookingStarted(db, { booking: started, reason: '', now })
  return started
}

function invoicedOrder(booking: BookingRow) {
  const { name, email, phone_number } = booking
  if (!name || !email || !phone_number) throw new Error(`booking ${booking.id} was ordered without a contact`)
  return {
    kind: 'booking' as const,
    order_id: booking.id,
    tenant_id: booking.tenant_id,
    user_id: booking.user_id,
    subject: booking.product_name,
    payer: { name, email, phone_number },
    total: rupiah(booking.total),
    plan: booking.plan,
    down_payment: rupiah(booking.down_payment),
    departs_on: booking.departs_on,
  }
}
