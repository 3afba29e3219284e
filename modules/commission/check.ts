import type { Db } from '#core/context.ts'
import { sumsOfPayees } from '#modules/payment/module.ts'
import { sumsOfRows, unlikeTheirHistory } from './store.ts'

/** Commissions against their history and against the books: every fault in words. */
export async function checkCommissions(db: Db): Promise<string[]> {
  const rows = await sumsOfRows(db)
  const booked = new Map((await sumsOfPayees(db)).map(({ event, sum }) => [String(event), sum]))
  const expected = {
    commission_expected: rows.expected,
    commission_reversed: rows.reversed,
    commission_earned: rows.earned,
  }
  return [
    ...(await unlikeTheirHistory(db)).map(({ id }) => `commission ${id} is not what its history made it`),
    ...Object.entries(expected).flatMap(([event, sum]) => {
      const inBooks = booked.get(event) ?? 0
      return inBooks === sum ? [] : [`the books have ${inBooks} as ${event}, the commissions ${sum}`]
    }),
  ]
}
