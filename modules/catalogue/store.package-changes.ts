import { and, asc, desc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Total } from '#core/list.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import type { ReviewedDate } from './rules/reviewed-content.ts'
import { fieldColumns } from './store.departures.ts'
import { departures, package_changes, package_history, products } from './tables.ts'

type Change = typeof package_changes.$inferSelect
type Page = { sort: string; cursor?: string | undefined; limit: number }

const changeColumns = {
  id: package_changes.id,
  product_id: package_changes.product_id,
  state: package_changes.state,
  base_version: package_changes.base_version,
  content: package_changes.content,
  content_hash: package_changes.content_hash,
  explanation: package_changes.explanation,
  submitted_by: package_changes.submitted_by,
  submitted_at: package_changes.submitted_at,
  decided_by: package_changes.decided_by,
  decided_at: package_changes.decided_at,
  reason: package_changes.reason,
}

const ofPackage = eq(products.id, package_changes.product_id)

/** What waits, of packages within these scopes; by the name of the package. */
export const changesWhere = (scopes: readonly Scope[], search: string): SQL | undefined => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const names = [sql`${products.name} ->> 'id'`, sql`${products.name} ->> 'en'`].map((name) => ilike(name, pattern))
  return and(
    eq(package_changes.state, 'pending'),
    sql`exists (select 1 from ${products} where ${ofPackage} and ${and(
      inScope(scopes, { partner: products.partner_id }),
      search === '' ? undefined : or(...names),
    )})`,
  )
}

export async function selectChanges(db: Db, where: SQL | undefined, { limit, ...place }: Page) {
  const keyset = keysetOf({ id: package_changes.id, by: { submitted_at: package_changes.submitted_at } }, place)
  const rows = await db
    .select({
      ...changeColumns,
      name: products.name,
      partner_id: products.partner_id,
      package_state: products.state,
    })
    .from(package_changes)
    .innerJoin(products, ofPackage)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(rows, limit)
}

export const totalChanges = (db: Db, where: SQL | undefined): Promise<Total> => totalOf(db, package_changes, where)

/** A change of a package within these scopes. */
export async function findChange(db: Db, id: string, scopes: readonly Scope[]): Promise<Change | undefined> {
  const [row] = await db
    .select(changeColumns)
    .from(package_changes)
    .innerJoin(products, ofPackage)
    .where(and(eq(package_changes.id, id), inScope(scopes, { partner: products.partner_id })))
    .limit(1)
  return row
}

/** The last one that was submitted of a package. */
export async function latestChange(db: Db, product_id: string): Promise<Change | undefined> {
  const [row] = await db
    .select(changeColumns)
    .from(package_changes)
    .where(eq(package_changes.product_id, product_id))
    .orderBy(desc(package_changes.submitted_at), desc(package_changes.id))
    .limit(1)
  return row
}

export const insertChange = (db: Db, change: Omit<Change, 'state' | 'decided_by' | 'decided_at' | 'reason'>) =>
  db.insert(package_changes).values({ ...change, state: 'pending' })

type Step = { state: Change['state']; decided_by: string; decided_at: Date; reason: string | null }

/** From pending to what was decided, once. */
export async function stepChange(db: Db, id: string, step: Step): Promise<boolean> {
  const rows = await db
    .update(package_changes)
    .set(step)
    .where(and(eq(package_changes.id, id), eq(package_changes.state, 'pending')))
    .returning({ id: package_changes.id })
  return rows.length === 1
}

export const insertHistory = (db: Db, row: typeof package_history.$inferInsert) =>
  db.insert(package_history).values(row)

/** The newest first; of versions after one, where one is named. */
export const listHistory = (db: Db, product_id: string, after = 0) =>
  db
    .select()
    .from(package_history)
    .where(and(eq(package_history.product_id, product_id), gt(package_history.version, after)))
    .orderBy(desc(package_history.version))
    .limit(100)

const dateColumns = { id: departures.id, quota: departures.quota, ...fieldColumns }

const mostDates = 500

/** Dates of a package that are not on sale yet. */
export const listWaitingDates = (db: Db, product_id: string): Promise<ReviewedDate[]> =>
  db
    .select(dateColumns)
    .from(departures)
    .where(and(eq(departures.product_id, product_id), isNull(departures.published_at)))
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(mostDates)

/** Those that can be booked now, with what waits of each. */
export const listOpenDates = (db: Db, product_id: string, now: Date) =>
  db
    .select({ ...dateColumns, next_fields: departures.next_fields })
    .from(departures)
    .where(and(eq(departures.product_id, product_id), gt(departures.closes_at, now)))
    .orderBy(asc(departures.departs_on), asc(departures.id))
    .limit(mostDates)

/** Puts dates on sale; when each closes is set beside it (`updateClosings`). */
export const publishDates = (db: Db, ids: readonly string[], now: Date) =>
  db
    .update(departures)
    .set({ published_at: now })
    .where(and(inArray(departures.id, [...ids]), isNull(departures.published_at)))
