import type { Db } from '#core/context.ts'
import {
  countToReview,
  leftElsewhere,
  mismatched,
  overRefunded,
  sumsByAccount,
  unbalanced,
  unlikeTheirLines,
  unlikeTheirParts,
  unpaidlyPaid,
} from './store.ledger.ts'

/** The whole ledger against itself and against the states: the sums, and every fault in words. */
export async function checkLedger(db: Db) {
  const accounts = await sumsByAccount(db)
  const total = accounts.reduce((sum, account) => sum + account.sum, 0)
  const faults = [
    ...(total === 0 ? [] : [`the ledger sums to ${total}, not to zero`]),
    ...(await unbalanced(db)).map((one) => `transaction ${one.transaction_id} sums to ${one.sum}`),
    ...(await mismatched(db)).map(
      (one) => `payment ${one.payment_number} is ${one.state}, and its refunds or entries say otherwise`,
    ),
    ...(await unpaidlyPaid(db)).map((one) => `invoice ${one.code} is ${one.state}, and its payments say otherwise`),
    ...(await unlikeTheirLines(db)).map((one) => `invoice ${one.code} does not ask for the sum of its lines`),
    ...(await overRefunded(db)).map((one) => `more goes back of line ${one.line_id} than was paid for it`),
    ...(await leftElsewhere(db)).map((one) => `refund ${one.refund_id} left another account than it was sent from`),
    ...(await unlikeTheirParts(db)).map((one) => `refund ${one.refund_id} is not the sum of its lines`),
  ]
  return { accounts, total, faults, to_review: await countToReview(db) }
}
