import { apportion } from '#core/apportion.ts'
import { rupiah } from '#core/money.ts'
import { roomInText } from '#modules/catalogue/rules/room-words.ts'
import type { OrderLine } from '#modules/payment/rules/invoice-lines.ts'
import { type AgeGroup, type Party, type RoomType, type Slot, slotsOf } from './party.ts'
import { offeredPrice, type Prices } from './price.ts'

/** What the invoices of a booking call one who travels, by their place in it. */
export const travellerItem = ({ position }: Pick<Slot, 'position'>): string => `traveller:${position}`

type Person = { age_group: AgeGroup; room_type: RoomType | null }

/** What one who travels costs, before any promo. */
export function priceOfTraveller({ age_group, room_type }: Person, prices: Prices): number {
  if (age_group !== 'adult') return offeredPrice(prices, age_group)
  if (!room_type) throw new Error('an adult has no room')
  return offeredPrice(prices, room_type)
}

function labelOf({ age_group, room_type }: Person): OrderLine['label'] {
  if (age_group === 'child') return { id: 'Anak', en: 'Child' }
  if (age_group === 'infant') return { id: 'Bayi', en: 'Infant' }
  const type = room_type ?? 'quad'
  return { id: `Dewasa, ${roomInText.roomIn.id(type)}`, en: `Adult, ${roomInText.roomIn.en(type)}` }
}

type Priced = Party & { prices: Prices; subtotal: number; discount: number }

/** What a booking is paid for: each who travels, and the extras together. The promo comes off each by its share. */
export function linesOf(booking: Priced): OrderLine[] {
  const people = slotsOf(booking).map((slot) => ({
    item: travellerItem(slot),
    label: labelOf(slot),
    price: priceOfTraveller(slot, booking.prices),
  }))
  const extras = booking.subtotal - people.reduce((sum, { price }) => sum + price, 0)
  const addons = { item: 'addons', label: { id: 'Layanan tambahan', en: 'Optional extras' }, price: extras }
  const things = extras > 0 ? [...people, addons] : people
  const shares = apportion(
    rupiah(booking.discount),
    things.map(({ price }) => price),
  )
  return things.map(({ price, ...thing }, at) => ({ ...thing, amount: rupiah(price - (shares[at] ?? 0)) }))
}

type Left = { rooms: Party['rooms']; children: number; infants: number }

/** The party when one of them does not travel. */
export function partyWithout({ rooms, children, infants }: Party, { age_group, room_type }: Person): Left {
  if (age_group === 'child') return { rooms, children: children - 1, infants }
  if (age_group === 'infant') return { rooms, children, infants: infants - 1 }
  const fewer = rooms.map(({ type, adults }) => ({ type, adults: type === room_type ? adults - 1 : adults }))
  return { rooms: fewer.filter(({ adults }) => adults > 0), children, infants }
}
