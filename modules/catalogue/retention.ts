import type { Retention } from '#core/module.ts'
import type { RetentionRule } from '#modules/dated-rules/rules/retention.ts'
import { deleteAnsweredRequests, deleteOldRequests } from './store.visitors.ts'

export const retention: readonly Retention<unknown, RetentionRule>[] = [
  {
    kind: 'seat_news',
    rule: 'retention_seat_news_days',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteAnsweredRequests(db, before)).rowCount ?? 0,
  },
  {
    kind: 'seat_requests',
    rule: 'retention_seat_request_days',
    does: 'deletes',
    sweep: async ({ db, before }) => (await deleteOldRequests(db, before)).rowCount ?? 0,
  },
]
