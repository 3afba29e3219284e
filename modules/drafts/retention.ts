import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteDraftsBefore } from './store.ts'

/** A form that nobody has touched for long is not going to be sent. */
export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'drafts',
    rule: 'draft_days',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteDraftsBefore(db, before)).rowCount ?? 0,
  },
]
