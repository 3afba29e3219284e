import type { Db } from '#core/context.ts'
import { prepareShipment, stopShipment } from '#modules/shipping/module.ts'
import type { BookingNews } from '../events.ts'
import { hasKit } from '../rules/kit.ts'

/** A journey to the Haram has begun to be paid: its kit is prepared. */
export async function prepareKit(db: Db, { booking, now }: BookingNews): Promise<void> {
  if (!hasKit(booking)) return
  await prepareShipment(db, { order_kind: 'booking', order_id: booking.id, reason: 'booking started' }, now)
}

/** A journey called off needs no kit; what is on its way stays on its way. */
export async function stopKit(db: Db, { booking, now }: BookingNews): Promise<void> {
  await stopShipment(db, { order_kind: 'booking', order_id: booking.id, reason: 'booking cancelled' }, now)
}
