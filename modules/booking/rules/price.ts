import { type Rupiah, rupiah } from '#core/money.ts'
import type { Party, RoomType } from './party.ts'

export type Prices = Record<RoomType | 'child' | 'infant', number>
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

const lineOf = ({ kind, quantity }: Pick<Line, 'kind' | 'quantity'>, prices: Prices): Line => ({
  kind,
  quantity,
  price: rupiah(prices[kind]),
  amount: rupiah(prices[kind] * quantity),
})

/** The package's own first part, for each who has a seat. */
export const downPaymentOf = (down_payment: number, seats: number, total: Rupiah): Rupiah =>
  rupiah(Math.min(down_payment * seats, total))
