import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictures } from '#database/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { partners } from '#modules/partner/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { DateFields } from './rules/date-fields.ts'
import {
  type Agenda,
  addonUnits,
  type Certainties,
  certaintyNames,
  type Excluded,
  type Flight,
  type Question,
  type Stay,
  type Text,
} from './rules/facts.ts'
import { journeyKinds } from './rules/journey-kinds.ts'
import { changeStates, packageEvents, packageStates } from './rules/machine.ts'
import type { PackageContent } from './rules/package-fields.ts'
import type { ReviewedContent } from './rules/reviewed-content.ts'

const moment = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const texts = () => jsonb().$type<Text>()
const productNames = (name: AnyPgColumn) => sql`((${name} ->> 'id') || ' ' || (${name} ->> 'en')) gin_trgm_ops`

export const airlines = pgTable('airlines', { code: text().primaryKey(), name: text().notNull() })

export const airports = pgTable('airports', {
  iata: text().primaryKey(),
  name: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
})

export const hotels = pgTable(
  'hotels',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    city: text().notNull(),
    stars: integer().notNull(),
    /** On foot to the Haram or the Prophet's Mosque; none elsewhere. */
    walk_minutes: integer(),
    picture_id: text(),
    /** Rises with each change at the desk: who saves says which one they have seen. */
    version: integer().notNull().default(1),
  },
  // For the list at the desk.
  (table) => [index().on(table.name, table.id)],
)

/** Kinds a visitor can choose within a category, e.g. "Umrah Ramadan". */
export const product_types = pgTable('product_types', {
  slug: text().primaryKey(),
  category: text({ enum: ['umroh', 'haji', 'wisata-syariah'] }).notNull(),
  name: texts().notNull(),
  position: integer().notNull(),
  picture_id: text(),
})

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    category: text({ enum: ['umroh', 'haji', 'wisata-syariah'] }).notNull(),
    kind: text({ enum: journeyKinds }).notNull(),
    type_slug: text()
      .notNull()
      .references(() => product_types.slug),
    name: texts().notNull(),
    summary: texts().notNull(),
    description: texts().notNull(),
    duration_days: integer().notNull(),
    hijri_year: integer(),
    departure_airport: text()
      .notNull()
      .references(() => airports.iata),
    picture_ids: text().array().notNull(),
    includes: jsonb().$type<Text[]>().notNull(),
    excludes: jsonb().$type<Excluded[]>().notNull(),
    agenda: jsonb().$type<Agenda[]>().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    facilities: jsonb().$type<Text[]>().notNull(),
    documents: jsonb().$type<Text[]>().notNull(),
    refund_terms: texts().notNull(),
    down_payment: integer().notNull(),
    can_finance: boolean().notNull(),
    can_save: boolean().notNull(),
    is_featured: boolean().notNull().default(false),
    /** Made for one family: never listed, nor among the packages of its partner. */
    is_private: boolean().notNull().default(false),
    state: text({ enum: packageStates }).notNull(),
    /** Rises with each change at the desk: who saves says which one they have seen. */
    version: integer().notNull().default(1),
    /** Fields of a package on sale that its partner has written and nobody has approved yet; nothing where there are none. */
    next_fields: jsonb().$type<Partial<PackageContent>>(),
    view_count: integer().notNull().default(0),
    rating_sum: integer().notNull().default(0),
    rating_count: integer().notNull().default(0),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.partner_id, table.state),
    index().on(table.type_slug),
    // For the list at the desk, of one partner and of all.
    index().on(table.partner_id, table.created_at, table.id),
    index().on(table.created_at, table.id),
    // For the names people type into the search of variants: without it, a rare word reads the whole table.
    index('products_names').using('gin', productNames(table.name)),
  ],
)

const ofProduct = () =>
  uuid()
    .notNull()
    .references(() => products.id)

/** Who uploaded a picture: no other partner may show it in a package. */
export const partner_pictures = pgTable(
  'partner_pictures',
  {
    picture_id: text()
      .primaryKey()
      .references(() => pictures.id),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
  },
  (table) => [index().on(table.partner_id)],
)

/** What a partner wants published: the package as a whole, or fields of one that stays on sale meanwhile. */
export const package_changes = pgTable(
  'package_changes',
  {
    id: uuid().primaryKey(),
    product_id: ofProduct(),
    state: text({ enum: changeStates }).notNull(),
    base_version: integer().notNull(),
    content: jsonb().$type<ReviewedContent>().notNull(),
    /** Of the content: who approves names what they have read. */
    content_hash: text().notNull(),
    /** Why a price is below the reference price, where one is. */
    explanation: text(),
    submitted_by: uuid()
      .notNull()
      .references(() => staff.id),
    submitted_at: moment().notNull(),
    decided_by: uuid().references(() => staff.id),
    decided_at: moment(),
    reason: text(),
  },
  (table) => [
    uniqueIndex('package_changes_one_pending').on(table.product_id).where(sql`${table.state} = 'pending'`),
    index('package_changes_waiting').on(table.submitted_at, table.id).where(sql`${table.state} = 'pending'`),
    index().on(table.product_id, table.submitted_at),
    index().on(table.submitted_by),
    index().on(table.decided_by),
  ],
)

/** Who did what to a package, one row for each version of it; only appended to. */
export const package_history = pgTable(
  'package_history',
  {
    product_id: ofProduct(),
    version: integer().notNull(),
    event: text({ enum: packageEvents }).notNull(),
    /** Those that were written anew. */
    fields: text().array().notNull(),
    reason: text(),
    staff_id: uuid()
      .notNull()
      .references(() => staff.id),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.version] }), index().on(table.staff_id)],
)

