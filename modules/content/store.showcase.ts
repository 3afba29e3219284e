import { and, eq, gt, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { banners, gallery_items } from './tables.ts'

export type BannerRow = typeof banners.$inferSelect
export type GalleryRow = typeof gallery_items.$inferSelect
type Part = { sort: string; cursor?: string | undefined; limit: number; search: string }
type Table = typeof banners | typeof gallery_items

const within = (table: Table, scopes: readonly Scope[]) => inScope(scopes, { tenant: table.tenant_id })
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const titled = (table: Table, search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(ilike(sql`${table.title}->>'id'`, likeText(search)), ilike(sql`${table.title}->>'en'`, likeText(search)))

/** The same as `bannerState`, of rows. */
const standing: Record<'shown' | 'coming' | 'over', (now: Date) => SQL | undefined> = {
  over: (now) => lte(banners.ends_at, now),
  coming: (now) =>
    and(gt(banners.starts_at, now), sql`(${banners.ends_at} > ${sql.param(now, banners.ends_at)}) is not false`),
  shown: (now) =>
    and(
      sql`(${banners.starts_at} <= ${sql.param(now, banners.starts_at)}) is not false`,
      sql`(${banners.ends_at} > ${sql.param(now, banners.ends_at)}) is not false`,
    ),
}

type BannerQuery = Part & { state?: 'shown' | 'coming' | 'over' | undefined; now: Date }

export async function selectBanners(
  db: Db,
  scopes: readonly Scope[],
  { search, state, now, limit, ...place }: BannerQuery,
) {
  const where = and(within(banners, scopes), titled(banners, search), state && standing[state](now))
  const keyset = keysetOf({ id: banners.id, by: { position: banners.position } }, place)
  const rows = await db
    .select()
    .from(banners)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, banners, where) }
}

type Wanted = { scopes: readonly Scope[]; id: string }

export async function findBanner(db: Db, { scopes, id }: Wanted): Promise<BannerRow | undefined> {
  const [row] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), within(banners, scopes)))
    .limit(1)
  return row
}

export async function lockBanner(db: Db, { scopes, id }: Wanted): Promise<BannerRow | undefined> {
  const [row] = await db
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), within(banners, scopes)))
    .limit(1)
    .for('update')
  return row
}

export const insertBanner = (db: Db, row: typeof banners.$inferInsert) => db.insert(banners).values(row)

type BannerChange = Omit<typeof banners.$inferInsert, 'id' | 'tenant_id' | 'version'>

// All tenants: by the id of a banner that lockBanner has locked.
export async function updateBanner(db: Db, id: string, change: BannerChange): Promise<number> {
  const [row] = await db
    .update(banners)
    .set({ ...change, version: sql`${banners.version} + 1` })
    .where(eq(banners.id, id))
    .returning({ version: banners.version })
  if (!row) throw new Error('a banner that was locked is gone')
  return row.version
}

/** What was there; nothing where somebody was quicker. */
export async function deleteBanner(db: Db, { scopes, id }: Wanted): Promise<BannerRow | undefined> {
  const [row] = await db
    .delete(banners)
    .where(and(eq(banners.id, id), within(banners, scopes)))
    .returning()
  return row
}

export async function selectGallery(db: Db, scopes: readonly Scope[], { search, limit, ...place }: Part) {
  const where = and(within(gallery_items, scopes), titled(gallery_items, search))
  const keyset = keysetOf({ id: gallery_items.id, by: { taken_at: gallery_items.taken_at } }, place)
  const rows = await db
    .select()
    .from(gallery_items)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, gallery_items, where) }
}

export async function findGalleryItem(db: Db, { scopes, id }: Wanted): Promise<GalleryRow | undefined> {
  const [row] = await db
    .select()
    .from(gallery_items)
    .where(and(eq(gallery_items.id, id), within(gallery_items, scopes)))
    .limit(1)
  return row
}

export async function lockGalleryItem(db: Db, { scopes, id }: Wanted): Promise<GalleryRow | undefined> {
  const [row] = await db
    .select()
    .from(gallery_items)
    .where(and(eq(gallery_items.id, id), within(gallery_items, scopes)))
    .limit(1)
    .for('update')
  return row
}

export const insertGalleryItem = (db: Db, row: typeof gallery_items.$inferInsert) =>
  db.insert(gallery_items).values(row)

type GalleryChange = Omit<typeof gallery_items.$inferInsert, 'id' | 'tenant_id' | 'version'>

// All tenants: by the id of a picture that lockGalleryItem has locked.
export async function updateGalleryItem(db: Db, id: string, change: GalleryChange): Promise<number> {
  const [row] = await db
    .update(gallery_items)
    .set({ ...change, version: sql`${gallery_items.version} + 1` })
    .where(eq(gallery_items.id, id))
    .returning({ version: gallery_items.version })
  if (!row) throw new Error('a picture that was locked is gone')
  return row.version
}

/** What was there; nothing where somebody was quicker. */
export async function deleteGalleryItem(db: Db, { scopes, id }: Wanted): Promise<GalleryRow | undefined> {
  const [row] = await db
    .delete(gallery_items)
    .where(and(eq(gallery_items.id, id), within(gallery_items, scopes)))
    .returning()
  return row
}
