import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { deleteUnproved } from './store.applications.ts'

/** Applications that nobody proved within a month go, with the data in them. */
export const jobs: readonly Job<unknown>[] = [
  {
    name: 'partner-sweep',
    cron: '53 3 * * *',
    timeout_seconds: 300,
    run: ({ db, now }) => deleteUnproved(db, addMs(now, -30 * dayMs)),
  },
]
