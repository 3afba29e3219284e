import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { AttributionSource } from './rules/attribution.ts'

const moment = () => timestamp({ withTimezone: true })

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
    created_at: moment().notNull(),
    /** Their account at the desk, where they have one. */
    staff_id: uuid().references(() => staff.id),
    /** From then on the code is one nobody knows, and their links lead nowhere. */
    ended_at: moment(),
  },
  (table) => [
    unique().on(table.tenant_id, table.affiliate_code),
    uniqueIndex('consultants_of_staff').on(table.staff_id, table.tenant_id).where(sql`${table.staff_id} is not null`),
  ],
)

/** A link a consultant shares. One made at the desk can be read again there; of older ones only the hash is kept. */
export const share_tokens = pgTable(
  'share_tokens',
  {
    token_hash: text().primaryKey(),
    consultant_id: uuid()
      .notNull()
      .references(() => consultants.id),
    product_slug: text(),
    expires_at: moment().notNull(),
    /** What stands in the address: no secret, whoever has the link may pass it on. */
    token: text(),
    created_at: moment(),
    ended_at: moment(),
    /** How often it was opened. */
    opened: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.consultant_id, table.created_at),
    check('share_tokens_opened', sql`${table.opened} >= 0`),
  ],
)

/** Who recommended us to a member last: of each member one row, the latest. */
export const attributions = pgTable(
  'attributions',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    consultant_id: uuid()
      .notNull()
      .references(() => consultants.id),
    source: text().$type<AttributionSource>().notNull(),
    attributed_at: moment().notNull(),
  },
  (table) => [index().on(table.consultant_id, table.attributed_at), index().on(table.tenant_id)],
)
