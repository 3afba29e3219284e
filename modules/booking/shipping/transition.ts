import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import { type ShipmentActor, type ShipmentEvent, shipmentMachine } from '../rules/shipment.ts'
import { lockShipment, type ShipmentChange, stepShipment } from '../store.shipments.ts'

type Transition = {
  event: ShipmentEvent
  actor: ShipmentActor
  actor_id?: string | undefined
  reason: string
  to?: ShipmentChange
  now: Date
}

/** The one way to another state of a kit. False, and nothing done, where it is not where the event begins. */
export function transition(db: Db, booking_id: string, change: Transition): Promise<boolean> {
  const { to, now, ...cause } = change
  return db.transaction(async (tx) => {
    const was = await lockShipment(tx, booking_id)
    const state = was && next(shipmentMachine, was.state, cause)
    if (!state) return false
    await stepShipment(tx, { to, step: { ...cause, booking_id, state, at: now } })
    return true
  })
}
