import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { item_reviews, items, stores } from './tables.ts'

type Count = { rating: number; count: number }

// All tenants: the shop is one for all of them, and an item's rating counts every buyer.
/** A page of an item's reviews, newest first, each with how many gave each star over all of them: one statement for both. */
export const listReviews = (db: Db, item_id: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: item_reviews.id,
      author_name: item_reviews.author_name,
      rating: item_reviews.rating,
      text: item_reviews.text,
      language: item_reviews.language,
      created_at: item_reviews.created_at,
      counts: sql<Count[]>`(select json_agg(c) from (${countStars(db, item_id)}) c)`,
    })
    .from(item_reviews)
    .where(eq(item_reviews.item_id, item_id))
    .orderBy(desc(item_reviews.created_at), desc(item_reviews.id))
    .limit(limit)
    .offset(offset)

// All tenants: the stars of the same reviews.
export const countStars = (db: Db, item_id: string) =>
  db
    .select({ rating: item_reviews.rating, count: count() })
    .from(item_reviews)
    .where(eq(item_reviews.item_id, item_id))
    .groupBy(item_reviews.rating)
    .limit(5)

export type NewReview = typeof item_reviews.$inferInsert

/** False where this order has spoken of the item before. */
export async function insertReview(db: Db, row: NewReview): Promise<boolean> {
  const { rowCount } = await db.insert(item_reviews).values(row).onConflictDoNothing()
  return rowCount === 1
}

type Rated = Pick<NewReview, 'item_id' | 'store_id' | 'rating'>

/** The item first: its row is locked before the store's everywhere. */
export async function addRating(db: Db, { item_id, store_id, rating }: Rated): Promise<void> {
  const more = { changed_at: sql`clock_timestamp()` }
  await db
    .update(items)
    .set({ ...more, rating_sum: sql`${items.rating_sum} + ${rating}`, rating_count: sql`${items.rating_count} + 1` })
    .where(eq(items.id, item_id))
  await db
    .update(stores)
    .set({ ...more, rating_sum: sql`${stores.rating_sum} + ${rating}`, rating_count: sql`${stores.rating_count} + 1` })
    .where(eq(stores.id, store_id))
}

// All tenants: by an order that the caller has found as theirs.
/** Which items of an order its buyer has spoken of. */
export async function reviewedItems(db: Db, order_id: string): Promise<Set<string>> {
  const rows = await db
    .select({ item_id: item_reviews.item_id })
    .from(item_reviews)
    .where(eq(item_reviews.order_id, order_id))
    .limit(200)
  return new Set(rows.map(({ item_id }) => item_id))
}
