import { addMs, dayMs } from '#core/time.ts'
import type { PostStep } from './post-machine.ts'

type Typed = { event: PostStep; publish_at: Date | undefined; reason: string | undefined }
export type StepProblem = { field: string; word: 'time_needed' | 'time_over' | 'time_far' | 'reason_needed' }

/** Further ahead than this is a mistyped year. */
const mostAheadMs = 366 * dayMs

/** What a step needs: a time still to come, or a reason. */
export function stepProblems({ event, publish_at, reason }: Typed, now: Date): StepProblem[] {
  if (event === 'withdraw') return (reason ?? '').length < 5 ? [{ field: 'reason', word: 'reason_needed' }] : []
  if (event !== 'schedule') return []
  if (publish_at === undefined) return [{ field: 'publish_at', word: 'time_needed' }]
  if (publish_at <= now) return [{ field: 'publish_at', word: 'time_over' }]
  return publish_at > addMs(now, mostAheadMs) ? [{ field: 'publish_at', word: 'time_far' }] : []
}
