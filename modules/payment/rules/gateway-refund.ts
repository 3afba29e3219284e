import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'

type Answer =
  | { ok: true; status: 'done' | 'pending' | 'again'; reference: string }
  | { ok: false; why: 'refused' | 'unreachable'; detail: string }

/** What a gateway's answer to a refund means for it. `wait`: until a day, or for a person where there is none. */
export type ReturnDecision =
  | { is: 'returned'; reference: string }
  | { is: 'refused'; note: string }
  | { is: 'wait'; note: string; try_at: Date | null; reference?: string }

// No gateway says how long it knows a refund by its id: asked again for most of a day, then a person looks.
const mostTries = 24

/** When a refund whose answer is not known is sent again, under the same id. */
export const nextTry = (tries: number, now: Date): Date | null =>
  tries >= mostTries ? null : addMs(now, Math.min(minuteMs * 2 ** (tries - 1), hourMs))

/** `tries`: how often it was sent, this time among them. `is_taken`: the gateway has said before that it had not decided yet. */
type Before = { tries: number; is_taken: boolean }

export function decideReturn(answer: Answer, { tries, is_taken }: Before, now: Date): ReturnDecision {
  if (answer.ok) {
    const { status, reference } = answer
    // Known from before, it went through then and its answer was lost; not so what was still to be decided.
    if (status === 'done' || (status === 'again' && !is_taken)) return { is: 'returned', reference }
    const wait = { is: 'wait', note: 'taken, and not decided yet', try_at: nextTry(tries, now) } as const
    return status === 'pending' ? { ...wait, reference } : wait
  }
  if (answer.why === 'unreachable') return { is: 'wait', note: answer.detail, try_at: nextTry(tries, now) }
  // A no to what was sent before may only mean that it went through then: sending it by transfer would pay twice.
  return tries === 1 ? { is: 'refused', note: answer.detail } : { is: 'wait', note: answer.detail, try_at: null }
}

type Unsent = { handed_over_at: Date; tries: number }

/** What becomes of a refund whose gateway cannot be asked now. `tries`: how often it was sent; `unsent`: never, so that nothing has left. */
export function decideUnsent(
  { handed_over_at, tries }: Unsent,
  now: Date,
): { is: 'unsent' } | { is: 'wait'; try_at: Date | null } {
  if (now < addMs(handed_over_at, dayMs)) return { is: 'wait', try_at: addMs(now, minuteMs) }
  return tries === 0 ? { is: 'unsent' } : { is: 'wait', try_at: null }
}
