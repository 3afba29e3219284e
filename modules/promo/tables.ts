import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'

type Text = { id: string; en: string }
const moment = () => timestamp({ withTimezone: true })

export const promos = pgTable(
  'promos',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    slug: text().notNull(),
    /** Upper case; compared without regard to case. */
    code: text().notNull(),
    category: text({ enum: ['umroh', 'wisata-syariah', 'oleh-oleh'] }).notNull(),
    /** Of what it takes something off: of what is bought, or of sending it. */
    applies_to: text({ enum: ['goods', 'shipping'] })
      .notNull()
      .default('goods'),
    title: jsonb().$type<Text>().notNull(),
    terms: jsonb().$type<Text[]>().notNull(),
    picture_id: text().notNull(),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    /** A percentage with a ceiling, or an amount: one of the two. */
    percent: integer(),
    most_amount: integer(),
    amount: integer(),
    least_spend: integer().notNull(),
    quota: integer().notNull(),
    used: integer().notNull().default(0),
    /** Rupiah: at most so much is given in all; none where only the quota ends it. */
    budget: bigint({ mode: 'number' }),
    /** Rupiah that orders carry of it now. `promo_uses.amount` adds up to it. */
    given: bigint({ mode: 'number' }).notNull().default(0),
    /** Since when nobody can use it and no list shows it. */
    paused_at: moment(),
    /** One more with each change at the desk: two who edit at once do not overwrite each other. */
    version: integer().notNull().default(1),
    /** Who changed it last at the desk. */
    changed_by: uuid(),
    per_member: integer().notNull(),
    /** Who may use it: everybody, or members who joined a short while ago (`rules/usable.ts`). */
    audience: text({ enum: ['all', 'new_members'] })
      .notNull()
      .default('all'),
    is_for_all_products: boolean().notNull(),
    is_banner: boolean().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.tenant_id, table.slug),
    unique().on(table.tenant_id, table.code),
    index().on(table.tenant_id, table.ends_at),
    check('promos_used', sql`${table.used} >= 0`),
    check('promos_given', sql`${table.given} >= 0`),
  ],
)

export const promo_products = pgTable(
  'promo_products',
  {
    promo_id: uuid()
      .notNull()
      .references(() => promos.id),
    product_id: uuid()
      .notNull()
      .references(() => products.id),
  },
  (table) => [primaryKey({ columns: [table.promo_id, table.product_id] }), index().on(table.product_id)],
)

/** Promos a member has put aside for later. */
export const promo_claims = pgTable(
  'promo_claims',
  {
    promo_id: uuid()
      .notNull()
      .references(() => promos.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    claimed_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promo_id, table.user_id] }), index().on(table.user_id)],
)

/** Promos that orders carry: an order has one at most. `promos.used` counts these rows. */
export const promo_uses = pgTable(
  'promo_uses',
  {
    /** A booking or another kind of order: dependent modules own them. */
    order_id: uuid().primaryKey(),
    promo_id: uuid()
      .notNull()
      .references(() => promos.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** What the order saves by it, in rupiah. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
    used_at: moment().notNull(),
  },
  (table) => [index().on(table.promo_id, table.user_id), index().on(table.user_id)],
)
