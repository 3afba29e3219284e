import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenants } from '#modules/tenant/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One row a product on sale, with all a listing shows, filters and sorts by: a list is one indexed query. */
export const listings = pgTable(
  'listings',
  {
    product_id: uuid().primaryKey(),
    slug: text().notNull(),
    category: text().notNull(),
    kind: text().notNull(),
    type_slug: text().notNull(),
    partner_id: uuid().notNull(),
    partner_slug: text().notNull(),
    partner_name: text().notNull(),
    partner_logo_id: text(),
    licence_number: text().notNull(),
    licence_valid_until: date({ mode: 'string' }),
    name_id: text().notNull(),
    name_en: text().notNull(),
    picture_id: text().notNull(),
    duration_days: smallint().notNull(),
    hijri_year: smallint(),
    departure_city: text().notNull(),
    airline_codes: text().array().notNull(),
    hotel_stars: smallint().notNull(),
    walk_minutes: smallint(),
    can_finance: boolean().notNull(),
    can_save: boolean().notNull(),
    is_featured: boolean().notNull(),
    /** The cheapest way to go on a date with seats. */
    price_from: integer().notNull(),
    next_departure: date({ mode: 'string' }),
    last_departure: date({ mode: 'string' }),
    /** Months with a departure that has seats, as 202611. */
    months: integer().array().notNull(),
    /** Days with a departure that has seats, as 20261115. */
    days: integer().array().notNull(),
    seats_free: integer().notNull(),
    is_available: boolean().notNull(),
    rating_tenths: smallint().notNull(),
    rating_count: integer().notNull(),
    popularity: integer().notNull(),
    /** Folded words of everything a person may type, for trigrams and for full text. */
    words: text().notNull(),
    document: tsvector().notNull(),
  },
  (table) => [
    index().on(table.category, table.kind, table.is_available.desc(), table.next_departure),
    index().on(table.category, table.kind, table.is_available.desc(), table.price_from),
    index().on(table.partner_id, table.next_departure),
    index().on(table.slug),
    index('listings_months').using('gin', table.months),
    index('listings_document').using('gin', table.document),
    index('listings_words').using('gin', table.words.op('gin_trgm_ops')),
  ],
)

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
  ],
)
