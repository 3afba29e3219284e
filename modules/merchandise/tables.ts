import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Text } from '#modules/catalogue/rules/facts.ts'
import { users } from '#modules/identity/tables.ts'
import { cities, subdistricts } from '#modules/location/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { certificateKinds, itemStates, slugKinds, stockActors, type VariantOptions } from './rules/facts.ts'

const moment = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const texts = () => jsonb().$type<Text>()
/** By the database's own clock: what changed since a process last looked. */
const changed = () => moment().notNull().defaultNow()

/** Every address below `/` and `/oleh-oleh/` that is a store's or an item's: one space for both, so that none hides another. */
export const merchandise_slugs = pgTable('merchandise_slugs', {
  slug: text().primaryKey(),
  kind: text({ enum: slugKinds }).notNull(),
  thing_id: uuid().notNull(),
})

const ownSlug = () =>
  text()
    .notNull()
    .unique()
    .references(() => merchandise_slugs.slug)

export const stores = pgTable(
  'stores',
  {
    id: uuid().primaryKey(),
    slug: ownSlug(),
    name: text().notNull(),
    about: texts().notNull(),
    city_id: text()
      .notNull()
      .references(() => cities.id),
    /** Where its parcels leave from. */
    subdistrict_id: text()
      .notNull()
      .references(() => subdistricts.id),
    address: text().notNull(),
    postcode: text().notNull(),
    phone_number: text().notNull(),
    /** Jakarta time, as 08:00. */
    opens_at: text().notNull(),
    closes_at: text().notNull(),
    /** 1 is Monday, 7 is Sunday. */
    open_days: smallint().array().notNull(),
    /** A holiday, both days included: it stays in the lists, and says until when nothing is sent. */
    closed_from: day(),
    closed_until: day(),
    logo_picture_id: text(),
    cover_picture_id: text(),
    position: integer().notNull(),
    /** Taken out of the shop by the platform, with all it sells. */
    suspended_at: moment(),
    /** As its people read it; none where it is not suspended. */
    suspension_reason: text(),
    rating_sum: integer().notNull().default(0),
    rating_count: integer().notNull().default(0),
    /** Rises with each change at the desk: who saves says which one they have seen. */
    version: integer().notNull().default(1),
    changed_by: uuid().references(() => staff.id),
    changed_at: changed(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.city_id),
    index().on(table.subdistrict_id),
    index().on(table.changed_by),
    index().on(table.changed_at),
    index().on(table.position, table.id),
    check(
      'stores_hours',
      sql`${table.opens_at} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.opens_at} < ${table.closes_at}`,
    ),
    check('stores_holiday', sql`(${table.closed_from} is null) = (${table.closed_until} is null)`),
    check('stores_holiday_order', sql`${table.closed_from} <= ${table.closed_until}`),
  ],
)

/** What kinds of things are sold, and which certificates the law or we ask of them. */
export const item_categories = pgTable('item_categories', {
  slug: text().primaryKey(),
  name: texts().notNull(),
  position: integer().notNull(),
  picture_id: text(),
  requires_halal: boolean().notNull().default(false),
  requires_bpom: boolean().notNull().default(false),
})

export const items = pgTable(
  'items',
  {
    id: uuid().primaryKey(),
    slug: ownSlug(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    category_slug: text()
      .notNull()
      .references(() => item_categories.slug),
    name: texts().notNull(),
    description: texts().notNull(),
    picture_ids: text().array().notNull(),
    state: text({ enum: itemStates }).notNull(),
    /** Of the variants that are offered, by `summaryOf` of rules/summary.ts, in the transaction that changes one. */
    price_from: integer().notNull(),
    price_to: integer().notNull(),
    stock_free: integer().notNull(),
    view_count: integer().notNull().default(0),
    sold_count: integer().notNull().default(0),
    rating_sum: integer().notNull().default(0),
    rating_count: integer().notNull().default(0),
    version: integer().notNull().default(1),
    /** Written with every change of the item, its variants or its certificates; views alone change nothing. */
    changed_at: changed(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.store_id, table.created_at),
    index().on(table.category_slug),
    index().on(table.changed_at),
    check('items_prices', sql`${table.price_from} >= 0 and ${table.price_from} <= ${table.price_to}`),
    check('items_stock', sql`${table.stock_free} >= 0`),
  ],
)

const ofItem = () =>
  uuid()
    .notNull()
    .references(() => items.id)

/** One way to buy an item: free = stock - held, always. */
export const item_variants = pgTable(
  'item_variants',
  {
    id: uuid().primaryKey(),
    item_id: ofItem(),
    /** As a buyer calls it, e.g. "Merah / L"; empty in both languages where there is only one. */
    name: texts().notNull(),
    options: jsonb().$type<VariantOptions>().notNull().default({}),
    sku: text().notNull(),
    price: integer().notNull(),
    weight_grams: integer().notNull(),
    stock: integer().notNull(),
    held: integer().notNull().default(0),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    /** No longer offered: who has bought it has it still. */
    removed_at: moment(),
  },
  (table) => [
    index().on(table.item_id, table.position),
    check('item_variants_stock', sql`${table.stock} >= 0 and ${table.held} >= 0 and ${table.held} <= ${table.stock}`),
    check('item_variants_price', sql`${table.price} > 0`),
    check('item_variants_weight', sql`${table.weight_grams} > 0`),
  ],
)

/** Every change of a stock and why; only appended to. */
export const stock_history = pgTable(
  'stock_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variant_id: uuid()
      .notNull()
      .references(() => item_variants.id),
    at: moment().notNull(),
    change: integer().notNull(),
    /** What there is after it. */
    stock: integer().notNull(),
    reason: text().notNull(),
    actor: text({ enum: stockActors }).notNull(),
    /** The member of staff, or the order. */
    actor_id: uuid(),
  },
  (table) => [index().on(table.variant_id, table.id)],
)

export const item_certificates = pgTable(
  'item_certificates',
  {
    id: uuid().primaryKey(),
    item_id: ofItem(),
    kind: text({ enum: certificateKinds }).notNull(),
    number: text().notNull(),
    issuer: text().notNull(),
    /** The last day on which it holds. */
    valid_until: day().notNull(),
    created_at: moment().notNull(),
    /** It no longer counts: its row stays, with who took it away and why. */
    removed_at: moment(),
    removed_by: uuid().references(() => staff.id),
    removal_reason: text(),
  },
  (table) => [index().on(table.item_id, table.kind, table.valid_until), index().on(table.removed_by)],
)

/** By buyers only, one for each order of an item. */
export const item_reviews = pgTable(
  'item_reviews',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    item_id: ofItem(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    /** The order it speaks of; none in a demo. */
    order_id: uuid(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    author_name: text().notNull(),
    rating: smallint().notNull(),
    text: text().notNull(),
    /** That of the page it was written on. */
    language: text({ enum: ['id', 'en'] }).notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.item_id, table.created_at),
    uniqueIndex().on(table.order_id, table.item_id),
    index().on(table.store_id, table.created_at),
    index().on(table.user_id),
    index().on(table.tenant_id),
    check('item_reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

export const item_wishes = pgTable(
  'item_wishes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    item_id: ofItem(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.item_id] }), index().on(table.item_id)],
)

/** Who has seen an item on a day; hashed, swept after two days. It keeps a view from counting twice. */
export const item_views = pgTable(
  'item_views',
  {
    item_id: ofItem(),
    day: day().notNull(),
    visitor_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.item_id, table.day, table.visitor_hash] }), index().on(table.day)],
)
