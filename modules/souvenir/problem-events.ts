import { channel } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import type { ProblemEmitted } from './rules/problem.ts'
import type { ProblemRow } from './store.problems.ts'
import type { OrderRow } from './store.ts'

/** The news for dependent modules of a problem with a parcel. `reason` is what somebody wrote to the buyer. */
export type ProblemNews = { order: OrderRow; problem: ProblemRow; reason: string; amount: number | null; now: Date }

const reported = channel<ProblemNews>()
const answered = channel<ProblemNews>()
const replied = channel<ProblemNews>()
const refunded = channel<ProblemNews>()
const closed = channel<ProblemNews>()

export const onProblemReported = reported.on
/** `problem.answered`: the store has written what it says to it. */
export const onProblemAnswered = answered.on
/** `problem.replied`: the platform has written to the buyer, and not decided yet. */
export const onProblemReplied = replied.on
/** `problem.refunded`: the platform gives back what was paid, or a part. */
export const onProblemRefunded = refunded.on
/** `problem.closed`: the platform gives nothing back, and says why. */
export const onProblemClosed = closed.on

export const tellReported = reported.tell

/** By the names that the machine has; only `problem-transition.ts` emits. */
export const emitProblem: Record<ProblemEmitted, (db: Db, news: ProblemNews) => Promise<unknown>> = {
  'problem.answered': answered.tell,
  'problem.replied': replied.tell,
  'problem.refunded': refunded.tell,
  'problem.closed': closed.tell,
}
