import type { Db } from '#core/context.ts'
import { rupiah } from '#core/money.ts'
import { jakartaDate } from '#core/time.ts'
import { releaseSeats } from '#modules/catalogue/module.ts'
import { invoicesOf, lockInvoicesOf, refundsOf } from '#modules/payment/module.ts'
import { isUnpaid } from '#modules/payment/rules/outstanding.ts'
import { earn } from '#modules/payouts/module.ts'
import { releasePromo } from '#modules/promo/module.ts'
import { isOver } from '../rules/hold-expiry.ts'
import { endReasons } from '../rules/machine.ts'
import { type BookingRow, lockBooking } from '../store.ts'
import { transition } from './transition.ts'

/** Gives back what an unpaid booking kept: the use of its promo, then its seats. */
export async function releaseHold(db: Db, booking: BookingRow, now: Date): Promise<void> {
  const { departure_id, seats } = booking
  if (booking.promo_id) await releasePromo(db, booking.id)
  if (!(await releaseSeats(db, { departure_id, seats, from: 'held' }, now))) {
    throw new Error(`booking ${booking.id} held seats that its departure does not know of`)
  }
}

/** Ends a cart whose time is over; nothing, where it is no cart any more or still has time. */
export function runOut(db: Db, id: string, now: Date): Promise<BookingRow | undefined> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'cart' || !isOver(booking.hold_expires_at, now)) return undefined
    const why = { event: 'run_out', actor: 'clock', reason: 'the hold ran out' } as const
    const effects = () => releaseHold(tx, booking, now)
    return transition(tx, booking, { ...why, to: { ended_at: now, end_reason: endReasons.hold }, effects, now })
  })
}

/** The journey is over and all is paid: its partner has earned what was paid for it and did not go back. */
export function complete(db: Db, id: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, id)
    const booking = await lockBooking(tx, id)
    if (booking?.state !== 'in_progress' || booking.returns_on >= jakartaDate(now)) return
    const invoices = (await invoicesOf(tx, [id])).get(id) ?? []
    if (invoices.some(isUnpaid)) return
    const why = { event: 'complete', actor: 'clock', reason: 'the journey is over' } as const
    const effects = () => earnOf(tx, booking, { invoices, now })
    await transition(tx, booking, { ...why, to: { ended_at: now }, effects, now })
  })
}

type Over = { invoices: readonly { state: string; amount: number }[]; now: Date }

async function earnOf(db: Db, booking: BookingRow, { invoices, now }: Over): Promise<void> {
  const { id, tenant_id, partner_id } = booking
  const paid = invoices.reduce((sum, { state, amount }) => sum + (state === 'paid' ? amount : 0), 0)
  const back = (await refundsOf(db, id)).reduce((sum, one) => sum + (one.is_settling ? one.refund.amount : 0), 0)
  const payee = { tenant_id, payee_kind: 'partner', payee_id: partner_id } as const
  const of = { order_kind: 'booking', order_id: id, item: 'journey', reason: booking.code }
  await earn(db, [{ ...payee, ...of, amount: rupiah(paid - back) }], now)
}
