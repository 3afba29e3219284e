import type { Db } from '#core/context.ts'
import { noteSupplyChanged } from './engine/supply.ts'
import { addRating, insertReview, type NewReview } from './store.reviews.ts'

/** A buyer's word on an item, counted in its rating and its store's. False, and nothing done, where this order has spoken of it. */
export async function writeReview(db: Db, review: NewReview): Promise<boolean> {
  if (!(await insertReview(db, review))) return false
  await addRating(db, review)
  noteSupplyChanged()
  return true
}
