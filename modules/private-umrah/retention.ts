import type { Retention } from '#core/module.ts'
import { inTransaction } from '#database/transaction.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { forgetEnded } from './store.retention.ts'

/** What became a booking has its own names there, held as long as the law asks. */
export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'private_requests',
    rule: 'retention_private_days',
    does: 'anonymises',
    sweep: ({ db, before }) => inTransaction(db, (tx) => forgetEnded(tx, before)),
  },
]
