import { and, asc, count, eq, gte, inArray, lt, lte, max, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { firstColourOf } from '#database/pictures.ts'
import { isLicensed } from '#modules/partner/module.ts'
import { standings } from './rules/listing.ts'
import { cardColumns } from './store.ts'
import { listings } from './tables.ts'

type Category = (typeof listings.$inferSelect)['category']

/** What is not to be sold: partners hidden by the tenant, categories its flags close, and what no good licence permits. */
export type OffSale = { hidden: readonly string[]; closed: readonly Category[]; today: string }

const sold = ({ hidden, closed, today }: OffSale, ...more: (SQL | undefined)[]) =>
  and(
    lt(listings.standing, standings.off_sale),
    notInArray(listings.partner_id, [...hidden]),
    notInArray(listings.category, [...closed]),
    isLicensed(listings, today),
    ...more,
  )

type Which = { slug: string } | { id: string }

/** A package on sale, as much of it as modules need that sell it. */
export async function findListed(db: Db, which: Which, off: OffSale) {
  const named = 'slug' in which ? eq(listings.slug, which.slug) : eq(listings.product_id, which.id)
  const [row] = await db
    .select({ id: listings.product_id, category: listings.category })
    .from(listings)
    .where(sold(off, named))
    .limit(1)
  return row
}

/** What a link to a package says of it; only of those on sale. */
export const listLinked = (db: Db, slugs: readonly string[], off: OffSale) =>
  db
    .select({
      slug: listings.slug,
      name_id: listings.name_id,
      name_en: listings.name_en,
      picture_id: listings.picture_id,
      picture_colour: firstColourOf(listings.picture_ids),
      price_from: listings.price_from,
    })
    .from(listings)
    .where(sold(off, inArray(listings.slug, [...slugs])))
    .limit(Math.max(slugs.length, 1))

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

type Walk = OffSale & { categories: readonly Category[]; size: number }

const toCome = ({ categories, size: _, ...off }: Walk, ...more: SQL[]) =>
  sold(off, lte(listings.standing, standings.sold_out), inArray(listings.category, [...categories]), ...more)

/**
 * Packages with dates to come, in parts of at most `size` by their numbers: which parts there are, and when something in
 * each last changed. A package stays in its part for good.
 */
export const listedParts = (db: Db, walk: Walk) => {
  const part = sql<number>`${listings.number} / ${sql.raw(String(Math.trunc(walk.size)))}`
  return db
    .select({ part, changed_at: max(listings.changed_at) })
    .from(listings)
    .where(toCome(walk))
    .groupBy(part)
    .orderBy(part)
}

// The column holds no larger number, and PostgreSQL would refuse to compare it with one.
const within = (part: number, { size }: Walk): number => Math.min(part * size, 2 ** 31 - 1)

/** The packages of one part. */
export const listedInPart = (db: Db, part: number, walk: Walk) =>
  db
    .select({ slug: listings.slug, changed_at: listings.changed_at })
    .from(listings)
    .where(toCome(walk, gte(listings.number, within(part, walk)), lt(listings.number, within(part + 1, walk))))
    .orderBy(asc(listings.number))
    .limit(walk.size)
