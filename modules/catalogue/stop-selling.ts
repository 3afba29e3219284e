import type { Db } from '#core/context.ts'
import { tellSeatsChanged } from './events.ts'
import { updateClosed } from './store.departures.ts'

/** A date is sold no more from now on, with seats left or without; false where it is closed already or not on sale yet. */
export async function stopSelling(db: Db, which: { product_id: string; id: string }, now: Date): Promise<boolean> {
  if (!(await updateClosed(db, which, now))) return false
  await tellSeatsChanged(db, { product_id: which.product_id, now })
  return true
}
