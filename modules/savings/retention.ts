import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteNoticesBefore } from './store.notices.ts'

/** What banks sent is evidence of money, and stays as long as their standard asks; deposits themselves stay with the plan. */
export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'bank_notices',
    rule: 'retention_bank_notice_years',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteNoticesBefore(db, before)).rowCount ?? 0,
  },
]
