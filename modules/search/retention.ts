import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteOldGuestSearches } from './store.recent.ts'

export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'guest_searches',
    rule: 'retention_search_days',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteOldGuestSearches(db, before)).rowCount ?? 0,
  },
]
