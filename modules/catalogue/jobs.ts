import type { Job } from '#core/module.ts'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { renewClosings } from './closing.ts'
import { deleteLooseEvidence } from './packages/evidence.ts'
import type { CataloguePorts } from './ports.ts'
import { sendReturnNews } from './return-news.ts'
import { deleteOldViews } from './store.visitors.ts'

export const jobs: readonly Job<Pick<CataloguePorts, 'files'>>[] = [
  // A dated rule begins with the day in Jakarta; the listings are made anew a minute later.
  {
    name: 'departure-closings',
    cron: '0 17 * * *',
    // Else dates would be sold by yesterday's rule until tomorrow.
    missed: 'once',
    timeout_seconds: 300,
    run: ({ db, now }) => renewClosings(db, now),
  },
  {
    // Who saw what is kept only as long as it keeps a view from counting twice.
    name: 'catalogue-sweep',
    cron: '23 3 * * *',
    timeout_seconds: 300,
    async run({ db, now }) {
      await deleteOldViews(db, jakartaDate(addMs(now, -dayMs)))
    },
  },
  {
    name: 'return-news',
    cron: '*/5 * * * *',
    timeout_seconds: 240,
    run: ({ db, now }) => sendReturnNews(db, now),
  },
  {
    name: 'evidence-sweep',
    cron: '*/5 * * * *',
    timeout_seconds: 240,
    run: deleteLooseEvidence,
  },
]
