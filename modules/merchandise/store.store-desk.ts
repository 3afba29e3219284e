import { and, asc, eq, ilike, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { pictures } from '#database/tables.ts'
import { cityName, regionColumn } from '#modules/location/module.ts'
import type { StorePictureKind } from './rules/facts.ts'
import { merchandise_slugs, stores } from './tables.ts'

export type DeskStore = typeof stores.$inferSelect
export type StoreForm = Pick<
  DeskStore,
  'about' | 'phone_number' | 'opens_at' | 'closes_at' | 'open_days' | 'closed_from' | 'closed_until'
>
export type StoreOrigin = Pick<DeskStore, 'city_id' | 'subdistrict_id' | 'address' | 'postcode'>
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
    .select({ store: stores, region: regionColumn(db, stores.subdistrict_id) })
    .from(stores)
    .where(wanted(which))
    .limit(1)
  return row && { ...row.store, region: row.region }
}

/** Locked: of two who save at once, the second is measured against what the first has written. */
export async function lockStoreAt(db: Db, which: Wanted): Promise<DeskStore | undefined> {
  const [row] = await db.select().from(stores).where(wanted(which)).limit(1).for('update')
  return row
}

type Saved = (StoreForm | StoreOrigin) & { changed_by: string }

export async function updateStore(db: Db, id: string, form: Saved): Promise<number> {
  const [row] = await db
    .update(stores)
    .set({ ...form, version: sql`${stores.version} + 1`, changed_at: sql`clock_timestamp()` })
    .where(eq(stores.id, id))
    .returning({ version: stores.version })
  if (!row) throw new Error('a store that was locked is gone')
  return row.version
}

type NewStore = Omit<typeof stores.$inferInsert, 'position'>

/** The address is taken first: false where an item or another store has it. It stands behind all others. */
export async function insertStore(db: Db, store: NewStore): Promise<boolean> {
  const taken = await db
    .insert(merchandise_slugs)
    .values({ slug: store.slug, kind: 'store', thing_id: store.id })
    .onConflictDoNothing()
    .returning({ slug: merchandise_slugs.slug })
  if (taken.length === 0) return false
  const [last] = await db.select({ position: max(stores.position) }).from(stores)
  await db.insert(stores).values({ ...store, position: (last?.position ?? 0) + 1 })
  return true
}

/** `false` where it is suspended already. */
export async function suspend(db: Db, id: string, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
  const rows = await db
    .update(stores)
    .set({ suspended_at: now, suspension_reason: reason, changed_at: sql`clock_timestamp()` })
    .where(and(eq(stores.id, id), isNull(stores.suspended_at)))
    .returning({ id: stores.id })
  return rows.length === 1
}

/** `false` where it is not suspended. */
export async function reopen(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(stores)
    .set({ suspended_at: null, suspension_reason: null, changed_at: sql`clock_timestamp()` })
    .where(and(eq(stores.id, id), isNotNull(stores.suspended_at)))
    .returning({ id: stores.id })
  return rows.length === 1
}

/** A picture that a store shows from now on. The form's version stays: pictures are no fields of it. */
export async function insertStorePicture(
  db: Db,
  store: { id: string; kind: StorePictureKind },
  picture: typeof pictures.$inferInsert,
): Promise<void> {
  await db.insert(pictures).values(picture)
  const shown = store.kind === 'logo' ? { logo_picture_id: picture.id } : { cover_picture_id: picture.id }
  await db
    .update(stores)
    .set({ ...shown, changed_at: sql`clock_timestamp()` })
    .where(eq(stores.id, store.id))
}

/** Whether one of these stores is suspended. */
export async function isAnySuspended(db: Db, ids: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(inArray(stores.id, [...ids]), isNotNull(stores.suspended_at)))
    .limit(1)
  return rows.length === 1
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
