/** What consultants get of an order, from a day on: a share of what is paid, or an amount for each who travels. */
export type Rate = {
  id: string
  partner_id: string | null
  product_id: string | null
  basis_points: number | null
  amount: number | null
  valid_from: string
}
type Sold = { partner_id: string | null; product_id: string | null }

const whole = 10_000n

/** Of which of the three a rate is. */
export const rateKinds = ['all', 'partner', 'product'] as const
export const kindOf = ({ partner_id, product_id }: Sold): (typeof rateKinds)[number] =>
  product_id ? 'product' : partner_id ? 'partner' : 'all'

const latest = (rates: readonly Rate[], day: string): Rate | undefined =>
  rates
    .filter(({ valid_from }) => valid_from <= day)
    .reduce<Rate | undefined>((last, one) => (last && last.valid_from >= one.valid_from ? last : one), undefined)

/** The rate of a day: that of the package, else of its partner, else of everything. */
export function rateOn(rates: readonly Rate[], { partner_id, product_id }: Sold, day: string): Rate | undefined {
  const ofProduct = product_id ? rates.filter((rate) => rate.product_id === product_id) : []
  const ofPartner = partner_id ? rates.filter((rate) => rate.partner_id === partner_id) : []
  const ofAll = rates.filter((rate) => kindOf(rate) === 'all')
  return latest(ofProduct, day) ?? latest(ofPartner, day) ?? latest(ofAll, day)
}

type Base = { base: number; travellers: number }

/** What a consultant is to have: a share rounded down to the rupiah, or an amount for each who travels; never more than is paid. */
export function amountOf({ basis_points, amount }: Pick<Rate, 'basis_points' | 'amount'>, of: Base): number {
  if (basis_points !== null) return Number((BigInt(of.base) * BigInt(basis_points)) / whole)
  return Math.min((amount ?? 0) * of.travellers, of.base)
}

/** What of a commission stays while this much of its base does: rounded down, and all of it while all stays. */
export function staying({ amount, base }: { amount: number; base: number }, worth: number): number {
  return Number((BigInt(amount) * BigInt(Math.max(0, Math.min(worth, base)))) / BigInt(base))
}
