import type { Db } from '#core/context.ts'
import { codes, type RefusalCode } from '#core/refusal-codes.ts'
import { jakartaDate } from '#core/time.ts'
import { releaseSeats } from '#modules/catalogue/module.ts'
import { type CancelledPart, cancelItems, lockInvoicesOf } from '#modules/payment/module.ts'
import { refundReasons } from '#modules/payment/rules/refund-reasons.ts'
import { decideLeaving, isWithoutLine } from '../rules/changes.ts'
import { priceOfTraveller, travellerItem } from '../rules/lines.ts'
import { type Party, seatsOf } from '../rules/party.ts'
import {
  type BookingChange,
  type BookingRow,
  cancelParticipant,
  listParticipants,
  lockBooking,
  type ParticipantRow,
} from '../store.ts'
import { transition } from './transition.ts'

type Wish = { booking_id: string; traveller_id: string; staff_id: string; reason: string }
type Result = { ok: true } | { ok: false; code: RefusalCode }
const no = (code: RefusalCode) => ({ ok: false, code }) as const

/**
 * The partner takes one of several out of a journey: the seat is free, what was paid for them goes back, what still waits is
 * invoiced without them. The price of the others stays, also where the room is shared by fewer now or the promo would not hold.
 */
export function cancelTraveller(db: Db, wish: Wish, now: Date): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockInvoicesOf(tx, wish.booking_id)
    const booking = await lockBooking(tx, wish.booking_id)
    const traveller = (await listParticipants(tx, [wish.booking_id])).find(({ id }) => id === wish.traveller_id)
    if (!booking || !traveller) return no(codes.not_found)
    const decision = decideLeaving(booking, traveller, jakartaDate(now))
    if (!decision.ok) return decision
    const { party } = decision
    const cause = { actor: 'house', reason: refundReasons.traveller } as const
    const parts = await cancelItems(tx, { order_id: booking.id, items: [travellerItem(traveller)], ...cause }, now)
    const to = without(booking, { traveller, party, parts })
    // An order of before lines: what this one cost is not known.
    if (!to) return no(codes.traveller_without_line)
    await leave(tx, booking, { traveller, to, wish }, now)
    return { ok: true }
  })
}

type Leaving = { traveller: ParticipantRow; to: BookingChange; wish: Wish }

async function leave(db: Db, booking: BookingRow, { traveller, to, wish }: Leaving, now: Date): Promise<void> {
  const { id, departure_id } = booking
  const seats = booking.seats - (to.seats ?? booking.seats)
  const effects = async () => {
    await cancelParticipant(db, traveller.id, now)
    if (seats > 0 && !(await releaseSeats(db, { departure_id, seats, from: 'sold' }, now)))
      throw new Error(`booking ${id} had no seats`)
  }
  const why = { event: 'cancel_traveller', actor: 'staff', actor_id: wish.staff_id, reason: wish.reason } as const
  const who = { id: traveller.id, name: traveller.name ?? '' }
  await transition(db, booking, { ...why, to, effects, traveller: who, now })
}

type Without = {
  traveller: ParticipantRow
  party: Party
  parts: readonly CancelledPart[]
}

/** The columns of a booking when somebody and what they paid is out of it; nothing, where that is not known. */
function without(booking: BookingRow, { traveller, party, parts }: Without): BookingChange | undefined {
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0)
  const price = priceOfTraveller(traveller, booking.prices)
  const discount = booking.discount - (price - paid)
  if (isWithoutLine(traveller, booking, paid)) return undefined
  const first = parts.reduce((sum, { stage, amount }) => sum + (stage === 'down_payment' ? amount : 0), 0)
  const total = booking.total - paid
  return {
    ...party,
    seats: seatsOf(party),
    subtotal: booking.subtotal - price,
    discount,
    total,
    down_payment: Math.min(booking.down_payment - first, total),
  }
}
