import type { Db } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { tellSeatsChanged } from './events.ts'
import { closesAt, cutoffDays } from './rules/closing.ts'
import { listComingDates, updateClosings } from './store.closing.ts'

const batch = 1000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Each date follows its flights and its own cut-off, or else the usual one of the day, should any of them have changed. */
export async function renewClosings(db: Db, now: Date): Promise<void> {
  const rules = await datedRulesOn(db, jakartaDate(now))
  for (let after = beforeAll; ; ) {
    const dates = await listComingDates(db, { after, now, limit: batch })
    const changed = dates.flatMap(({ id, product_id, ...date }) => {
      const closes_at = closesAt({ ...date, cutoff_days: cutoffDays(date, rules) })
      return closes_at.getTime() === date.closes_at.getTime() ? [] : [{ id, product_id, closes_at }]
    })
    await db.transaction(async (tx) => {
      await updateClosings(tx, changed)
      for (const product_id of new Set(changed.map((date) => date.product_id)))
        await tellSeatsChanged(tx, { product_id, now })
    })
    const last = dates[batch - 1]
    if (!last) return
    after = last.id
  }
}
