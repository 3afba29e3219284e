import { type Rupiah, rupiah } from './money.ts'

/**
 * Splits an amount by weights into whole rupiah that sum to it: what is left over after rounding down goes to the largest
 * remainders, of equal ones to the earlier. With an amount no larger than the weights together, no part is larger than its weight.
 */
export function apportion(amount: Rupiah, weights: readonly number[]): Rupiah[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) {
    if (amount !== 0) throw new Error(`nothing to split ${amount} by`)
    return weights.map(() => amount)
  }
  // Two amounts multiplied are more than a double holds exactly.
  const shares = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight)
    return { at, whole: Number(product / sum), rest: product % sum }
  })
  const left = amount - shares.reduce((total, { whole }) => total + whole, 0)
  const byRest = [...shares].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  const rounded = new Set(byRest.slice(0, left).map(({ at }) => at))
  return shares.map(({ at, whole }) => rupiah(whole + (rounded.has(at) ? 1 : 0)))
}
