import type { Db } from '#core/context.ts'
import { shipmentMachine } from './rules/shipment.ts'
import { findShipment, insertShipment, listShipmentSteps, type ShippedOrder } from './store.ts'
import { transition } from './transition.ts'

type Because = ShippedOrder & { reason: string }
type ByStaff = ShippedOrder & { staff_id?: string | undefined }

/** Begins the shipment of an order; one that is begun already stays as it is. */
export function prepareShipment(db: Db, { reason, ...order }: Because, now: Date): Promise<void> {
  const step = { event: 'prepare', state: shipmentMachine.start, actor: 'house', reason } as const
  return insertShipment(db, { ...order, step }, now)
}

/** Hands it to a courier. */
export function shipShipment(
  db: Db,
  { staff_id, courier, waybill, ...order }: ByStaff & { courier: string; waybill: string },
  now: Date,
): Promise<boolean> {
  const to = { courier, waybill, shipped_at: now }
  const reason = `${courier} ${waybill}`
  return transition(db, order, { event: 'ship', actor: 'staff', actor_id: staff_id, reason, to, now })
}

/** The courier has brought it. */
export function deliverShipment(db: Db, { staff_id, ...order }: ByStaff, now: Date): Promise<boolean> {
  const to = { delivered_at: now }
  return transition(db, order, { event: 'deliver', actor: 'staff', actor_id: staff_id, reason: 'delivered', to, now })
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
