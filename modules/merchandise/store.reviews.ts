import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { item_reviews } from './tables.ts'

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
