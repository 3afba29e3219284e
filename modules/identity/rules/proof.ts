import { minuteMs } from '#core/time.ts'

const freshMs = 10 * minuteMs

/** Whether the person proved who they are so recently that it need not be asked again. */
export const isFreshProof = (authenticated_at: Date, now: Date): boolean =>
  now.getTime() - authenticated_at.getTime() <= freshMs

/** Wrong passwords of someone who is signed in; one count for every call that asks. */
export const proofLimit = { points: 5, seconds: 15 * 60 } as const
