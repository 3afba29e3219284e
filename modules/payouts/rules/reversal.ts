import { type Rupiah, rupiah } from '#core/money.ts'

type Earning = { id: string; amount: number; reverses: string | null }
export type Reversal = { earning_id: string; amount: Rupiah }

/**
 * What to take back of an order's earnings, where this much of what they were for goes back to the buyer: the same share of each,
 * and never more than is left of it.
 */
export function reversalsOf(
  earnings: readonly Earning[],
  { refunded, paid }: { refunded: number; paid: number },
): Reversal[] {
  return earnings
    .filter(({ reverses }) => reverses === null)
    .map(({ id, amount }) => {
      const taken = earnings.reduce((sum, row) => sum - (row.reverses === id ? row.amount : 0), 0)
      const share = refunded >= paid ? amount : Number((BigInt(amount) * BigInt(refunded)) / BigInt(paid))
      return { earning_id: id, amount: rupiah(Math.min(share, amount - taken)) }
    })
    .filter(({ amount }) => amount > 0)
}
