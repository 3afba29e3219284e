import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { tenants } from '#modules/tenant/tables.ts'

/** Someone who recommends packages. One level only: nobody stands above or below a consultant. */
export const consultants = pgTable(
  'consultants',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    affiliate_code: text().notNull(),
    full_name: text().notNull(),
    whatsapp_number: text().notNull(),
    picture_id: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.tenant_id, table.affiliate_code)],
)

/** A link a consultant shares; the token itself is not kept. */
export const share_tokens = pgTable(
  'share_tokens',
  {
    token_hash: text().primaryKey(),
    consultant_id: uuid()
      .notNull()
      .references(() => consultants.id),
    product_slug: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.consultant_id)],
)
