import { addMs, hourMs } from '#core/time.ts'

export const breachSteps = ['note', 'authority_notified', 'people_notified', 'closed'] as const
/** `note` is anything learned or done besides. */
export type BreachStep = (typeof breachSteps)[number]

/** UU 27/2022 article 46: in writing, to those concerned and to the authority, within 3 × 24 hours. */
const notifyHours = 72

const deadlineOf = (noticed_at: Date): Date => addMs(noticed_at, notifyHours * hourMs)

type Step = { kind: BreachStep; done_at: Date }

const firstOf = (steps: readonly Step[], kind: BreachStep): Date | null =>
  steps
    .filter((step) => step.kind === kind)
    .reduce<Date | null>((first, { done_at }) => (first === null || done_at < first ? done_at : first), null)

/** How a breach stands: who was told when, how long is left, and whether it is late. */
export function breachStanding(breach: { noticed_at: Date }, steps: readonly Step[], now: Date) {
  const deadline_at = deadlineOf(breach.noticed_at)
  const authority_notified_at = firstOf(steps, 'authority_notified')
  const people_notified_at = firstOf(steps, 'people_notified')
  const isLate = (done: Date | null) => (done ?? now) > deadline_at
  return {
    deadline_at,
    authority_notified_at,
    people_notified_at,
    closed_at: firstOf(steps, 'closed'),
    is_late: isLate(authority_notified_at) || isLate(people_notified_at),
    hours_left: Math.max(0, Math.floor((deadline_at.getTime() - now.getTime()) / hourMs)),
  }
}
