import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { noticeEnded } from './licence-lost.ts'
import { deleteUnproved } from './store.applications.ts'

export const jobs: readonly Job<unknown>[] = [
  // Applications that nobody proved within a month go, with the data in them.
  {
    name: 'partner-sweep',
    cron: '53 3 * * *',
    timeout_seconds: 300,
    run: ({ db, now }) => deleteUnproved(db, addMs(now, -30 * dayMs)),
  },
  { name: 'partner-licences', cron: '11 * * * *', timeout_seconds: 300, run: ({ db, now }) => noticeEnded(db, now) },
]
