import { asOneNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { emit, type SavingsNews } from './events.ts'
import { type SavingsActor, type SavingsEvent, savingsMachine } from './rules/machine.ts'
import { type PlanChange, type PlanRow, stepPlan } from './store.ts'

type Transition = {
  event: SavingsEvent
  actor: SavingsActor
  /** Who of the bank or which member causes it; a bank's notice has nobody. */
  actor_id?: string
  /** For people: why. */
  reason?: string
  to?: PlanChange
  deposit?: SavingsNews['deposit']
  now: Date
}

/** The one way to another state of a locked plan (`lockPlan`): state and history in one statement, then the event. */
export async function transition(db: Db, plan: PlanRow, change: Transition): Promise<PlanRow> {
  const { event, actor, actor_id = null, reason = null, to, deposit, now } = change
  const state = next(savingsMachine, plan.state, change)
  if (!state) throw new Error(`a savings plan in ${plan.state} cannot ${event}`)
  const step = { plan_id: plan.id, event, state, actor, actor_id, reason, at: now }
  const changed = await stepPlan(db, plan, { to, step })
  return asOneNews(db, async () => {
    for (const name of edgeOf(savingsMachine, change).emits ?? [])
      await emit[name](db, { plan: changed, reason, deposit, now })
    return changed
  })
}
