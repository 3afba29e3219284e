type Variant = { price: number; stock: number; held?: number; removed_at?: Date | null }

/** What an item says of the variants it offers; an item that offers none has no price and nothing to sell. */
export function summaryOf(variants: readonly Variant[]) {
  const offered = variants.filter(({ removed_at }) => !removed_at)
  const prices = offered.map(({ price }) => price)
  return {
    price_from: prices.length === 0 ? 0 : Math.min(...prices),
    price_to: prices.length === 0 ? 0 : Math.max(...prices),
    stock_free: offered.reduce((free, { stock, held = 0 }) => free + stock - held, 0),
  }
}
