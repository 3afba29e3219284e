import { type Rupiah, rupiah } from '#core/money.ts'

type Earning = {
  id: string
  payee_id: string
  item: string
  amount: number
  /** What of the amount its buyer did not pay, but we. */
  promo: number
  reverses: string | null
}
/** `promo`: what of the amount was ours. */
export type Reversal = { earning_id: string; amount: Rupiah; promo: Rupiah }

/** Money of an order that its buyer has paid, by the names of its things: what goes back now, and what stays after that. */
export type Returned = { item: string; back: number; stays: number }

const sumOf = (some: readonly Returned[]) =>
  some.reduce((sum, { back, stays }) => ({ back: sum.back + back, stays: sum.stays + stays }), { back: 0, stays: 0 })

/**
 * What to take back of what was earned of an order. Who earned one thing of it loses the share of that thing which goes back; who
 * earned of the order as a whole, the share of everything. With the last rupiah of it goes the last of the earning, and what a
 * promo added goes with what was paid.
 */
export function reversalsOf(earnings: readonly Earning[], returned: readonly Returned[]): Reversal[] {
  const whole = sumOf(returned)
  const first = earnings.filter(({ reverses }) => reverses === null)
  return first
    .map((earning) => {
      const { id, item, amount, promo, payee_id } = earning
      const paid = amount - promo
      const taken = earnings.filter(({ reverses }) => reverses === id)
      const promoTaken = taken.reduce((sum, row) => sum - row.promo, 0)
      const paidTaken = taken.reduce((sum, row) => sum - row.amount + row.promo, 0)
      const own = first.filter((one) => one.payee_id === payee_id).map((one) => one.item)
      const rest = sumOf(returned.filter((one) => own.includes(one.item)))
      // What a promo paid alone goes when nothing else of its payee stays.
      if (paid === 0) return parts(id, 0, rest.back > 0 && rest.stays === 0 ? promo - promoTaken : 0)
      const back = shareOf(paid - paidTaken, ofThing(item, returned) ?? whole)
      const until = Number((BigInt(promo) * BigInt(paidTaken + back)) / BigInt(paid))
      return parts(id, back, until - promoTaken)
    })
    .filter(({ amount }) => amount > 0)
}

/** What a consultant has of a thing is called so: it is never the same as what its partner or store has of it. */
const commissionPrefix = 'commission:'
export const commissionItem = (item: string): string => `${commissionPrefix}${item}`

/** Whether a line of an invoice is one of the things that a commission is for: the thing itself, or a line of it. */
export const isLineOf = (thing: string, line: string): boolean => line === thing || line.startsWith(`${thing}:line:`)

/** What goes back of a thing that the invoice names, or of the lines of what a commission is for; nothing, where it names none. */
function ofThing(item: string, returned: readonly Returned[]) {
  if (!item.startsWith(commissionPrefix)) return returned.find((one) => one.item === item)
  const thing = item.slice(commissionPrefix.length)
  const lines = returned.filter((one) => isLineOf(thing, one.item))
  return lines.length === 0 ? undefined : sumOf(lines)
}

const parts = (earning_id: string, paid: number, promo: number): Reversal => ({
  ...{ earning_id, amount: rupiah(paid + promo), promo: rupiah(promo) },
})

const shareOf = (left: number, { back, stays }: { back: number; stays: number }): Rupiah => {
  if (back === 0) return rupiah(0)
  return rupiah(stays === 0 ? left : Number((BigInt(left) * BigInt(back)) / BigInt(back + stays)))
}
