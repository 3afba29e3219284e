import type { Db } from '#core/context.ts'
import { countToReview, mismatched, sumsByAccount, unbalanced, unpaidlyPaid } from './store.ledger.ts'

/** The whole ledger against itself and against the states: the sums, and every fault in words. */
export async function checkLedger(db: Db) {
  const accounts = await sumsByAccount(db)
  const total = accounts.reduce((sum, account) => sum + account.sum, 0)
  const faults = [
    ...(total === 0 ? [] : [`the ledger sums to ${total}, not to zero`]),
    ...(await unbalanced(db)).map((one) => `transaction ${one.transaction_id} sums to ${one.sum}`),
    ...(await mismatched(db)).map(
      (one) => `payment ${one.payment_number} is ${one.state}, and its entries say otherwise`,
    ),
    ...(await unpaidlyPaid(db)).map((one) => `invoice ${one.code} is ${one.state}, and its payments say otherwise`),
  ]
  return { accounts, total, faults, to_review: await countToReview(db) }
}
