import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { forgetPayers } from '#modules/payment/module.ts'
import { forgetDestinations } from '#modules/shipping/module.ts'
import { deleteExpiredDocuments } from './documents/documents.ts'
import type { AfterSalePorts } from './ports.ts'
import { forgetOldOrders } from './store.documents.ts'

export const retention: readonly Retention<Pick<AfterSalePorts, 'files'>, RetentionRule>[] = [
  { kind: 'documents', rule: 'retention_document_days', does: 'deletes', sweep: deleteExpiredDocuments },
  {
    kind: 'orders',
    rule: 'retention_order_years',
    does: 'anonymises',
    sweep: ({ db, before }) =>
      db.transaction(async (tx) => {
        const order_ids = await forgetOldOrders(tx, before)
        await forgetPayers(tx, order_ids)
        await forgetDestinations(tx, order_ids)
        return order_ids.length
      }),
  },
]
