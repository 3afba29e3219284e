import type { Excluded } from './facts.ts'

/**
 * A price with what it leaves out added back, as far as its cost is known. What is left out is priced for each who travels.
 */
export const trueTotal = (price: number, excludes: readonly Pick<Excluded, 'amount'>[], travellers = 1): number =>
  excludes.reduce((sum, { amount }) => sum + (amount ?? 0) * travellers, price)
