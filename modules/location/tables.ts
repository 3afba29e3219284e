import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Regions by their official codes: `32`, `32.73`, `32.73.01`. */
export const provinces = pgTable('provinces', {
  id: text().primaryKey(),
  name: text().notNull(),
})

export const cities = pgTable(
  'cities',
  {
    id: text().primaryKey(),
    province_id: text()
      .notNull()
      .references(() => provinces.id),
    name: text().notNull(),
  },
  (table) => [index().on(table.province_id, table.name)],
)

export const subdistricts = pgTable(
  'subdistricts',
  {
    id: text().primaryKey(),
    city_id: text()
      .notNull()
      .references(() => cities.id),
    name: text().notNull(),
  },
  (table) => [index().on(table.city_id, table.name)],
)
