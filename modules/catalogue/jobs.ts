import type { Job } from '#core/module.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { deleteOldViews } from './store.visitors.ts'

/** Who saw what is kept only as long as it keeps a view from counting twice. */
export const jobs: readonly Job<unknown>[] = [
  {
    name: 'catalogue-sweep',
    cron: '23 3 * * *',
    async run({ db, now }) {
      await deleteOldViews(db, jakartaDate(addMs(now, -dayMs)))
    },
  },
]
