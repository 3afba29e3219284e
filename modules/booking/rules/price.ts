import { type Rupiah, rupiah } from '#core/money.ts'
import type { DatePrices } from '#modules/catalogue/rules/date-fields.ts'
import type { Party, RoomType } from './party.ts'

export type Prices = DatePrices
export type ChosenAddon = { id: string; name: { id: string; en: string }; price: number; quantity: number }
export type Line = { kind: RoomType | 'child' | 'infant'; quantity: number; price: Rupiah; amount: Rupiah }
export type Price = { lines: Line[]; addons_amount: Rupiah; subtotal: Rupiah; discount: Rupiah; total: Rupiah }

type Wish = Party & { prices: Prices; addons: readonly ChosenAddon[]; discount: number }

/** What a booking costs. Nothing of it comes from a client; a discount never takes more than there is. */
export function priceOf({ prices, rooms, children, infants, addons, discount }: Wish): Price {
  const counted = [
    ...rooms.map(({ type, adults }) => ({ kind: type, quantity: adults })),
    { kind: 'child' as const, quantity: children },
    { kind: 'infant' as const, quantity: infants },
  ]
  const lines = counted.filter(({ quantity }) => quantity > 0).map((one) => lineOf(one, prices))
  const addons_amount = rupiah(addons.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
  const subtotal = rupiah(lines.reduce((sum, { amount }) => sum + amount, 0) + addons_amount)
  const taken = rupiah(Math.min(Math.max(0, discount), subtotal))
  return { lines, addons_amount, subtotal, discount: taken, total: rupiah(subtotal - taken) }
}

/** The rooms and ages of a party, each once. */
export const kindsIn = ({ rooms, children, infants }: Party): (keyof Prices)[] => [
  ...new Set(rooms.flatMap(({ type, adults }) => (adults > 0 ? [type] : []))),
  ...(children > 0 ? (['child'] as const) : []),
  ...(infants > 0 ? (['infant'] as const) : []),
]

/** Whether a departure has a price for everybody of a party. */
export const isOffered = (party: Party, prices: Prices): boolean =>
  kindsIn(party).every((kind) => prices[kind] !== null)

/** Nobody is in a booking whose room or age has no price: `isOffered` is asked before anybody gets in. */
export function offeredPrice(prices: Prices, kind: keyof Prices): number {
  const price = prices[kind]
  if (price === null) throw new Error(`a booking has a ${kind} that has no price`)
  return price
}

function lineOf({ kind, quantity }: Pick<Line, 'kind' | 'quantity'>, prices: Prices): Line {
  const price = offeredPrice(prices, kind)
  return { kind, quantity, price: rupiah(price), amount: rupiah(price * quantity) }
}

/** The package's own first part, for each who has a seat. */
export const downPaymentOf = (down_payment: number, seats: number, total: Rupiah): Rupiah =>
  rupiah(Math.min(down_payment * seats, total))
