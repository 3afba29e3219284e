import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { forgetPayers } from '#modules/payment/module.ts'
import { forgetOldCheckouts } from './store.retention.ts'

export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'souvenir_orders',
    rule: 'retention_order_years',
    does: 'anonymises',
    sweep: ({ db, before }) =>
      db.transaction(async (tx) => {
        const checkout_ids = await forgetOldCheckouts(tx, before)
        await forgetPayers(tx, checkout_ids)
        return checkout_ids.length
      }),
  },
]
