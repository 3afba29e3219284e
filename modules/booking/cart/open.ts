import type { Db } from '#core/context.ts'
import { tellChanged } from '../events.ts'
import { insertCart } from '../store.ts'

/** The first state of a booking, whether its seats are still to be held or were held for it. */
export async function openBooking(db: Db, cart: Parameters<typeof insertCart>[1], now: Date): Promise<void> {
  await insertCart(db, cart, now)
  await tellChanged(db, { booking_id: cart.row.id, now })
}
