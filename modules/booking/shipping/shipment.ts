import type { Db } from '#core/context.ts'
import { next } from '#core/machine.ts'
import type { BookingNews } from '../events.ts'
import { hasKit, type ShipmentActor, type ShipmentEvent, shipmentMachine } from '../rules/shipment.ts'
import {
  insertShipment,
  insertShipmentStep,
  lockShipment,
  type ShipmentRow,
  updateShipment,
} from '../store.shipments.ts'

/** A journey to the Haram has begun to be paid: its kit is prepared. */
export async function prepareKit(db: Db, { booking, now }: BookingNews): Promise<void> {
  if (!hasKit(booking.category)) return
  const step = { event: 'prepare', state: 'preparing', actor: 'house', reason: 'booking started' } as const
  await insertShipment(db, { booking_id: booking.id, step }, now)
}

type Change = {
  booking_id: string
  event: ShipmentEvent
  to?: Partial<ShipmentRow>
  actor: ShipmentActor
  actor_id?: string | undefined
  reason: string
}

/** False, and nothing done, where the kit is not where the event begins. */
function change(db: Db, { to, event, ...step }: Change, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const was = await lockShipment(tx, step.booking_id)
    const state = was && next(shipmentMachine, was.state, { event, actor: step.actor })
    if (!state) return false
    await updateShipment(tx, step.booking_id, { ...to, state })
    await insertShipmentStep(tx, { ...step, event, state, at: now })
    return true
  })
}

type ByStaff = { booking_id: string; staff_id?: string | undefined }

/** Hands the kit to a courier. */
export const shipKit = (
  db: Db,
  { booking_id, staff_id, courier, waybill }: ByStaff & { courier: string; waybill: string },
  now: Date,
): Promise<boolean> =>
  change(
    db,
    {
      booking_id,
      event: 'ship',
      to: { courier, waybill, shipped_at: now },
      actor: 'staff',
      actor_id: staff_id,
      reason: `${courier} ${waybill}`,
    },
    now,
  )

/** The courier has brought it. */
export const deliverKit = (db: Db, { booking_id, staff_id }: ByStaff, now: Date): Promise<boolean> =>
  change(
    db,
    {
      booking_id,
      event: 'deliver',
      to: { delivered_at: now },
      actor: 'staff',
      actor_id: staff_id,
      reason: 'delivered',
    },
    now,
  )

/** A journey called off needs no kit; what is on its way stays on its way. */
export async function stopKit(db: Db, { booking, now }: BookingNews): Promise<void> {
  await change(db, { booking_id: booking.id, event: 'stop', actor: 'house', reason: 'booking cancelled' }, now)
}
