import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { journeyKinds } from '#modules/catalogue/rules/journey-kinds.ts'
import { labels } from '#modules/catalogue/rules/seats.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { categories } from './rules/kinds.ts'
import type { Ratings } from './rules/listing.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One row a product on sale, with all a listing shows, filters and sorts by: a list is one indexed query. */
export const listings = pgTable(
  'listings',
  {
    product_id: uuid().primaryKey(),
    /** Short, and the last word where two are equal in a sort. */
    number: integer().notNull().generatedAlwaysAsIdentity().unique(),
    slug: text().notNull(),
    category: text({ enum: categories }).notNull(),
    kind: text({ enum: journeyKinds }).notNull(),
    type_slug: text().notNull(),
    type_name_id: text().notNull(),
    type_name_en: text().notNull(),
    partner_id: uuid().notNull(),
    partner_slug: text().notNull(),
    partner_name: text().notNull(),
    partner_logo_id: text(),
    licence_number: text().notNull(),
    licence_valid_until: date({ mode: 'string' }),
    name_id: text().notNull(),
    name_en: text().notNull(),
    picture_id: text().notNull(),
    /** All of them, the first one too: a list shows another where two neighbours would look alike. */
    picture_ids: text().array().notNull().default([]),
    duration_days: smallint().notNull(),
    hijri_year: smallint(),
    departure_city: text().notNull(),
    airline_codes: text().array().notNull(),
    airline_names: text().array().notNull(),
    hotel_stars: smallint().notNull(),
    walk_minutes: smallint(),
    can_finance: boolean().notNull(),
    can_save: boolean().notNull(),
    is_featured: boolean().notNull(),
    /** The cheapest way to go on a date with seats. */
    price_from: integer().notNull(),
    /** The day that price is for. */
    cheapest_on: date({ mode: 'string' }),
    next_departure: date({ mode: 'string' }),
    last_departure: date({ mode: 'string' }),
    /** Months with a departure that has seats, as 202611. */
    months: integer().array().notNull(),
    /** Days with a departure that has seats, as 20261115. */
    days: integer().array().notNull(),
    seats_free: integer().notNull(),
    /** The most seats free on one date: so many can leave together. */
    group_seats: integer().notNull().default(0),
    /** Five numbers a date: day as 20261115 (0 when it cannot be booked), price, seats free, place in `airline_codes`, ready to depart. */
    date_facts: integer().array().notNull().default([]),
    /** 0 has seats, 1 sold out, 2 no date can be booked any more, 3 taken off sale (kept a day, so that every process hears of it). */
    standing: smallint().notNull(),
    label: text({ enum: labels }),
    /** When it may next change by itself, as when a date closes: then it is listed anew. */
    relist_at: timestamp({ withTimezone: true }),
    rating_tenths: smallint().notNull(),
    rating_count: integer().notNull(),
    /** By tenant: a card tells what the reviews say that its own tenant shows. */
    ratings: jsonb().$type<Ratings>().notNull().default({}),
    popularity: integer().notNull(),
    /** Folded words of everything a person may type; weight A is the name. */
    document: tsvector().notNull(),
    /** By the database's own clock: what changed since a process last looked. */
    changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.standing, table.popularity.desc(), table.number),
    index().on(table.slug),
    index().on(table.changed_at),
    index().on(table.relist_at),
    index('listings_days').using('gin', table.days),
    index('listings_document').using('gin', table.document),
  ],
)

/** Products whose seats changed; written in the transaction that changed them, and listed anew a moment later. */
export const listing_changes = pgTable('listing_changes', { product_id: uuid().notNull() })

/** Every word of the listings, so that a mistyped one can be told from a known one. */
export const search_words = pgTable('search_words', { word: text().primaryKey(), listings: integer().notNull() })

export const recent_searches = pgTable(
  'recent_searches',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    /** A member's, or a guest's by device; one of the two. */
    user_id: uuid(),
    device_id: text(),
    keyword: text().notNull(),
    searched_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.user_id, table.searched_at),
    index().on(table.tenant_id, table.device_id, table.searched_at),
    index().on(table.tenant_id, table.searched_at),
  ],
)
