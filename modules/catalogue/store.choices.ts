import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { pictures } from '#database/tables.ts'
import { airlines, airports, hotels, product_types } from './tables.ts'

/** Every kind of journey, as the forms of a package offer them. */
export const listAllTypes = (db: Db) =>
  db
    .select({ slug: product_types.slug, category: product_types.category, name: product_types.name })
    .from(product_types)
    .orderBy(asc(product_types.category), asc(product_types.position), asc(product_types.slug))
    .limit(500)

export const listAirports = (db: Db) =>
  db
    .select({ iata: airports.iata, name: airports.name, city: airports.city })
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

/** Which of these pictures are stored. */
export async function storedPictures(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
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

/** A picture for whoever names it; what it shows, in both languages. */
export const insertPicture = (db: Db, picture: typeof pictures.$inferInsert) => db.insert(pictures).values(picture)
