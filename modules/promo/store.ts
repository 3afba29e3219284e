import { and, asc, count, desc, eq, exists, gt, ilike, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { promo_claims, promo_products, promos } from './tables.ts'

export type Category = (typeof promos.$inferSelect)['category']
/** A package as promos know it: which it is, and what kind of journey. */
export type Product = { id: string; category: string }

export const columns = {
  id: promos.id,
  slug: promos.slug,
  code: promos.code,
  category: promos.category,
  applies_to: promos.applies_to,
  title: promos.title,
  picture_id: promos.picture_id,
  picture_colour: colourOf(promos.picture_id),
  starts_at: promos.starts_at,
  ends_at: promos.ends_at,
  percent: promos.percent,
  amount: promos.amount,
  most_amount: promos.most_amount,
  least_spend: promos.least_spend,
  quota: promos.quota,
  used: promos.used,
  budget: promos.budget,
  given: promos.given,
  paused_at: promos.paused_at,
  per_member: promos.per_member,
  audience: promos.audience,
  is_for_all_products: promos.is_for_all_products,
}

const running = (tenant_id: string, now: Date) =>
  and(eq(promos.tenant_id, tenant_id), lte(promos.starts_at, now), gt(promos.ends_at, now), isNull(promos.paused_at))
const isLeft = sql`(${promos.used} < ${promos.quota} and (${promos.budget} is null or ${promos.given} < ${promos.budget}))`

/** What was typed, as a pattern that finds it anywhere: its own % and _ mean themselves. */
const containing = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

type Wanted = {
  tenant_id: string
  now: Date
  search?: string | undefined
  category?: Category | undefined
  /** The member who asks, if one does. */
  reader?: string | undefined
}

/** Whether a reader has put the promo aside; nobody's reader has not. */
function isClaimed(db: Db, reader: string | undefined) {
  if (!reader) return sql<boolean>`false`
  const own = and(eq(promo_claims.promo_id, promos.id), eq(promo_claims.user_id, reader))
  const claim = db.select({ one: sql`1` }).from(promo_claims).where(own)
  return sql<boolean>`${exists(claim)}`
}

function wanted({ tenant_id, now, search, category }: Wanted) {
  const pattern = search && containing(search)
  const titles = pattern && [ilike(sql`${promos.title}->>'id'`, pattern), ilike(sql`${promos.title}->>'en'`, pattern)]
  return and(
    running(tenant_id, now),
    category && eq(promos.category, category),
    pattern ? or(...(titles || []), ilike(promos.code, pattern)) : undefined,
  )
}

/** Promos that run: those used up last, the others soonest to end first. */
export const listPromos = (db: Db, which: Wanted, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ ...columns, is_claimed: isClaimed(db, which.reader) })
    .from(promos)
    .where(wanted(which))
    .orderBy(desc(isLeft), asc(promos.ends_at), asc(promos.id))
    .limit(limit)
    .offset(offset)

export async function countPromos(db: Db, which: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(promos).where(wanted(which))
  return row?.total ?? 0
}

type PreviewOptions = { limit: number; now: Date; first: 'banners' | 'others' }

/** Promos that run and are not used up: those for the banner first or last, then soonest to end. */
export const activePromos = (db: Db, tenant_id: string, { limit, now, first }: PreviewOptions) =>
  db
    .select(columns)
    .from(promos)
    .where(and(running(tenant_id, now), isLeft))
    .orderBy(first === 'banners' ? desc(promos.is_banner) : asc(promos.is_banner), asc(promos.ends_at), asc(promos.id))
    .limit(limit)

/** The same for one category. */
export const activePromosOf = (
  db: Db,
  tenant_id: string,
  { limit, now, category }: { limit: number; now: Date; category: Category },
) =>
  db
    .select(columns)
    .from(promos)
    .where(and(running(tenant_id, now), isLeft, eq(promos.category, category)))
    .orderBy(asc(promos.ends_at), asc(promos.id))
    .limit(limit)

/** Slugs of the promos that run, used up or not: their pages say so. */
export async function runningSlugs(db: Db, tenant_id: string, { limit, now }: { limit: number; now: Date }) {
  const rows = await db
    .select({ slug: promos.slug })
    .from(promos)
    .where(running(tenant_id, now))
    .orderBy(asc(promos.slug))
    .limit(limit)
  return rows.map((row) => row.slug)
}

type Named = { tenant_id: string } & ({ id: string } | { slug: string } | { code: string })

function named(which: Named) {
  const own = eq(promos.tenant_id, which.tenant_id)
  if ('id' in which) return and(own, eq(promos.id, which.id))
  return and(own, 'slug' in which ? eq(promos.slug, which.slug) : eq(promos.code, which.code))
}

/** `reader` is the member who asks, if one does: whether they put it aside comes with it. */
export async function findPromo(db: Db, which: Named, reader?: string) {
  const [row] = await db
    .select({ ...columns, terms: promos.terms, is_claimed: isClaimed(db, reader) })
    .from(promos)
    .where(named(which))
    .limit(1)
  return row
}

/** Whether a promo holds for a package: one of its own, or any of its category. */
const isFor = (db: Db, product: Product) =>
  or(
    and(eq(promos.is_for_all_products, true), sql`${promos.category} = ${product.category}`),
    exists(
      db
        .select({ one: sql`1` })
        .from(promo_products)
        .where(and(eq(promo_products.promo_id, promos.id), eq(promo_products.product_id, product.id))),
    ),
  )

type For = { tenant_id: string; product: Product; now: Date; limit: number }

/** Promos of a package that run and are not used up, soonest to end first. */
export const listForProduct = (db: Db, { tenant_id, product, now, limit }: For) =>
  db
    .select(columns)
    .from(promos)
    .where(and(running(tenant_id, now), isLeft, isFor(db, product)))
    .orderBy(asc(promos.ends_at), asc(promos.id))
    .limit(limit)

// All tenants: by the id of a promo that was found by tenant.
export async function isForProduct(db: Db, promo_id: string, product: Product): Promise<boolean> {
  const rows = await db
    .select({ id: promos.id })
    .from(promos)
    .where(and(eq(promos.id, promo_id), isFor(db, product)))
    .limit(1)
  return rows.length === 1
}

/** Which packages a promo is for: those it names, or, when it names none, all of its category. */
export async function findScope(db: Db, which: Named) {
  const ids = db
    .select({ id: promo_products.product_id })
    .from(promo_products)
    .where(eq(promo_products.promo_id, promos.id))
    .limit(5_000)
  const [row] = await db
    .select({
      category: promos.category,
      is_for_all_products: promos.is_for_all_products,
      product_ids: sql<string[]>`array(${ids})`,
    })
    .from(promos)
    .where(named(which))
    .limit(1)
  return row
}

type Claim = { promo_id: string; user_id: string }

export async function insertClaim(db: Db, claim: Claim, now: Date): Promise<void> {
  await db
    .insert(promo_claims)
    .values({ ...claim, claimed_at: now })
    .onConflictDoNothing()
}
