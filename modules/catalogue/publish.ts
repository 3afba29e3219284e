import type { Db } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { jakartaDate } from '#core/time.ts'
import { tellSeatsChanged } from './events.ts'
import { updatePublished } from './store.publish.ts'

/** The one way to put a package on sale: refused unless its partner's licence permits the journey today. */
export async function publishProduct(db: Db, product_id: string, now: Date): Promise<void> {
  if (!(await updatePublished(db, product_id, jakartaDate(now)))) throw new Refusal(codes.licence_missing)
  await tellSeatsChanged(db, { product_id, now })
}
