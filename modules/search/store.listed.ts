import { and, asc, count, eq, gte, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { standings } from './rules/listing.ts'
import { cardColumns } from './store.ts'
import { listings } from './tables.ts'

/** What is not to be sold: partners hidden by the tenant or without a good licence. */
export type OffSale = { off_sale: readonly string[]; today: string }

const sold = ({ off_sale, today }: OffSale, ...more: (SQL | undefined)[]) =>
  and(
    lt(listings.standing, standings.off_sale),
    notInArray(listings.partner_id, [...off_sale]),
    or(isNull(listings.licence_valid_until), gte(listings.licence_valid_until, today)),
    ...more,
  )

type Which = { slug: string } | { id: string }

/** A package on sale, as much of it as rooms need that sell with it. */
export async function findListed(db: Db, which: Which, off: OffSale) {
  const named = 'slug' in which ? eq(listings.slug, which.slug) : eq(listings.product_id, which.id)
  const [row] = await db
    .select({ id: listings.product_id, category: listings.category })
    .from(listings)
    .where(sold(off, named))
    .limit(1)
  return row
}

export type Among = { ids: readonly string[] } | { category: (typeof listings.$inferSelect)['category'] }
export type Slice = { limit: number; offset: number }

/** Packages that have not all left: those with seats first, then the soonest to depart; with how many there are. */
export async function listSold(db: Db, among: Among, { limit, offset, ...off }: OffSale & Slice) {
  const within = 'ids' in among ? inArray(listings.product_id, [...among.ids]) : eq(listings.category, among.category)
  const where = sold(off, within, lt(listings.standing, standings.departed))
  const rows = await db
    .select({ ...cardColumns, total: sql<number>`(count(*) over ())::integer` })
    .from(listings)
    .where(where)
    .orderBy(asc(listings.standing), asc(listings.next_departure), asc(listings.number))
    .limit(limit)
    .offset(offset)
  const [first] = rows
  if (first || offset === 0) return { rows, total: first?.total ?? 0 }
  // A page past the end carries no count of its own.
  const [counted] = await db.select({ total: count() }).from(listings).where(where)
  return { rows, total: counted?.total ?? 0 }
}
