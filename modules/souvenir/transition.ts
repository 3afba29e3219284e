import { asOneNews } from '#core/channel.ts'
import type { Db } from '#core/context.ts'
import { edgeOf, next } from '#core/machine.ts'
import { emit, tellChanged } from './events.ts'
import { type OrderActor, type OrderEvent, orderMachine } from './rules/machine.ts'
import { type CheckoutRow, type OrderChange, type OrderRow, stepOrder } from './store.ts'

type Transition = {
  event: OrderEvent
  actor: OrderActor
  actor_id?: string | undefined
  reason: string
  to?: OrderChange
  /** What belongs to the change and is done before others hear of it, such as giving pieces back. */
  effects?: (order: OrderRow) => Promise<void>
  now: Date
}

/** Whether an event can happen to an order as it stands. */
export const can = ({ state }: Pick<OrderRow, 'state'>, event: OrderEvent): boolean =>
  orderMachine.on[event].from.some((from) => from === state)

/** The one way to another state of a locked order: state and history in one statement, the effects, then the event. */
export async function transition(
  db: Db,
  { checkout, order: was }: { checkout: CheckoutRow; order: OrderRow },
  change: Transition,
): Promise<OrderRow> {
  const { event, actor, actor_id = null, reason, to, effects, now } = change
  const state = next(orderMachine, was.state, change)
  if (!state) throw new Error(`a souvenir order in ${was.state} cannot ${event}`)
  const ended = orderMachine.ends.includes(state) || state === 'expired' ? { ended_at: now } : {}
  const step = { order_id: was.id, event, state, actor, actor_id, reason }
  const order = await stepOrder(db, was, { to: { ...to, ...ended }, step, now })
  return asOneNews(db, async () => {
    await effects?.(order)
    for (const name of edgeOf(orderMachine, change).emits ?? [])
      await emit[name](db, { checkout, order, event, actor, reason, now })
    await tellChanged(db, { checkout_id: checkout.id, now })
    return order
  })
}
