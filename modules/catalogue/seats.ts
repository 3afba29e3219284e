import type { Db } from '#core/context.ts'
import { tellBackInStock } from './back-in-stock.ts'
import { tellSeatsChanged } from './events.ts'
import { type Seated, updateHeld, updateReleased } from './store.seats.ts'

/** Takes the seats or takes nothing: false when the date has fewer free, is closed, or is not on sale. */
export async function holdSeats(db: Db, seated: Seated, now: Date): Promise<boolean> {
  const product_id = await updateHeld(db, seated, now)
  if (product_id === undefined) return false
  await tellSeatsChanged(db, { product_id, now })
  return true
}

/** Gives held or sold seats back and tells those who wait; false, and nothing done, when there were fewer. */
export async function releaseSeats(db: Db, seated: Seated & { from: 'held' | 'sold' }, now: Date): Promise<boolean> {
  const product_id = await updateReleased(db, seated, seated.from)
  if (product_id === undefined) return false
  await tellSeatsChanged(db, { product_id, now })
  await tellBackInStock(db, product_id, now)
  return true
}
