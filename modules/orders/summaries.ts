import { afterNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { inTransaction } from '#database/transaction.ts'
import type { OrderKind } from '#modules/payment/rules/order-kinds.ts'
import { listedKind, listedKinds } from './kinds.ts'
import { differingSummaries, fillSummaries, rewriteSummaries, writeSummaries } from './store.summaries.ts'

type ChangedOrder = { kind: OrderKind; order_id: string; now: Date }

/** Writes the summary of an order that has changed, in the transaction that changed it; all of one round of news together. */
export const summarise = afterNews<ChangedOrder>(async (db, changed) => {
  for (const [name, some] of Map.groupBy(changed, ({ kind }) => kind)) {
    const [kind, first] = [listedKind(name), some[0]]
    const ids = [...new Set(some.map(({ order_id }) => order_id))]
    if (kind && first) await writeSummaries(db, kind, { ids, now: first.now })
  }
})

/** Summaries for orders that have none, as those of an installation that is older than the list. */
export async function fillOrderSummaries(db: Db, now: Date): Promise<void> {
  for (const kind of listedKinds()) await fillSummaries(db, kind, now)
}

/** All summaries anew, from the rows of each kind. */
export const rebuildOrderSummaries = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const kind of listedKinds()) await rewriteSummaries(tx, kind, now)
  })

/** Every summary that its order's rows do not give, in words. */
export async function checkOrderSummaries(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const kind of listedKinds()) {
    for (const { order_id, is_stored, is_made } of await differingSummaries(db, kind)) {
      const what = is_stored && is_made ? 'differs from its rows' : is_made ? 'is missing' : 'is of no order'
      faults.push(`the summary of ${kind.name} ${order_id} ${what}`)
    }
  }
  return faults
}
