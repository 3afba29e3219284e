import type { Db, MemberCtx } from '#core/context.ts'
import { newId, newSecret } from '#core/ids.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { bookingMachine } from '../rules/machine.ts'
import { type Rooms, seatsOf } from '../rules/party.ts'
import { downPaymentOf, type Prices, priceOf } from '../rules/price.ts'
import type { Relation } from '../rules/travellers.ts'
import { type BookingRow, lockBooking } from '../store.ts'
import { openBooking } from './open.ts'
import { placePriced } from './place.ts'

type Person = {
  position: number
  age_group: 'adult' | 'child' | 'infant'
  name: string
  gender: 'male' | 'female' | null
  birth_date: string | null
  relation: Relation | null
  is_single_name: boolean
  passport_expires_on: string | null
}

export type PrivateOrder = {
  id: string
  code: string
  product_id: string
  partner_id: string
  departure_id: string
  departs_on: string
  returns_on: string
  closes_at: Date
  name: { id: string; en: string }
  rooms: Rooms
  children: number
  infants: number
  prices: Prices
  down_payment: number
  plan: 'full' | 'down_payment'
  contact: { name: string; email: string; phone_number: string }
  people: readonly Person[]
  affiliate_code: string | null
  consultant_name: string | null
}

type Ctx = Pick<MemberCtx, 'tenant' | 'user' | 'now' | 'language'>

/** Orders a journey that was made for one family, its seats held already: from here on it is a booking like any other. */
export async function placePrivate(ctx: Ctx, db: Db, order: PrivateOrder) {
  const { tenant, user, language, now } = ctx
  const { people, contact, closes_at, name, down_payment, ...columns } = order
  const party = { rooms: order.rooms, children: order.children, infants: order.infants }
  const seats = seatsOf(party)
  const { subtotal, total } = priceOf({ ...party, prices: order.prices, addons: [], discount: 0 })
  const row = {
    ...columns,
    ...{
      tenant_id: tenant.id,
      user_id: user.id,
      state: bookingMachine.start,
      category: 'umroh' as const,
      is_private: true,
    },
    ...{ product_name: name, seats, subtotal, total, down_payment: downPaymentOf(down_payment, seats, total) },
    ...{ ...contact, language, voucher_token: newSecret(), created_at: now },
  }
  const places = people.map((person) => ({
    ...person,
    id: newId(now),
    booking_id: order.id,
    room_type: bedOf(order, person),
  }))
  const who = { booking_id: order.id, actor: 'member', actor_id: user.id } as const
  const step = { ...who, event: 'hold', state: row.state, reason: 'offer accepted' } as const
  await openBooking(db, { row, places, step }, now)
  const cart = await lockBooking(db, order.id)
  if (!cart) throw new Error(`private booking ${order.id} was not written`)
  const terms = { offer: { closes_at }, rules: await datedRulesOn(db, jakartaDate(now)) }
  return placePriced(ctx, db, { cart, change: { plan: order.plan }, terms })
}

/** Adults fill the rooms one after the other; a child sleeps where the first of them do, an infant with its parents. */
function bedOf({ rooms }: PrivateOrder, { age_group, position }: Person): BookingRow['rooms'][number]['type'] | null {
  if (age_group === 'infant') return null
  const first = rooms[0]?.type ?? 'quad'
  if (age_group === 'child') return first
  let before = 0
  for (const { type, adults } of rooms) {
    before += adults
    if (position <= before) return type
  }
  return first
}
