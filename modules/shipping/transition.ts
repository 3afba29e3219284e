import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { type ShipmentActor, type ShipmentEvent, shipmentMachine } from './rules/shipment.ts'
import { lockShipment, type ShipmentChange, type ShippedOrder, stepShipment } from './store.ts'

type Transition = {
  event: ShipmentEvent
  actor: ShipmentActor
  actor_id?: string | undefined
  reason: string
  to?: ShipmentChange
  now: Date
}

/** The one way to another state of a shipment. False, and nothing done, where it is not where the event begins. */
export function transition(db: Db, order: ShippedOrder, change: Transition): Promise<boolean> {
  const { to, now, ...cause } = change
  return db.transaction(async (tx) => {
    const was = await lockShipment(tx, order)
    const state = was && next(shipmentMachine, was.state, cause)
    if (!state) return false
    await stepShipment(tx, { to, step: { ...cause, order_id: was.order_id, state, at: now } })
    return true
  })
}
