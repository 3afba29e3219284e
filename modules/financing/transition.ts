import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { tellChanged } from './events.ts'
import { type FinancingActor, type FinancingEvent, financingMachine } from './rules/application.ts'
import { type ApplicationChange, type ApplicationRow, stepApplication } from './store.ts'

type Transition = {
  event: FinancingEvent
  actor: FinancingActor
  actor_id?: string | undefined
  reason: string
  to?: ApplicationChange
  now: Date
}

/** Whether an event can happen to an application as it stands. */
export const can = ({ state }: Pick<ApplicationRow, 'state'>, event: FinancingEvent): boolean =>
  financingMachine.on[event].from.some((from) => from === state)

/** The one way to another state of a locked application: state and history in one statement, then the event. */
export async function transition(db: Db, was: ApplicationRow, change: Transition): Promise<ApplicationRow> {
  const { event, actor, actor_id = null, reason, to, now } = change
  const state = next(financingMachine, was.state, change)
  if (!state) throw new Error(`an application in ${was.state} cannot ${event}`)
  const hasEnded = financingMachine.ends.includes(state)
  const ended = hasEnded ? { ended_at: now, end_reason: reason, expires_at: null } : {}
  const step = { application_id: was.id, event, state, actor, actor_id, reason }
  const application = await stepApplication(db, was, { to: { ...to, ...ended }, step, now })
  await tellChanged(db, { application, event, was: was.state, reason, now })
  return application
}
