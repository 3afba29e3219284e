import type { Job } from '#core/module.ts'
import { fileKeyOf } from './export-view.ts'
import { makeNextExport } from './make-export.ts'
import type { PrivacyPorts } from './ports.ts'
import { deleteEnded, listEnded } from './store.ts'

/** So many a minute: what is more waits for the next run. */
const mostAtOnce = 20

export const jobs: readonly Job<PrivacyPorts>[] = [
  {
    name: 'data-export',
    cron: '* * * * *',
    timeout_seconds: 300,
    async run({ db, ports, now }) {
      for (let i = 0; i < mostAtOnce; i += 1) if (!(await makeNextExport(db, { ports, now }))) return
    },
  },
  {
    name: 'data-export-sweep',
    cron: '23 * * * *',
    timeout_seconds: 300,
    /** The file first: a row without a file is swept again, a file without a row would stay. */
    async run({ db, ports, now }) {
      for (const { user_id } of await listEnded(db, now, 500)) {
        await ports.files.delete(fileKeyOf(user_id))
        await deleteEnded(db, user_id, now)
      }
    },
  },
]
