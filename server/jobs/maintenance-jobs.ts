import { and, like, lt, or, sql } from 'drizzle-orm'
import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { deleteOldBounces } from '#database/mail-bounces.ts'
import { sendAgain } from '#database/outbox.ts'
import { idempotency_keys, outbox, rate_limits } from '#database/tables.ts'

/** What the application itself cleans up: answers kept for retries, counters that ran out, parcels long sent or given up. */
export const maintenanceJobs: readonly Job<unknown>[] = [
  {
    name: 'maintenance-sweep',
    cron: '17 * * * *',
    timeout_seconds: 300,
    async run({ db, now }) {
      await db.delete(idempotency_keys).where(lt(idempotency_keys.created_at, addMs(now, -7 * dayMs)))
      // Answers of the desk are about other people: a day is enough for whoever sends a form again.
      const ofDesk = like(idempotency_keys.scope, '% /api/console/%')
      await db.delete(idempotency_keys).where(and(ofDesk, lt(idempotency_keys.created_at, addMs(now, -dayMs))))
      await db.delete(rate_limits).where(sql`${rate_limits.expire} < ${now.getTime()}`)
      const longAgo = addMs(now, -30 * dayMs)
      await db.delete(outbox).where(or(lt(outbox.sent_at, longAgo), lt(outbox.dead_at, longAgo)))
      await deleteOldBounces(db, { cleared: longAgo, bounced: addMs(now, -365 * dayMs) })
      await sendAgain(db, now)
    },
  },
]
