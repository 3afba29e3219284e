import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { forgetPayers } from '#modules/payment/module.ts'
import type { SouvenirPorts } from './ports.ts'
import { forgetOldCheckouts, listOldProblemFiles } from './store.retention.ts'

export const retention: readonly Retention<Pick<SouvenirPorts, 'files'>, RetentionRule>[] = [
  {
    kind: 'souvenir_orders',
    rule: 'retention_order_years',
    does: 'anonymises',
    async sweep({ db, ports, before }) {
      // Files go first: a row left behind is tried again.
      for (const file_key of await listOldProblemFiles(db, before)) await ports.files.delete(file_key)
      return db.transaction(async (tx) => {
        const checkout_ids = await forgetOldCheckouts(tx, before)
        await forgetPayers(tx, checkout_ids)
        return checkout_ids.length
      })
    },
  },
]
