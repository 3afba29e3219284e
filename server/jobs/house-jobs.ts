import { lt, sql } from 'drizzle-orm'
import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { idempotency_keys, outbox, rate_limits } from '#database/tables.ts'

/** What the house itself sweeps: answers kept for retries, counters that ran out, parcels long sent. */
export const houseJobs: readonly Job<unknown>[] = [
  {
    name: 'house-sweep',
    cron: '17 * * * *',
    async run({ db, now }) {
      await db.delete(idempotency_keys).where(lt(idempotency_keys.created_at, addMs(now, -7 * dayMs)))
      await db.delete(rate_limits).where(sql`${rate_limits.expire} < ${now.getTime()}`)
      await db.delete(outbox).where(lt(outbox.sent_at, addMs(now, -30 * dayMs)))
    },
  },
]
