import { asc, type Column, desc, eq, ilike, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import type { Region } from './rules/region.ts'
import { cities, provinces, subdistricts } from './tables.ts'

export const listProvinces = (db: Db) =>
  db.select({ id: provinces.id, name: provinces.name }).from(provinces).orderBy(asc(provinces.name)).limit(100)

export const listCities = (db: Db, province_id: string) =>
  db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.province_id, province_id))
    .orderBy(asc(cities.name))
    .limit(200)

export const listSubdistricts = (db: Db, city_id: string) =>
  db
    .select({ id: subdistricts.id, name: subdistricts.name })
    .from(subdistricts)
    .where(eq(subdistricts.city_id, city_id))
    .orderBy(asc(subdistricts.name))
    .limit(500)

/** The name of the city a column refers to, to select beside it. */
export const cityName = (city_id: SQLWrapper) => sql<string>`(select c.name from ${cities} c where c.id = ${city_id})`

/** The name of the province that city is in. */
export const provinceName = (city_id: SQLWrapper) => sql<string>`(
  select p.name from ${cities} c join ${provinces} p on p.id = c.province_id where c.id = ${city_id})`

const region = {
  province_id: provinces.id,
  province_name: provinces.name,
  city_id: cities.id,
  city_name: cities.name,
  subdistrict_id: subdistricts.id,
  subdistrict_name: subdistricts.name,
} satisfies Record<keyof Region, Column>

/** Where a subdistrict is; nothing where there is none of that code. */
export async function findRegion(db: Db, subdistrict_id: string): Promise<Region | undefined> {
  const [row] = await db
    .select(region)
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.city_id))
    .innerJoin(provinces, eq(provinces.id, cities.province_id))
    .where(eq(subdistricts.id, subdistrict_id))
    .limit(1)
  return row
}

const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Subdistricts by what they or their city are called; those whose own name begins so first. */
export const searchRegions = (db: Db, words: string) =>
  db
    .select(region)
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.city_id))
    .innerJoin(provinces, eq(provinces.id, cities.province_id))
    .where(or(ilike(subdistricts.name, likeText(words)), ilike(cities.name, likeText(words))))
    .orderBy(desc(ilike(subdistricts.name, likeText(words).slice(1))), asc(subdistricts.name), asc(subdistricts.id))
    .limit(50)

/** The same as a column of another statement, whose rows name a subdistrict. */
export function regionColumn(db: Db, subdistrict_id: Column) {
  const pairs = Object.entries(region).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const shown = sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
  const query = db
    .select({ shown })
    .from(subdistricts)
    .innerJoin(cities, eq(cities.id, subdistricts.city_id))
    .innerJoin(provinces, eq(provinces.id, cities.province_id))
    .where(eq(subdistricts.id, subdistrict_id))
  return sql<Region>`${query}`
}
