import type { Job } from '#core/module.ts'
import { addMs, dayMs } from '#core/time.ts'
import { listDeletedMembers } from '#modules/identity/module.ts'
import { remindOfFinancing } from './financing-news.ts'
import { remindOfOffers } from './private-news.ts'
import { remindOfInvoices } from './remind.ts'
import { remindOfDepartures, remindOfHolds } from './remind-bookings.ts'
import { remindOfSavings } from './savings-news.ts'
import { deleteFcmTokensOf, deleteSubscriptionsOf } from './store.push.ts'
import { deleteNoticesOf } from './store.ts'
import { remindStores } from './store-mails.ts'

export const jobs: readonly Job<unknown>[] = [
  {
    name: 'notification-reminders',
    cron: '* * * * *',
    timeout_seconds: 300,
    /** One kind that fails does not keep the others. */
    async run({ db, now }) {
      const done = await Promise.allSettled(
        [remindOfHolds, remindOfInvoices, remindOfDepartures, remindOfFinancing, remindOfOffers, remindStores].map(
          (one) => one(db, now),
        ),
      )
      for (const one of done) if (one.status === 'rejected') throw one.reason
    },
  },
  {
    name: 'notification-savings',
    // Hours in which people are awake in Indonesia; each finds what the one before it has missed.
    cron: '17 1-12 * * *',
    timeout_seconds: 300,
    run: ({ db, now }) => remindOfSavings(db, now),
  },
  {
    name: 'notification-forget',
    cron: '41 2 * * *',
    timeout_seconds: 300,
    /** Who has left is forgotten here too; a week of nights, so that those that failed are made up for. */
    async run({ db, now }) {
      const gone = (await listDeletedMembers(db, addMs(now, -7 * dayMs))).map(({ id }) => id)
      if (gone.length === 0) return
      await deleteSubscriptionsOf(db, gone)
      await deleteFcmTokensOf(db, gone)
      await deleteNoticesOf(db, gone)
    },
  },
]
