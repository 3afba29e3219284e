import type { Db } from '#core/context.ts'
import type { Job } from '#core/module.ts'
import { jakartaDate } from '#core/time.ts'
import { continueRuns } from './lifecycle/departure-run.ts'
import { complete, runOut } from './lifecycle/end.ts'
import { listReturned, listRunOut } from './store.ts'

const batch = 500

/** Carts whose time is over give their seats back. */
export async function expireHolds(db: Db, now: Date): Promise<void> {
  for (const { id } of await listRunOut(db, now, batch)) await runOut(db, id, now)
}

export async function completeReturned(db: Db, now: Date): Promise<void> {
  for (const { id } of await listReturned(db, jakartaDate(now), batch)) await complete(db, id, now)
}

export const jobs: readonly Job<unknown>[] = [
  { name: 'booking-holds', seconds: 5, timeout_seconds: 60, run: ({ db, now }) => expireHolds(db, now) },
  { name: 'booking-complete', seconds: 20, timeout_seconds: 120, run: ({ db, now }) => completeReturned(db, now) },
  { name: 'booking-departures', seconds: 5, timeout_seconds: 300, run: ({ db, now }) => continueRuns(db, now) },
]
