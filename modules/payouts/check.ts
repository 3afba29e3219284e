import type { Db } from '#core/context.ts'
import { sumsOfPayees } from '#modules/payment/module.ts'
import { overReversed, sumsOfRows, unlikeTheirEarnings } from './store.ts'

/** Earnings and payouts against each other and against the books: every fault in words. */
export async function checkPayouts(db: Db): Promise<string[]> {
  const rows = await sumsOfRows(db)
  const booked = new Map((await sumsOfPayees(db)).map(({ event, sum }) => [String(event), sum]))
  const expected = {
    earned: rows.earned,
    earning_reversed: rows.reversed,
    commission_earned: rows.commissions,
    commission_taken_back: rows.commissions_back,
    promo_borne: rows.promo,
    promo_returned: rows.promo_returned,
    payout_drawn: rows.drawn,
    payout_fee: rows.fees,
    payout_fee_returned: rows.fees_returned,
    payout_sent: rows.sent,
    payout_confirmed: rows.confirmed,
    payout_returned: rows.returned,
  }
  return [
    ...(await unlikeTheirEarnings(db)).map(({ id }) => `payout ${id} is not the sum of what it claimed`),
    ...(await overReversed(db)).map(({ id }) => `more of earning ${id} was taken back than there was`),
    ...Object.entries(expected).flatMap(([event, sum]) => {
      const inBooks = booked.get(event) ?? 0
      return inBooks === sum ? [] : [`the books have ${inBooks} as ${event}, the rows ${sum}`]
    }),
  ]
}
