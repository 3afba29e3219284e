import { asOneNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { emit } from './events.ts'
import { type RequestActor, type RequestEvent, requestMachine } from './rules/machine.ts'
import { type RequestChange, type RequestRow, stepRequest } from './store.requests.ts'

type Transition = {
  event: RequestEvent
  actor: RequestActor
  actor_id?: string | undefined
  offer_id?: string | undefined
  reason: string
  to?: RequestChange
  /** What belongs to the change and is done before others hear of it, such as ending the other offers. */
  effects?: (request: RequestRow) => Promise<void>
  now: Date
}

/** Whether an event can happen to a request as it stands. */
export const can = ({ state }: Pick<RequestRow, 'state'>, event: RequestEvent): boolean =>
  requestMachine.on[event].from.some((from) => from === state)

/** The one way to another state of a locked request: state and history in one statement, the effects, then the event. */
export async function transition(db: Db, was: RequestRow, change: Transition): Promise<RequestRow> {
  const { event, actor, actor_id = null, offer_id = null, reason, to, effects, now } = change
  const state = next(requestMachine, was.state, change)
  if (!state) throw new Error(`a private request in ${was.state} cannot ${event}`)
  const isOver = requestMachine.ends.some((end) => end === state) || state === 'expired'
  const step = { request_id: was.id, event, state, actor, actor_id, offer_id, reason }
  const request = await stepRequest(db, was, { to: { ...to, ...(isOver && { ended_at: now }) }, step, now })
  return asOneNews(db, async () => {
    await effects?.(request)
    for (const name of edgeOf(requestMachine, change).emits ?? [])
      await emit[name](db, { request, offer_id, reason, now })
    return request
  })
}
