import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** The newest file of a member's data: requested, then ready, then gone. */
export const data_exports = pgTable(
  'data_exports',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    language: text({ enum: ['id', 'en'] }).notNull(),
    requested_at: moment().notNull(),
    ready_at: moment(),
    /** Until when it can be downloaded, and no other be requested. */
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.expires_at), index().on(table.tenant_id)],
)
