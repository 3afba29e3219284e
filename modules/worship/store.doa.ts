import { asc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { doa_reviews } from './tables.ts'

export type DoaReview = typeof doa_reviews.$inferSelect

export const listDoaReviews = (db: Db): Promise<DoaReview[]> =>
  db.select().from(doa_reviews).orderBy(asc(doa_reviews.doa_id)).limit(500)

export async function findDoaReview(db: Db, doa_id: string): Promise<DoaReview | undefined> {
  const [row] = await db.select().from(doa_reviews).where(eq(doa_reviews.doa_id, doa_id)).limit(1)
  return row
}

/** The latest stands; what was said before is in the audit. */
export async function saveDoaReview(db: Db, { doa_id, ...review }: DoaReview): Promise<void> {
  await db
    .insert(doa_reviews)
    .values({ doa_id, ...review })
    .onConflictDoUpdate({ target: doa_reviews.doa_id, set: review })
}
