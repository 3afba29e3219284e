import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'

/** The forms that have drafts. A new form adds its name here. */
export type DraftKind = 'booking'

/** What was typed so far, right or wrong, by the names of the fields. */
export type DraftFields = Readonly<Record<string, string>>

/** A form as far as its owner has typed it, until it is sent. */
export const drafts = pgTable(
  'drafts',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<DraftKind>().notNull(),
    /** What the form is about: for a booking, the booking. */
    thing_id: uuid().notNull(),
    /** Grows with every save; a page names the one it started from. */
    version: integer().notNull(),
    /** Which page saved it, and which of its saves it is (`rules/verdict.ts`). */
    revision: text(),
    fields: jsonb().$type<DraftFields>().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind, table.thing_id] }),
    index().on(table.tenant_id),
    index().on(table.updated_at),
  ],
)
