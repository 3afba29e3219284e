import { and, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { products, reviews } from './tables.ts'

type Query = { search: string; answered?: 'yes' | 'no' | undefined; rating?: number | undefined }
type Page = { sort: string; cursor?: string | undefined; limit: number }

const ofPackage = eq(products.id, reviews.product_id)
const reached = (scopes: readonly Scope[]): SQL => inScope(scopes, { partner: reviews.partner_id })

/** By the package's name in either language, or by who wrote it. */
function searched(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const names = sql`((${products.name} ->> 'id') || ' ' || (${products.name} ->> 'en'))`
  return or(
    ilike(reviews.author_name, pattern),
    sql`exists (select 1 from ${products} where ${and(ofPackage, ilike(names, pattern))})`,
  )
}

export const reviewsWhere = (scopes: readonly Scope[], { search, answered, rating }: Query): SQL | undefined =>
  and(
    reached(scopes),
    searched(search),
    answered && (answered === 'yes' ? isNotNull : isNull)(reviews.answer),
    rating === undefined ? undefined : eq(reviews.rating, rating),
  )

const columns = {
  id: reviews.id,
  package_id: products.id,
  package_name: products.name,
  partner_id: reviews.partner_id,
  author_name: reviews.author_name,
  rating: reviews.rating,
  text: reviews.text,
  language: reviews.language,
  travelled_on: reviews.travelled_on,
  created_at: reviews.created_at,
  answer: reviews.answer,
  answered_at: reviews.answered_at,
  answered_by: reviews.answered_by,
}

// All tenants: `where` is what somebody of the desk may reach, and a partner sells at every tenant.
export async function selectDeskReviews(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf({ id: reviews.id, by: { created_at: reviews.created_at } }, place)
  const rows = await db
    .select(columns)
    .from(reviews)
    .innerJoin(products, ofPackage)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const totalDeskReviews = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, reviews, where)

/** A review of a package of somebody's own partner. */
export async function findDeskReview(db: Db, id: string, scopes: readonly Scope[]) {
  const [row] = await db
    .select(columns)
    .from(reviews)
    .innerJoin(products, ofPackage)
    .where(and(eq(reviews.id, id), reached(scopes)))
    .limit(1)
  return row
}

type Answer = { answer: string; answered_at: Date; answered_by: string }

// All tenants: `findDeskReview` says whose it is before it is answered.
/** Once: false where there is an answer already. */
export async function updateAnswer(db: Db, id: string, answer: Answer): Promise<boolean> {
  const rows = await db
    .update(reviews)
    .set(answer)
    .where(and(eq(reviews.id, id), isNull(reviews.answer)))
    .returning({ id: reviews.id })
  return rows.length === 1
}
