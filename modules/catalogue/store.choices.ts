import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { colourOf } from '#database/pictures.ts'
import { pictures } from '#database/tables.ts'
import { airlines, airports, hotels, partner_pictures, product_types } from './tables.ts'

/** Every kind of journey, as the forms of a package offer them. */
export const listAllTypes = (db: Db) =>
  db
    .select({ slug: product_types.slug, category: product_types.category, name: product_types.name })
    .from(product_types)
    .orderBy(asc(product_types.category), asc(product_types.position), asc(product_types.slug))
    .limit(500)

export const listAirports = (db: Db) =>
  db
    .select({ iata: airports.iata, name: airports.name, city: airports.city, country: airports.country })
    .from(airports)
    .orderBy(asc(airports.iata))
    .limit(1000)

export const listAirlines = (db: Db) =>
  db.select({ code: airlines.code, name: airlines.name }).from(airlines).orderBy(asc(airlines.name)).limit(500)

export const listHotels = (db: Db) =>
  db
    .select({ id: hotels.id, name: hotels.name, city: hotels.city, stars: hotels.stars })
    .from(hotels)
    .orderBy(asc(hotels.city), asc(hotels.name), asc(hotels.id))
    .limit(2000)

/** Hotels of these cities, by name. */
export const hotelsIn = (db: Db, cities: readonly string[]) =>
  db
    .select({ id: hotels.id, name: hotels.name, city: hotels.city, stars: hotels.stars })
    .from(hotels)
    .where(inArray(hotels.city, [...cities]))
    .orderBy(asc(hotels.city), asc(hotels.name), asc(hotels.id))
    .limit(1000)

/** What is shown of these hotels where somebody chooses one. */
export const hotelCards = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: hotels.id,
      name: hotels.name,
      city: hotels.city,
      stars: hotels.stars,
      walk_minutes: hotels.walk_minutes,
      picture_id: hotels.picture_id,
      picture_colour: colourOf(hotels.picture_id),
    })
    .from(hotels)
    .where(inArray(hotels.id, [...ids]))
    .limit(Math.max(ids.length, 1))

/** The category that a kind belongs to. */
export async function categoryOfType(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ category: product_types.category })
    .from(product_types)
    .where(eq(product_types.slug, slug))
    .limit(1)
  return row?.category
}

export async function isAirport(db: Db, iata: string): Promise<boolean> {
  const rows = await db.select({ iata: airports.iata }).from(airports).where(eq(airports.iata, iata)).limit(1)
  return rows.length === 1
}

/** Which of these pictures a partner has uploaded. */
export async function ownPictures(db: Db, partner_id: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: partner_pictures.picture_id })
    .from(partner_pictures)
    .where(and(eq(partner_pictures.partner_id, partner_id), inArray(partner_pictures.picture_id, [...ids])))
    .limit(ids.length)
  return new Set(rows.map(({ id }) => id))
}

/** This airport, or the first there is, for a package that names none yet. */
export async function anyAirport(db: Db, wanted: string): Promise<string | undefined> {
  const [row] = await db
    .select({ iata: airports.iata })
    .from(airports)
    .orderBy(desc(eq(airports.iata, wanted)), asc(airports.iata))
    .limit(1)
  return row?.iata
}

/** An upload of a partner; what it shows, in both languages. */
export async function insertPicture(db: Db, partner_id: string, picture: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(picture)
  await db.insert(partner_pictures).values({ picture_id: picture.id, partner_id })
}

/** What pictures show, in both languages, by their ids. */
export async function pictureWords(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: pictures.id, alt: { id: pictures.alt_id, en: pictures.alt_en } })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .limit(ids.length)
}

type PictureCopy = { id: string; partner_id: string; alt_id: string; alt_en: string; created_at: Date }

/** The same picture with other words: another row with the same file, so that a reviewer reads the words first. */
export async function copyPicture(db: Db, from: string, to: PictureCopy): Promise<boolean> {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, from)).limit(1)
  if (!picture) return false
  const { partner_id, ...words } = to
  await insertPicture(db, partner_id, { ...picture, ...words })
  return true
}
