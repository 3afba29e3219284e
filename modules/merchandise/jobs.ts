import type { Job } from '#core/module.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { deleteOldViews } from './store.visitors.ts'

export const jobs: readonly Job<unknown>[] = [
  {
    // Who saw what is kept only as long as it keeps a view from counting twice.
    name: 'merchandise-sweep',
    cron: '27 3 * * *',
    timeout_seconds: 300,
    async run({ db, now }) {
      await deleteOldViews(db, jakartaDate(addMs(now, -dayMs)))
    },
  },
]
