import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { deleteStaleDownloads } from './store.downloads.ts'
import { deleteOldNotices } from './store.notices.ts'
import { deleteStaleSignIns } from './store.sign-in.ts'

/** Longer than any clock runs that somebody is mailed of. */
const noticeDays = 90

/** What nobody can use any more goes: links of mails and files, and sign-ins that stopped at the code. */
export const jobs: readonly Job<unknown>[] = [
  {
    name: 'staff-sweep',
    cron: '47 3 * * *',
    timeout_seconds: 60,
    async run({ db, now }) {
      await deleteStaleSignIns(db, addMs(now, -dayMs))
      await deleteStaleDownloads(db, addMs(now, -dayMs))
      await deleteOldNotices(db, addMs(now, -noticeDays * dayMs))
    },
  },
]
