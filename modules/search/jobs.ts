import type { Job } from '#core/module.ts'
import { listChanges, rebuildListings } from './build/rebuild.ts'

export const jobs: readonly Job<unknown>[] = [
  {
    name: 'search-rebuild',
    // Just after midnight in Jakarta: labels, dates and licences change with the day.
    cron: '1 17 * * *',
    // Else lists would be of yesterday until tomorrow.
    missed: 'once',
    timeout_seconds: 600,
    async run({ db, now }) {
      await rebuildListings(db, { now })
    },
  },
  { name: 'search-changes', cron: '* * * * *', timeout_seconds: 300, run: ({ db, now }) => listChanges(db, now) },
]
