import { bigint, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#modules/identity/tables.ts'
import { bank_terms } from '#modules/partner/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { BreachStep } from './rules/breach.ts'
import type { ConsentKind } from './rules/consent.ts'

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

/** What a member agreed to and took back. Only ever added to: it proves what was agreed when. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    kind: text().$type<ConsentKind>().notNull(),
    step: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** Of the text that was agreed to, and its day. */
    version: text(),
    dated_on: date({ mode: 'string' }),
    /** Where it was given with an order. */
    order_id: uuid(),
    order_code: text(),
    /** Of an application: the row of the bank's terms that it was sent under. */
    terms_id: uuid().references(() => bank_terms.id),
    at: moment().notNull(),
  },
  (table) => [index().on(table.user_id, table.id), index().on(table.tenant_id), index().on(table.terms_id)],
)

/** What one run of the retention job did about one kind of data. */
export const retention_runs = pgTable(
  'retention_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    ran_at: moment().notNull(),
    rows: integer().notNull(),
    /** The name and the code of what went wrong; its words are in the log. */
    error: text(),
  },
  (table) => [index().on(table.kind, table.id)],
)

const staff_id = () =>
  uuid()
    .notNull()
    .references(() => staff.id)

/** Data that got out, or may have. Never changed: what is learned later is a step. */
export const breaches = pgTable(
  'breaches',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    what_happened: text().notNull(),
    /** What kinds of data. */
    data: text().notNull(),
    /** How many people are concerned; unknown at first, often. */
    people: integer(),
    noticed_at: moment().notNull(),
    staff_id: staff_id(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.noticed_at), index().on(table.staff_id)],
)

/** What was done about a breach, when and by whom. Only ever added to. */
export const breach_steps = pgTable(
  'breach_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    breach_id: uuid()
      .notNull()
      .references(() => breaches.id),
    kind: text().$type<BreachStep>().notNull(),
    text: text().notNull(),
    /** When it was done; `at` is when that was written down. */
    done_at: moment().notNull(),
    staff_id: staff_id(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.breach_id, table.id), index().on(table.staff_id)],
)
