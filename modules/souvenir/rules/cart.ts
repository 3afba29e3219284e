/** Why something in a cart cannot be ordered as it is. */
export const cartProblems = ['withdrawn', 'sold_out', 'too_few', 'store_closed'] as const
export type CartProblem = (typeof cartProblems)[number]

type Offered = {
  is_on_sale: boolean
  stock_free: number
  store: { closed_from: string | null; closed_until: string | null }
}

/** A store on holiday sends nothing; both days of it included. */
export const isClosed = ({ closed_from, closed_until }: Offered['store'], today: string): boolean =>
  closed_from !== null && closed_until !== null && closed_from <= today && today <= closed_until

/** What stands in the way of ordering so many; the gravest first. */
export function cartProblem(offer: Offered, quantity: number, today: string): CartProblem | null {
  if (!offer.is_on_sale) return 'withdrawn'
  if (isClosed(offer.store, today)) return 'store_closed'
  if (offer.stock_free <= 0) return 'sold_out'
  return offer.stock_free < quantity ? 'too_few' : null
}

/** Different things in one cart: more is no longer a cart that anybody reads. */
export const mostCartItems = 100
/** Of one thing: a store is asked for more than that by its owner, not by a form. */
export const mostPieces = 999
