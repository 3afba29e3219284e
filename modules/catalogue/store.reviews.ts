import { and, count, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { coloursOf } from '#database/pictures.ts'
import { products, reviews } from './tables.ts'

export type NewReview = typeof reviews.$inferInsert

type Category = (typeof products.$inferSelect)['category']

/** Whose reviews: a package's or a partner's, as written at one tenant; without the journeys that are closed there. */
export type Of = { tenant_id: string } & ({ product_id: string } | { partner_id: string; closed: Category[] })

const about = (of: Of): SQL | undefined =>
  and(
    eq(reviews.tenant_id, of.tenant_id),
    'product_id' in of
      ? eq(reviews.product_id, of.product_id)
      : and(eq(reviews.partner_id, of.partner_id), notInArray(products.category, of.closed)),
  )

const reviewColumns = {
  id: reviews.id,
  author_name: reviews.author_name,
  rating: reviews.rating,
  text: reviews.text,
  language: reviews.language,
  picture_ids: reviews.picture_ids,
  picture_colours: coloursOf(reviews.picture_ids),
  travelled_on: reviews.travelled_on,
  created_at: reviews.created_at,
  product: { slug: products.slug, name: products.name, state: products.state },
  answer: reviews.answer,
  answered_at: reviews.answered_at,
}

const newest = [desc(reviews.created_at), desc(reviews.id)]

type Count = { rating: number; count: number }

/** A page of reviews, each with how many gave each star over all of them: one statement for both. */
export const listReviews = (db: Db, of: Of, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ ...reviewColumns, counts: sql<Count[]>`(select json_agg(c) from (${countStars(db, of)}) c)` })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(about(of))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset)

export const countStars = (db: Db, of: Of) =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(about(of))
    .groupBy(reviews.rating)
    .limit(5)

type Recent = { tenant_id: string; hidden: string[]; closed: Category[]; limit: number }

/** The newest reviews a tenant's members wrote of packages it still shows. */
export const listRecentReviews = (db: Db, { tenant_id, hidden, closed, limit }: Recent) =>
  db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(
      and(
        eq(reviews.tenant_id, tenant_id),
        eq(products.state, 'on_sale'),
        notInArray(reviews.partner_id, hidden),
        notInArray(products.category, closed),
      ),
    )
    .orderBy(...newest)
    .limit(limit)

export const insertReview = (db: Db, row: NewReview) => db.insert(reviews).values(row)

/** Adds one voice to what a package is rated. */
export const addRating = (db: Db, product_id: string, rating: number) =>
  db
    .update(products)
    .set({ rating_sum: sql`${products.rating_sum} + ${rating}`, rating_count: sql`${products.rating_count} + 1` })
    .where(eq(products.id, product_id))
