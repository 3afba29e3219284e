import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { DeskDraftKind } from './shapes.ts'

/** The forms that have drafts. A new form of members adds its name here, one of the desk in `deskDraftKinds`. */
export type DraftKind = 'booking' | 'savings' | DeskDraftKind

/** What was typed so far, right or wrong, by the names of the fields. */
export type DraftFields = Readonly<Record<string, string>>

/** A form as far as its owner has typed it, until it is sent. */
export const drafts = pgTable(
  'drafts',
  {
    /** Of a member: theirs. Who works at the desk belongs to no tenant. */
    tenant_id: uuid().references(() => tenants.id),
    /** Whose it is: a member's or somebody's at the desk, one of the two. */
    user_id: uuid().references(() => users.id),
    staff_id: uuid().references(() => staff.id),
    kind: text().$type<DraftKind>().notNull(),
    /** What the form is about: for a booking, the booking; a word where there is nothing yet, such as `new`. */
    thing_id: text().notNull(),
    /** Grows with every save; a page names the one it started from. */
    version: integer().notNull(),
    /** Which page saved it, and which of its saves it is (`rules/verdict.ts`). */
    revision: text(),
    fields: jsonb().$type<DraftFields>().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('drafts_of_member')
      .on(table.user_id, table.kind, table.thing_id)
      .where(sql`${table.user_id} is not null`),
    uniqueIndex('drafts_of_staff')
      .on(table.staff_id, table.kind, table.thing_id)
      .where(sql`${table.staff_id} is not null`),
    check(
      'drafts_owner',
      sql`num_nonnulls(${table.user_id}, ${table.staff_id}) = 1 and num_nonnulls(${table.tenant_id}, ${table.staff_id}) = 1`,
    ),
    index().on(table.tenant_id),
    index().on(table.updated_at),
  ],
)
