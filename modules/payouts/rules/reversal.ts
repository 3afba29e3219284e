import { type Rupiah, rupiah } from '#core/money.ts'

type Earning = { id: string; item: string; amount: number; reverses: string | null }
export type Reversal = { earning_id: string; amount: Rupiah }

/** Money of an order that its buyer has paid, by the names of its things: what goes back now, and what stays after that. */
export type Returned = { item: string; back: number; stays: number }

/**
 * What to take back of what was earned of an order. Who earned one thing of it loses the share of that thing which goes back; who
 * earned of the order as a whole, the share of everything. With the last rupiah of it goes the last of the earning.
 */
export function reversalsOf(earnings: readonly Earning[], returned: readonly Returned[]): Reversal[] {
  const whole = returned.reduce((sum, { back, stays }) => ({ back: sum.back + back, stays: sum.stays + stays }), {
    back: 0,
    stays: 0,
  })
  return earnings
    .filter(({ reverses }) => reverses === null)
    .map(({ id, item, amount }) => {
      const left = earnings.reduce((sum, row) => sum + (row.reverses === id ? row.amount : 0), amount)
      const { back, stays } = returned.find((one) => one.item === item) ?? whole
      return { earning_id: id, amount: shareOf(left, { back, stays }) }
    })
    .filter(({ amount }) => amount > 0)
}

const shareOf = (left: number, { back, stays }: { back: number; stays: number }): Rupiah => {
  if (back === 0) return rupiah(0)
  return rupiah(stays === 0 ? left : Number((BigInt(left) * BigInt(back)) / BigInt(back + stays)))
}
