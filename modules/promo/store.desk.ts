import { and, asc, eq, gt, ilike, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { DeskState } from './rules/desk.ts'
import { promo_products, promos } from './tables.ts'

export type DeskPromoRow = typeof promos.$inferSelect
export type PromoQuery = { search: string; state?: DeskState | undefined }
type Part = { sort: string; cursor?: string | undefined; limit: number }

const within = (scopes: readonly Scope[]) => inScope(scopes, { tenant: promos.tenant_id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const isUsedUp = sql`(${promos.used} >= ${promos.quota} or ${promos.given} >= ${promos.budget}) is true`
const isOpen = (now: Date) => and(gt(promos.ends_at, now), isNull(promos.paused_at))

/** The same as `deskState`, of rows. */
const standing: Record<DeskState, (now: Date) => SQL | undefined> = {
  over: (now) => lte(promos.ends_at, now),
  paused: (now) => and(gt(promos.ends_at, now), isNotNull(promos.paused_at)),
  used_up: (now) => and(isOpen(now), isUsedUp),
  coming: (now) => and(isOpen(now), sql`not ${isUsedUp}`, gt(promos.starts_at, now)),
  active: (now) => and(isOpen(now), sql`not ${isUsedUp}`, lte(promos.starts_at, now)),
}

export function promosWhere(scopes: readonly Scope[], { search, state }: PromoQuery, now: Date): SQL | undefined {
  const pattern = likeText(search)
  const isMatch = or(
    ilike(promos.code, pattern),
    ilike(sql`${promos.title}->>'id'`, pattern),
    ilike(sql`${promos.title}->>'en'`, pattern),
  )
  return and(within(scopes), search === '' ? undefined : isMatch, state && standing[state](now))
}

const sorted = {
  id: promos.id,
  by: { starts_at: promos.starts_at, ends_at: promos.ends_at, code: promos.code, given: promos.given },
}

// All tenants: by a condition that promosWhere has narrowed to somebody's scopes.
export async function selectPromos(db: Db, where: SQL | undefined, { limit, ...place }: Part) {
  const keyset = keysetOf(sorted, place)
  const rows = await db
    .select()
    .from(promos)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const countDeskPromos = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, promos, where)

export async function findDeskPromo(db: Db, scopes: readonly Scope[], id: string): Promise<DeskPromoRow | undefined> {
  const [row] = await db
    .select()
    .from(promos)
    .where(and(eq(promos.id, id), within(scopes)))
    .limit(1)
  return row
}

/** The same for who changes it: those who take or give back a use wait. */
export async function lockDeskPromo(db: Db, scopes: readonly Scope[], id: string): Promise<DeskPromoRow | undefined> {
  const [row] = await db
    .select()
    .from(promos)
    .where(and(eq(promos.id, id), within(scopes)))
    .limit(1)
    .for('update')
  return row
}

export async function isCodeTaken(db: Db, { tenant_id, code, id }: { tenant_id: string; code: string; id: string }) {
  const rows = await db
    .select({ id: promos.id })
    .from(promos)
    .where(and(eq(promos.tenant_id, tenant_id), eq(promos.code, code), ne(promos.id, id)))
    .limit(1)
  return rows.length > 0
}

/** False where somebody took the code or slug in the same moment. */
export async function insertPromo(db: Db, row: typeof promos.$inferInsert): Promise<boolean> {
  const rows = await db.insert(promos).values(row).onConflictDoNothing().returning({ id: promos.id })
  return rows.length === 1
}

type Change = Partial<Omit<DeskPromoRow, 'id' | 'tenant_id' | 'version' | 'used' | 'given'>> & { changed_by: string }

// All tenants: by the id of a promo that lockDeskPromo has found.
export async function updatePromo(db: Db, id: string, change: Change): Promise<number> {
  const [row] = await db
    .update(promos)
    .set({ ...change, version: sql`${promos.version} + 1` })
    .where(eq(promos.id, id))
    .returning({ version: promos.version })
  if (!row) throw new Error('a promo that was locked is gone')
  return row.version
}

export async function promoPackages(db: Db, promo_id: string): Promise<string[]> {
  const rows = await db
    .select({ id: promo_products.product_id })
    .from(promo_products)
    .where(eq(promo_products.promo_id, promo_id))
    .orderBy(asc(promo_products.product_id))
    .limit(5_000)
  return rows.map(({ id }) => id)
}

export async function replacePackages(db: Db, promo_id: string, product_ids: readonly string[]): Promise<void> {
  await db.delete(promo_products).where(eq(promo_products.promo_id, promo_id))
  if (product_ids.length > 0)
    await db.insert(promo_products).values(product_ids.map((product_id) => ({ promo_id, product_id })))
}
