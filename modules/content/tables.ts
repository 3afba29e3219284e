import { date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { FlagName } from '#core/tenant.ts'
import { tenants } from '#modules/tenant/tables.ts'

type Text = { id: string; en: string }
const tenant_id = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)

export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    title: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    path: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.tenant_id, table.position)],
)

export const gallery_items = pgTable(
  'gallery_items',
  {
    id: uuid().primaryKey(),
    tenant_id: tenant_id(),
    title: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    taken_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.tenant_id, table.taken_at)],
)

/** Texts of the house are without a tenant and follow the product; a tenant's own text of the same slug stands before them. */
export const pages = pgTable(
  'pages',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid().references(() => tenants.id),
    slug: text().notNull(),
    kind: text({ enum: ['document', 'guide', 'index', 'walk'] }).notNull(),
    topic: text({ enum: ['umrah', 'hajj', 'both'] }),
    path: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    picture_id: text().notNull(),
    related: jsonb().$type<string[]>().notNull(),
    minutes: integer().notNull(),
    version: text().notNull(),
    dated_on: date({ mode: 'string' }).notNull(),
    reviewed_on: date({ mode: 'string' }),
    position: integer().notNull(),
  },
  (table) => [unique().on(table.tenant_id, table.slug).nullsNotDistinct()],
)

/** Likewise: a tenant's own answer stands before that of the house. */
export const faqs = pgTable(
  'faqs',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid().references(() => tenants.id),
    slug: text().notNull(),
    group_slug: text().notNull(),
    group_name: jsonb().$type<Text>().notNull(),
    question: jsonb().$type<Text>().notNull(),
    answer: jsonb().$type<Text>().notNull(),
    /** Where this flag of the tenant is 0 the question is not asked. */
    flag: text().$type<FlagName>(),
    position: integer().notNull(),
  },
  (table) => [unique().on(table.tenant_id, table.slug).nullsNotDistinct()],
)
