import { type Rupiah, rupiah } from '#core/money.ts'
import { type Group, seatedOf } from './travellers.ts'

export type OfferPrices = { price_adult: number; price_child: number | null; price_infant: number | null }

export type PriceGap = { field: 'price_child' | 'price_infant'; word: 'price_needed' }

/** Ages that travel and have no price. */
export const priceGaps = (group: Group, prices: OfferPrices): PriceGap[] => [
  ...(group.children > 0 && prices.price_child === null
    ? [{ field: 'price_child', word: 'price_needed' } as const]
    : []),
  ...(group.infants > 0 && prices.price_infant === null
    ? [{ field: 'price_infant', word: 'price_needed' } as const]
    : []),
]

/** Less than this is a slip of the hand. */
export const leastAdultPrice = 1_000_000

/** Less than this for a seat no bank carries, nor is it worth an invoice. */
export const leastDownPayment = 500_000

/** A family can compare so many side by side; more help nobody. */
export const mostOffers = 5

export type OfferProblem =
  | PriceGap
  | { field: 'price_child'; word: 'child_dearer' }
  | { field: 'price_infant'; word: 'infant_dearer' }
  | { field: 'down_payment'; word: 'down_payment_over' }
  | { field: 'down_payment'; word: 'down_payment_least'; values: readonly number[] }

/** What is wrong with the prices of an offer, at each field. */
export function priceProblems(group: Group, prices: OfferPrices, down_payment: number): OfferProblem[] {
  const { price_adult: adult, price_child: child, price_infant: infant } = prices
  const isOver = down_payment * seatedOf(group) > offerTotal(group, prices)
  return [
    ...priceGaps(group, prices),
    ...(child !== null && child > adult ? [{ field: 'price_child', word: 'child_dearer' } as const] : []),
    ...(infant !== null && infant > (child ?? adult)
      ? [{ field: 'price_infant', word: 'infant_dearer' } as const]
      : []),
    ...(down_payment > 0 && down_payment < leastDownPayment
      ? [{ field: 'down_payment', word: 'down_payment_least', values: [leastDownPayment] } as const]
      : []),
    ...(isOver ? [{ field: 'down_payment', word: 'down_payment_over' } as const] : []),
  ]
}

/** Prices of those who travel; nothing for an age that nobody has. */
export const neededPrices = ({ children, infants }: Group, prices: OfferPrices): OfferPrices => ({
  price_adult: prices.price_adult,
  price_child: children > 0 ? prices.price_child : null,
  price_infant: infants > 0 ? prices.price_infant : null,
})

/** What a family pays in all. */
export const offerTotal = ({ adults, children, infants }: Group, prices: OfferPrices): Rupiah =>
  rupiah(adults * prices.price_adult + children * (prices.price_child ?? 0) + infants * (prices.price_infant ?? 0))

/** The part that is paid first; all of it where the partner wants no part. */
export const firstPart = (group: Group, down_payment: number, total: number): number =>
  down_payment === 0 ? total : Math.min(down_payment * seatedOf(group), total)

/** What is left to the partner, of a hundred. */
export const marginPercent = (total: number, cost: number): number => Math.round(((total - cost) * 1000) / total) / 10
