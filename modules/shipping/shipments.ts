import type { Db } from '#core/context.ts'
import { shipmentMachine } from './rules/shipment.ts'
import { firstTrackAt } from './rules/tracking.ts'
import { findShipment, insertShipment, listShipmentSteps, type ShipmentRow, type ShippedOrder } from './store.ts'
import { transition } from './transition.ts'
import { isUnscanned, refuseTaken } from './waybills.ts'

type Because = ShippedOrder & { reason: string }
type ByStaff = ShippedOrder & { staff_id?: string | undefined }

/** Begins the shipment of an order; one that is begun already stays as it is. */
export function prepareShipment(db: Db, { reason, ...order }: Because, now: Date): Promise<void> {
  const step = { event: 'prepare', state: shipmentMachine.start, actor: 'house', reason } as const
  return insertShipment(db, { ...order, step }, now)
}

type Shipped = ByStaff & {
  courier: string
  waybill: string
  /** Where it goes, copied: its owner may change or delete the address. */
  destination?: ShipmentRow['destination'] | undefined
  /** Where the courier is asked where it is: its code at the broker, and what some of them want to see. */
  tracked?: { courier_code: string; last_phone_digits: string } | undefined
}

/** Hands it to a courier, by a waybill that no other parcel has. */
export function shipShipment(
  db: Db,
  { staff_id, courier, waybill, destination = null, tracked, ...order }: Shipped,
  now: Date,
): Promise<boolean> {
  const to = {
    ...{ courier, waybill, destination, shipped_at: now },
    ...(tracked && { ...tracked, track_at: firstTrackAt(now) }),
  }
  const reason = `${courier} ${waybill}`
  return db.transaction(async (tx) => {
    if ((await findShipment(tx, order))?.state !== 'preparing') return false
    if (tracked) await refuseTaken(tx, { order_id: order.order_id, courier_code: tracked.courier_code, waybill }, now)
    return transition(tx, order, { event: 'ship', actor: 'staff', actor_id: staff_id, reason, to, now })
  })
}

type Delivered = ByStaff & { actor?: 'staff' | 'courier' | 'member' | 'house' }

/** The courier has brought it: as staff say, unless somebody else does. */
export function deliverShipment(
  db: Db,
  { staff_id, actor = 'staff', ...order }: Delivered,
  now: Date,
): Promise<boolean> {
  const to = { delivered_at: now, track_at: null, last_phone_digits: null }
  return transition(db, order, { event: 'deliver', actor, actor_id: staff_id, reason: 'delivered', to, now })
}

/** An order called off needs no shipment; what is on its way stays on its way. */
export const stopShipment = (db: Db, { reason, ...order }: Because, now: Date): Promise<boolean> =>
  transition(db, order, { event: 'stop', actor: 'house', reason, now })

/** Where the shipment of an order is, and each step it took; nothing where the order has none. */
export async function shipmentOf(db: Db, order: ShippedOrder) {
  const shipment = await findShipment(db, order)
  if (!shipment) return undefined
  const { state, courier, waybill } = shipment
  return { state, courier, waybill, steps: await listShipmentSteps(db, order.order_id) }
}

/** What the courier says of where it is; nothing before it is shipped. */
export async function trackingOf(db: Db, order: ShippedOrder) {
  const shipment = await findShipment(db, order)
  if (!shipment?.courier || !shipment.waybill) return undefined
  const { courier, courier_code, waybill, track_status, tracked_at, track_steps } = shipment
  return {
    ...{ courier, courier_code, waybill, status: track_status, checked_at: tracked_at, steps: track_steps ?? [] },
    is_unknown: shipment.waybill_unknown_at !== null,
    is_correctable: courier_code !== null && shipment.state === 'shipped' && isUnscanned(shipment),
  }
}
