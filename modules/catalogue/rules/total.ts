/** The cheapest way to go with what is left out added back, as far as its cost is known. */
export const trueTotal = (price_quad: number, excludes: readonly { amount: number | null }[]): number =>
  excludes.reduce((sum, { amount }) => sum + (amount ?? 0), price_quad)
