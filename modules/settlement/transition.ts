import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { type DifferenceActor, type DifferenceEvent, differenceMachine } from './rules/machine.ts'
import { type DifferenceRow, stepDifference } from './store.ts'

type Change = { event: DifferenceEvent; actor: DifferenceActor; closed_by: string | null; reason: string; now: Date }

/** The one way to another state of a locked difference; false, where it is there already. */
export async function transitionDifference(
  db: Db,
  difference: Pick<DifferenceRow, 'id' | 'state'>,
  { event, actor, closed_by, reason, now }: Change,
): Promise<boolean> {
  const state = next(differenceMachine, difference.state, { event, actor })
  if (!state) return false
  const isDone = await stepDifference(db, difference, { state, closed_by, closed_at: now, reason })
  if (!isDone) throw new Error('a difference changed although it was locked')
  return true
}
