import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
