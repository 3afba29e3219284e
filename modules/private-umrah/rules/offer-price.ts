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

/** What a family pays in all. */
export const offerTotal = ({ adults, children, infants }: Group, prices: OfferPrices): Rupiah =>
  rupiah(adults * prices.price_adult + children * (prices.price_child ?? 0) + infants * (prices.price_infant ?? 0))

/** The part that is paid first; all of it where the partner wants no part. */
export const firstPart = (group: Group, down_payment: number, total: number): number =>
  down_payment === 0 ? total : Math.min(down_payment * seatedOf(group), total)

/** What is left to the partner, of a hundred. */
export const marginPercent = (total: number, cost: number): number => Math.round(((total - cost) * 1000) / total) / 10
