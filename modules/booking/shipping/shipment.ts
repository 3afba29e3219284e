import type { Db } from '#core/context.ts'
import type { BookingNews } from '../events.ts'
import { hasKit, shipmentMachine } from '../rules/shipment.ts'
import { insertShipment } from '../store.shipments.ts'
import { transition } from './transition.ts'

/** A journey to the Haram has begun to be paid: its kit is prepared. */
export async function prepareKit(db: Db, { booking, now }: BookingNews): Promise<void> {
  if (!hasKit(booking.category)) return
  const step = { event: 'prepare', state: shipmentMachine.start, actor: 'house', reason: 'booking started' } as const
  await insertShipment(db, { booking_id: booking.id, step }, now)
}

type ByStaff = { booking_id: string; staff_id?: string | undefined }

/** Hands the kit to a courier. */
export const shipKit = (
  db: Db,
  { booking_id, staff_id, courier, waybill }: ByStaff & { courier: string; waybill: string },
  now: Date,
): Promise<boolean> =>
  transition(db, booking_id, {
    event: 'ship',
    actor: 'staff',
    actor_id: staff_id,
    reason: `${courier} ${waybill}`,
    to: { courier, waybill, shipped_at: now },
    now,
  })

/** The courier has brought it. */
export const deliverKit = (db: Db, { booking_id, staff_id }: ByStaff, now: Date): Promise<boolean> =>
  transition(db, booking_id, {
    event: 'deliver',
    actor: 'staff',
    actor_id: staff_id,
    reason: 'delivered',
    to: { delivered_at: now },
    now,
  })

/** A journey called off needs no kit; what is on its way stays on its way. */
export async function stopKit(db: Db, { booking, now }: BookingNews): Promise<void> {
  await transition(db, booking.id, { event: 'stop', actor: 'house', reason: 'booking cancelled', now })
}
