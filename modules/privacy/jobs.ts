import type { Job } from '#core/module.ts'
import { fileKeyOf } from './export-view.ts'
import { makeExport } from './make-export.ts'
import type { PrivacyPorts } from './ports.ts'
import { runRetention } from './retention.ts'
import { retentionCron } from './rules/retention-run.ts'
import { deleteEnded, listEnded, listWaiting } from './store.ts'

/** So many a minute: what is more waits for the next run. */
const mostAtOnce = 20

export const jobs: readonly Job<PrivacyPorts>[] = [
  {
    name: 'data-export',
    cron: '* * * * *',
    timeout_seconds: 300,
    /** One that fails does not keep the others. */
    async run({ db, ports, now }) {
      const errors: unknown[] = []
      for (const { user_id } of await listWaiting(db, now, mostAtOnce)) {
        await makeExport(db, user_id, { ports, now }).catch((error: unknown) => errors.push(error))
      }
      if (errors.length > 0) throw new AggregateError(errors, 'some files of personal data could not be made')
    },
  },
  { name: 'retention', cron: retentionCron, timeout_seconds: 900, run: runRetention },
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
