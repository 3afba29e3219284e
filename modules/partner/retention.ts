import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteUnproved } from './store.applications.ts'

/** Applications whose address nobody proved hold a stranger's data for no purpose. */
export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'applications',
    rule: 'retention_application_days',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteUnproved(db, before)).rowCount ?? 0,
  },
]
