import type { StaffCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { addMs, hourMs, secondMs } from '#core/time.ts'
import { countDone, lockDone } from './store.audit.ts'

type Done = { call: string; thing_id: string; most_an_hour: number }

/** So often an hour about one thing, whoever does it: counted by what the audit says was done, on the connection that does it. */
export async function limitDone({ db, now }: Pick<StaffCtx, 'db' | 'now'>, done: Done): Promise<void> {
  await lockDone(db, done)
  const times = await countDone(db, { ...done, since: addMs(now, -hourMs) })
  if (times >= done.most_an_hour) throw new Refusal(codes.too_many_requests, { retry_after_seconds: hourMs / secondMs })
}
