import { codes } from '#core/refusal-codes.ts'
import type { CartProblem } from './cart.ts'

type Line = {
  id: string
  quantity: number
  price_seen: number
  offer: { price: number }
  problem: CartProblem | null
}
type Wish = { cart_item_ids?: readonly string[] | undefined; total?: number | undefined }
type Refused = { ok: false; code: typeof codes.cart_empty | typeof codes.cart_changed; cart_item_ids: string[] }

const changed = (cart_item_ids: string[]): Refused => ({ ok: false, code: codes.cart_changed, cart_item_ids })
const idsOf = (lines: readonly Pick<Line, 'id'>[]): string[] => lines.map(({ id }) => id)

/** What the chosen lines cost today. */
export const sumOf = (lines: readonly Pick<Line, 'quantity' | 'offer'>[]): number =>
  lines.reduce((sum, { quantity, offer }) => sum + quantity * offer.price, 0)

/**
 * What of a cart is ordered: the things named, else all that can be. Whatever differs from what its owner was shown is refused, with
 * the lines that do: by the sum they saw, or, where they say none, by the prices of when they put things in.
 */
export function decideChosen<T extends Line>(cart: readonly T[], wish: Wish): { ok: true; lines: T[] } | Refused {
  const { cart_item_ids: wanted, total } = wish
  const named = wanted ? cart.filter(({ id }) => wanted.includes(id)) : [...cart]
  if (wanted && named.length < new Set(wanted).size) {
    const known = idsOf(named)
    return changed(wanted.filter((id) => !known.includes(id)))
  }
  const lines = named.filter(({ problem }) => problem === null)
  const others = named.filter(({ problem }) => problem !== null)
  if (others.length > 0 && (wanted || (total === undefined && lines.length > 0))) return changed(idsOf(others))
  if (lines.length === 0) return { ok: false, code: codes.cart_empty, cart_item_ids: idsOf(others) }
  const repriced = lines.filter(({ price_seen, offer }) => price_seen !== offer.price)
  const isAsSeen = total === undefined ? repriced.length === 0 : total === sumOf(lines)
  return isAsSeen ? { ok: true, lines } : changed(idsOf([...repriced, ...others]))
}

type Wanted = Pick<Line, 'id' | 'quantity'> & { variant_id: string }

/** Those lines that, with what their buyer holds unpaid already, would keep too many pieces from others. */
export const beyondHeld = (lines: readonly Wanted[], held: ReadonlyMap<string, number>, most: number): string[] =>
  idsOf(lines.filter(({ variant_id, quantity }) => (held.get(variant_id) ?? 0) + quantity > most))
