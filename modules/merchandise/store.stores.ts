import { and, asc, count, eq, ilike, isNull } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { cityName, provinceName } from '#modules/location/module.ts'
import { stores } from './tables.ts'

/** What a store's card shows. */
export const storeColumns = {
  id: stores.id,
  slug: stores.slug,
  name: stores.name,
  city: cityName(stores.city_id),
  closed_from: stores.closed_from,
  closed_until: stores.closed_until,
  logo_picture_id: stores.logo_picture_id,
  logo_colour: colourOf(stores.logo_picture_id),
  rating_sum: stores.rating_sum,
  rating_count: stores.rating_count,
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

type Slice = { search: string | undefined; limit: number; offset: number }

/** Stores of the shop in its own order, with how many there are. */
export async function listOpenStores(db: Db, { search, limit, offset }: Slice) {
  const where = and(isNull(stores.suspended_at), search ? ilike(stores.name, likeText(search)) : undefined)
  const rows = await db
    .select(storeColumns)
    .from(stores)
    .where(where)
    .orderBy(asc(stores.position), asc(stores.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(stores).where(where)
  return { rows, total: all?.total ?? 0 }
}

/** When a store is on holiday, or will be. */
export async function findHoliday(db: Db, id: string) {
  const [row] = await db
    .select({ closed_from: stores.closed_from, closed_until: stores.closed_until })
    .from(stores)
    .where(eq(stores.id, id))
    .limit(1)
  return row
}

export type StoreCardRow = Awaited<ReturnType<typeof listOpenStores>>['rows'][number]

/** A store of the shop; one that is suspended is nobody's to see. */
export async function findStore(db: Db, slug: string) {
  const [row] = await db
    .select({
      ...storeColumns,
      about: stores.about,
      province: provinceName(stores.city_id),
      cover_picture_id: stores.cover_picture_id,
      cover_colour: colourOf(stores.cover_picture_id),
      opens_at: stores.opens_at,
      closes_at: stores.closes_at,
      open_days: stores.open_days,
      created_at: stores.created_at,
    })
    .from(stores)
    .where(and(eq(stores.slug, slug), isNull(stores.suspended_at)))
    .limit(1)
  return row
}

export type StoreRow = NonNullable<Awaited<ReturnType<typeof findStore>>>
