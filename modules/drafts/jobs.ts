import type { Db } from '#core/context.ts'
import type { Job } from '#core/module.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { datedRulesOn } from '#modules/dated-rules/module.ts'
import { deleteDraftsBefore } from './store.ts'

/** A form that nobody has touched for long is not going to be sent. */
export async function deleteOldDrafts(db: Db, now: Date): Promise<void> {
  const { draft_days } = await datedRulesOn(db, jakartaDate(now))
  await deleteDraftsBefore(db, addMs(now, -draft_days * dayMs))
}

export const jobs: readonly Job<unknown>[] = [
  { name: 'drafts-sweep', cron: '11 3 * * *', timeout_seconds: 300, run: ({ db, now }) => deleteOldDrafts(db, now) },
]
