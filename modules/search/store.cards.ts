import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#core/context.ts'
import type { Language } from '#core/messages.ts'
import { pictureSource } from '#core/pictures.ts'
import { categories, kinds } from './shapes.ts'
import { listings } from './tables.ts'

const category = z.enum(categories)
const kind = z.enum(kinds)
type Row = typeof listings.$inferSelect

/** Cards of packages by id; the room of the listings will do this better. */
export async function listCards(db: Db, ids: readonly string[], language: Language) {
  const rows = await db
    .select()
    .from(listings)
    .where(inArray(listings.product_id, [...ids]))
    .limit(ids.length)
  return rows.map((row) => cardOf(row, language))
}

const cardOf = (row: Row, language: Language) => ({
  id: row.product_id,
  slug: row.slug,
  name: language === 'en' ? row.name_en : row.name_id,
  category: category.parse(row.category),
  kind: kind.parse(row.kind),
  type_slug: row.type_slug,
  picture_id: row.picture_id,
  thumbnail: pictureSource(row.picture_id, 480, 'webp'),
  partner: {
    slug: row.partner_slug,
    name: row.partner_name,
    logo: row.partner_logo_id && pictureSource(row.partner_logo_id, 160, 'webp'),
    licence_number: row.licence_number,
  },
  duration_days: row.duration_days,
  hijri_year: row.hijri_year,
  departure_city: row.departure_city,
  airlines: row.airline_codes,
  hotel_stars: row.hotel_stars,
  walk_minutes: row.walk_minutes,
  price_from: row.price_from,
  next_departure: row.next_departure,
  seats_free: row.seats_free,
  label: row.seats_free === 0 ? ('sold_out' as const) : null,
  rating: row.rating_count === 0 ? null : row.rating_tenths / 10,
  rating_count: row.rating_count,
  can_finance: row.can_finance,
  can_save: row.can_save,
})
