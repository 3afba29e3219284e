import { type Rupiah, rupiah } from '#core/money.ts'

export type Worth = { percent: number | null; amount: number | null; most_amount: number | null }

/** What a promo takes off: whole rupiah, rounded down, never more than there is to pay and never less than nothing. */
export function discount(promo: Worth, amount: Rupiah): Rupiah {
  const ceiling = promo.most_amount ?? amount
  const promised =
    promo.percent === null ? (promo.amount ?? 0) : Math.min(Math.floor((amount * promo.percent) / 100), ceiling)
  return rupiah(Math.max(0, Math.min(promised, amount)))
}
