import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { cityName } from '#modules/location/module.ts'
import { stores } from './tables.ts'

export type DeskStore = typeof stores.$inferSelect
export type StoreForm = Pick<
  DeskStore,
  'about' | 'phone_number' | 'opens_at' | 'closes_at' | 'open_days' | 'closed_from' | 'closed_until'
>
type Wanted = { scopes: readonly Scope[]; id: string }
type Part = { search: string; sort: string; cursor?: string | undefined; limit: number }

/** A store's own people, and the platform's. */
const within = (scopes: readonly Scope[]) => inScope(scopes, { store: stores.id })
const wanted = ({ scopes, id }: Wanted) => and(eq(stores.id, id), within(scopes))

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

export async function selectStores(db: Db, scopes: readonly Scope[], { search, limit, ...place }: Part) {
  const where = and(within(scopes), search === '' ? undefined : ilike(stores.name, likeText(search)))
  const keyset = keysetOf({ id: stores.id, by: { name: stores.name } }, place)
  const rows = await db
    .select({
      id: stores.id,
      name: stores.name,
      city: cityName(stores.city_id),
      is_suspended: sql<boolean>`${stores.suspended_at} is not null`,
      closed_from: stores.closed_from,
      closed_until: stores.closed_until,
    })
    .from(stores)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, stores, where) }
}

export async function findStoreAt(db: Db, which: Wanted) {
  const [row] = await db
    .select({ store: stores, city: cityName(stores.city_id) })
    .from(stores)
    .where(wanted(which))
    .limit(1)
  return row && { ...row.store, city: row.city }
}

/** Locked: of two who save at once, the second is measured against what the first has written. */
export async function lockStoreAt(db: Db, which: Wanted): Promise<DeskStore | undefined> {
  const [row] = await db.select().from(stores).where(wanted(which)).limit(1).for('update')
  return row
}

export async function updateStore(db: Db, id: string, form: StoreForm & { changed_by: string }): Promise<number> {
  const [row] = await db
    .update(stores)
    .set({ ...form, version: sql`${stores.version} + 1`, changed_at: sql`clock_timestamp()` })
    .where(eq(stores.id, id))
    .returning({ version: stores.version })
  if (!row) throw new Error('a store that was locked is gone')
  return row.version
}

/** What stores are called, by their ids. */
export async function storeNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, [...ids]))
    .limit(ids.length)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Stores whose name has this in it. */
export async function storeIdsNamed(db: Db, search: string): Promise<string[]> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(ilike(stores.name, likeText(search)))
    .orderBy(asc(stores.id))
    .limit(1_000)
  return rows.map(({ id }) => id)
}

/** For the form of a new item: one's stores, by name. */
export const listStoreNames = (db: Db, scopes: readonly Scope[]) =>
  db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(within(scopes))
    .orderBy(asc(stores.name), asc(stores.id))
    .limit(500)
