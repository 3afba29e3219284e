import { and, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Scope } from '#core/staff.ts'
import { keysetOf, totalOf } from '#database/keyset.ts'
import { inScope } from '#database/scope.ts'
import { hotels } from './tables.ts'

export type HotelFields = Pick<typeof hotels.$inferSelect, 'name' | 'city' | 'stars' | 'walk_minutes'>
type Part = { sort: string; cursor?: string | undefined; limit: number; search: string }
type Wanted = { scopes: readonly Scope[]; id: string }

const shown = {
  id: hotels.id,
  name: hotels.name,
  city: hotels.city,
  stars: hotels.stars,
  walk_minutes: hotels.walk_minutes,
  version: hotels.version,
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Hotels are everybody's to choose, and the platform's to write. */
export async function selectHotels(db: Db, scopes: readonly Scope[], { search, limit, ...place }: Part) {
  const text = likeText(search)
  const where = and(
    inScope(scopes, {}),
    search === '' ? undefined : or(ilike(hotels.name, text), ilike(hotels.city, text)),
  )
  const keyset = keysetOf({ id: hotels.id, by: { name: hotels.name } }, place)
  const rows = await db
    .select(shown)
    .from(hotels)
    .where(and(where, keyset.behind))
    .orderBy(...keyset.order)
    .limit(limit + 1)
  return { ...keyset.part(rows, limit), total: await totalOf(db, hotels, where) }
}

const wanted = ({ scopes, id }: Wanted) => and(eq(hotels.id, id), inScope(scopes, {}))

export async function findHotel(db: Db, which: Wanted) {
  const [row] = await db.select(shown).from(hotels).where(wanted(which)).limit(1)
  return row
}

export async function lockHotel(db: Db, which: Wanted) {
  const [row] = await db.select(shown).from(hotels).where(wanted(which)).limit(1).for('update')
  return row
}

/** Whether another hotel of that city has the name, however it is written. */
export async function isHotelThere(db: Db, { id, name, city }: { id: string; name: string; city: string }) {
  const isSame = and(
    eq(sql`lower(${hotels.name})`, name.toLowerCase()),
    eq(sql`lower(${hotels.city})`, city.toLowerCase()),
  )
  const rows = await db
    .select({ id: hotels.id })
    .from(hotels)
    .where(and(isSame, ne(hotels.id, id)))
    .limit(1)
  return rows.length === 1
}

/** False where the slug is taken: somebody else has just added it. */
export async function insertHotel(db: Db, row: HotelFields & { id: string; slug: string }): Promise<boolean> {
  const rows = await db.insert(hotels).values(row).onConflictDoNothing().returning({ id: hotels.id })
  return rows.length === 1
}

export async function updateHotel(db: Db, id: string, fields: HotelFields): Promise<number> {
  const [row] = await db
    .update(hotels)
    .set({ ...fields, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, id))
    .returning({ version: hotels.version })
  if (!row) throw new Error('a hotel that was locked is gone')
  return row.version
}
