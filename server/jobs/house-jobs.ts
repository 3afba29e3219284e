import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
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
      await sendAgain(db, now)
    },
  },
]

// The queue gives up on a parcel within the hour; an outage may last longer, and what is three days old helps nobody.
const triesEndMs = 2 * 60 * 60 * 1000
const tooOldMs = 3 * dayMs

/** Parcels whose tries ran out go round again; those too old are emptied, for they may hold codes and links. */
export async function sendAgain(db: Db, now: Date): Promise<void> {
  const isUnsent = and(isNull(outbox.sent_at), lt(outbox.queued_at, addMs(now, -triesEndMs)))
  const isOld = lt(outbox.created_at, addMs(now, -tooOldMs))
  await db.update(outbox).set({ parcel: null }).where(and(isUnsent, isOld))
  await db
    .update(outbox)
    .set({ queued_at: null })
    .where(and(isUnsent, isNotNull(outbox.parcel)))
}
