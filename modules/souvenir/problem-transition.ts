import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { emitProblem } from './problem-events.ts'
import { type ProblemActor, type ProblemEvent, problemMachine } from './rules/problem.ts'
import { type ProblemRow, stepProblem } from './store.problems.ts'
import type { OrderRow } from './store.ts'

type Transition = {
  event: ProblemEvent
  actor: ProblemActor
  actor_id: string
  reason: string
  /** What goes back by it. */
  amount?: number
  now: Date
}

/** The one way to another state of a problem whose order is locked: state and history in one statement, then the event. */
export async function transitionProblem(
  db: Db,
  { order, problem }: { order: OrderRow; problem: ProblemRow },
  change: Transition,
): Promise<void> {
  const { event, actor, actor_id, reason, amount = null, now } = change
  const state = next(problemMachine, problem.state, change)
  if (!state) throw new Error(`a problem in ${problem.state} cannot ${event}`)
  await stepProblem(db, problem, {
    step: { problem_id: problem.id, event, state, actor, actor_id, reason, amount },
    now,
  })
  for (const name of edgeOf(problemMachine, change).emits ?? [])
    await emitProblem[name](db, { order, problem: { ...problem, state }, reason, amount, now })
}