/** Who has seen a product on a day; hashed, swept after two days. It keeps a view from counting twice. */
export const product_views = pgTable(
  'product_views',
  {
    product_id: ofProduct(),
    day: day().notNull(),
    visitor_hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.day, table.visitor_hash] }), index().on(table.day)],
)

export const product_addons = pgTable(
  'product_addons',
  {
    id: uuid().primaryKey(),
    product_id: ofProduct(),
    name: texts().notNull(),
    price: integer().notNull(),
    /** For each who wants it, or once for a booking. */
    per: text({ enum: addonUnits }).notNull().default('person'),
    position: integer().notNull(),
    /** No longer offered: who has booked it has it still. */
    removed_at: moment(),
  },
  (table) => [index().on(table.product_id, table.position)],
)

/** One date of a product, with its seats: quota = sold + held + free, always. */
export const departures = pgTable(
  'departures',
  {
    id: uuid().primaryKey(),
    product_id: ofProduct(),
    departs_on: day().notNull(),
    returns_on: day().notNull(),
    /** The partner's own; none means as the dated rules say. */
    cutoff_days: integer(),
    /** From then on it is sold no more; written by `closesAt` of rules/closing.ts wherever a date is. */
    closes_at: moment().notNull(),
    /** When a reviewer let it go on sale; nothing while it waits, and then it closes before it opens (`notOnSale`). */
    published_at: moment().defaultNow(),
    /** When its partner stopped selling it, with seats left or without. */
    closed_at: moment(),
    quota: integer().notNull(),
    sold: integer().notNull().default(0),
    held: integer().notNull().default(0),
    airline_code: text()
      .notNull()
      .references(() => airlines.code),
    flights: jsonb().$type<Flight[]>().notNull(),
    stays: jsonb().$type<Stay[]>().notNull(),
    price_quad: integer().notNull(),
    // Nothing where it is not offered.
    price_triple: integer(),
    price_double: integer(),
    price_child: integer(),
    price_infant: integer(),
    certainties: jsonb().$type<Certainties>().notNull(),
    /** Rises with each change of it at the desk, seats apart: who saves says which one they have seen. */
    version: integer().notNull().default(1),
    /** Fields of a date on sale that its partner has written and nobody has approved yet; nothing where there are none. */
    next_fields: jsonb().$type<Partial<DateFields>>(),
    /** When its travellers were last told that the way back has changed, and whether it has again since. */
    return_notified_at: moment(),
    is_return_waiting: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.product_id, table.departs_on),
    // For the list at the desk too, which goes on behind a day and an id.
    index().on(table.departs_on, table.id),
    index().on(table.closes_at),
    index('departures_return_waiting').on(table.return_notified_at, table.id).where(sql`${table.is_return_waiting}`),
    check('departures_cutoff', sql`${table.cutoff_days} >= 0`),
    check(
      'departures_seats',
      sql`${table.sold} >= 0 and ${table.held} >= 0 and ${table.sold} + ${table.held} <= ${table.quota}`,
    ),
  ],
)

/** What proves a certainty of a date, for its partner and the reviewer. The file itself is encrypted; here is only where it lies. */
export const evidence_files = pgTable(
  'evidence_files',
  {
    id: uuid().primaryKey(),
    /** Nothing once it was removed, or its date: the file is deleted next (`deleteLooseEvidence`), and then the row. */
    departure_id: uuid().references(() => departures.id, { onDelete: 'set null' }),
    certainty: text({ enum: certaintyNames }).notNull(),
    /** As its sender called it. */
    name: text().notNull(),
    file_key: text().notNull(),
    type: text({ enum: ['image/webp', 'application/pdf'] }).notNull(),
    /** Before it was sealed, in bytes. */
    size: integer().notNull(),
    uploaded_by: uuid()
      .notNull()
      .references(() => staff.id),
    uploaded_at: moment().notNull(),
  },
  (table) => [index().on(table.departure_id, table.uploaded_at), index().on(table.uploaded_by)],
)

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    product_id: ofProduct(),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    author_name: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    /** That of the page it was written on. */
    language: text({ enum: ['id', 'en'] })
      .notNull()
      .default('id'),
    picture_ids: text().array().notNull(),
    /** The day of the journey it speaks of: reviews come from completed bookings only. */
    travelled_on: day().notNull(),
    created_at: moment().notNull(),
    /** What the partner says to it, once. */
    answer: text(),
    answered_at: moment(),
    answered_by: uuid().references(() => staff.id),
  },
  (table) => [
    index().on(table.product_id, table.created_at),
    // For the list at the desk, of one partner and of all.
    index().on(table.partner_id, table.created_at, table.id),
    index().on(table.created_at, table.id),
    index().on(table.tenant_id, table.created_at),
    index().on(table.answered_by),
    check(
      'reviews_answer',
      sql`(${table.answer} is null) = (${table.answered_at} is null) and (${table.answer} is null) = (${table.answered_by} is null)`,
    ),
  ],
)

export const wishlists = pgTable(
  'wishlists',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    product_id: ofProduct(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.product_id] }), index().on(table.product_id)],
)

/** People who asked to be told when a sold-out product has seats again. */
export const back_in_stock_requests = pgTable(
  'back_in_stock_requests',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    product_id: ofProduct(),
    full_name: text().notNull(),
    phone_number: text().notNull(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    created_at: moment().notNull(),
    told_at: moment(),
  },
  (table) => [
    unique().on(table.tenant_id, table.product_id, table.phone_number),
    index().on(table.product_id, table.told_at),
  ],
)
