import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
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
