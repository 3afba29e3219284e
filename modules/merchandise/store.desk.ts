import { and, asc, eq, ilike, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { pictures } from '#database/tables.ts'
import { item_categories, item_certificates, item_variants, items, merchandise_slugs, stores } from './tables.ts'

export type DeskItem = typeof items.$inferSelect
export type ItemForm = Pick<DeskItem, 'name' | 'description' | 'category_slug'>
type Wanted = { scopes: readonly Scope[]; id: string }
type Place = { sort: string; cursor?: string | undefined; limit: number }
type Query = { search: string; state?: DeskItem['state'] | undefined; stock?: 'out' | undefined }

/** A store's own people, and the platform's. */
const within = (scopes: readonly Scope[]) => inScope(scopes, { store: items.store_id })
const wanted = ({ scopes, id }: Wanted) => and(eq(items.id, id), within(scopes))

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
const isNamed = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(ilike(sql`${items.name} ->> 'id'`, likeText(search)), ilike(sql`${items.name} ->> 'en'`, likeText(search)))

export const itemsWhere = (scopes: readonly Scope[], { search, state, stock }: Query): SQL | undefined =>
  and(
    within(scopes),
    isNamed(search),
    state && eq(items.state, state),
    stock === 'out' ? eq(items.stock_free, 0) : undefined,
  )

export async function selectItems(db: Db, where: SQL | undefined, { limit, ...place }: Place) {
  const keyset = keysetOf({ id: items.id, by: { created_at: items.created_at } }, place)
  const rows = await db
    .select({ item: items, store_name: stores.name, category: item_categories.name })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.store_id))
    .innerJoin(item_categories, eq(item_categories.slug, items.category_slug))
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return keyset.part(
    rows.map(({ item, ...beside }) => ({ ...item, ...beside })),
    limit,
  )
}

export const countItems = (db: Db, where: SQL | undefined) => totalOf(db, items, where)

export async function findItemAt(db: Db, which: Wanted): Promise<DeskItem | undefined> {
  const [row] = await db.select().from(items).where(wanted(which)).limit(1)
  return row
}

/** Locked: whoever changes anything of an item waits here, as who buys of it does. */
export async function lockItemAt(db: Db, which: Wanted): Promise<DeskItem | undefined> {
  const [row] = await db.select().from(items).where(wanted(which)).limit(1).for('update')
  return row
}

export async function findCategory(db: Db, slug: string) {
  const [row] = await db.select().from(item_categories).where(eq(item_categories.slug, slug)).limit(1)
  return row
}

/** The address is taken first: false where a store or another item has it. */
export async function insertItem(db: Db, item: typeof items.$inferInsert): Promise<boolean> {
  const taken = await db
    .insert(merchandise_slugs)
    .values({ slug: item.slug, kind: 'item', thing_id: item.id })
    .onConflictDoNothing()
    .returning({ slug: merchandise_slugs.slug })
  if (taken.length === 0) return false
  await db.insert(items).values(item)
  return true
}

const byOwnClock = sql`clock_timestamp()`

export async function updateItem(db: Db, id: string, form: ItemForm): Promise<number> {
  const [row] = await db
    .update(items)
    .set({ ...form, version: sql`${items.version} + 1`, changed_at: byOwnClock })
    .where(eq(items.id, id))
    .returning({ version: items.version })
  if (!row) throw new Error('an item that was locked is gone')
  return row.version
}

type Beside = Partial<Pick<DeskItem, 'picture_ids' | 'price_from' | 'price_to' | 'stock_free'>>

/** What is no field of its form: the form's version stays. */
export const touchItem = (db: Db, id: string, fields: Beside = {}) =>
  db
    .update(items)
    .set({ ...fields, changed_at: byOwnClock })
    .where(eq(items.id, id))

/** Another state of a locked item. */
export async function stepItem(db: Db, was: DeskItem, state: DeskItem['state']): Promise<DeskItem> {
  const [row] = await db
    .update(items)
    .set({ state, changed_at: byOwnClock })
    .where(and(eq(items.id, was.id), eq(items.state, was.state)))
    .returning()
  if (!row) throw new Error('an item changed although it was locked')
  return row
}

export async function insertPicture(db: Db, picture: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(picture)
}

export const listVariants = (db: Db, item_id: string) =>
  db
    .select()
    .from(item_variants)
    .where(and(eq(item_variants.item_id, item_id), isNull(item_variants.removed_at)))
    .orderBy(asc(item_variants.position), asc(item_variants.id))
    .limit(200)

/** Behind all others, removed ones too. */
export async function nextPosition(db: Db, item_id: string): Promise<number> {
  const [row] = await db
    .select({ last: max(item_variants.position) })
    .from(item_variants)
    .where(eq(item_variants.item_id, item_id))
  return (row?.last ?? -1) + 1
}

export const listCertificates = (db: Db, item_id: string) =>
  db
    .select()
    .from(item_certificates)
    .where(eq(item_certificates.item_id, item_id))
    .orderBy(asc(item_certificates.kind), asc(item_certificates.valid_until))
    .limit(50)

type Removal = { item_id: string; certificate_id: string; by: string; reason: string; now: Date }

/** It counts no more, and stays to be read; nothing where the item has no such one that counts. */
export async function removeCertificate(db: Db, { item_id, certificate_id, by, reason, now }: Removal) {
  const [row] = await db
    .update(item_certificates)
    .set({ removed_at: now, removed_by: by, removal_reason: reason })
    .where(
      and(
        eq(item_certificates.id, certificate_id),
        eq(item_certificates.item_id, item_id),
        isNull(item_certificates.removed_at),
      ),
    )
    .returning()
  return row
}

export async function insertCertificate(db: Db, row: typeof item_certificates.$inferInsert): Promise<void> {
  await db.insert(item_certificates).values(row)
}
