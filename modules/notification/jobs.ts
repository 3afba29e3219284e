import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { listDeletedMembers } from '#modules/identity/module.ts'
import { remindOfInvoices } from './remind.ts'
import { deleteSubscriptionsOf } from './store.push.ts'
import { deleteNoticesOf } from './store.ts'

export const jobs: readonly Job<unknown>[] = [
  {
    name: 'notification-reminders',
    cron: '* * * * *',
    run: ({ db, now }) => remindOfInvoices(db, now),
  },
  {
    name: 'notification-forget',
    cron: '41 2 * * *',
    /** Who has left is forgotten here too; three nights, so that one that failed is made up for. */
    async run({ db, now }) {
      const gone = (await listDeletedMembers(db, addMs(now, -3 * dayMs))).map(({ id }) => id)
      if (gone.length === 0) return
      await deleteSubscriptionsOf(db, gone)
      await deleteNoticesOf(db, gone)
    },
  },
]
