import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type AuditEntry, scopeKinds, staffRoles } from '#core/staff.ts'
import type { ApprovalState } from './rules/machine.ts'

const moment = () => timestamp({ withTimezone: true })
const staff_id = () =>
  uuid()
    .notNull()
    .references(() => staff.id)

/** People who work at the desk; they are no members of a tenant. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  full_name: text().notNull(),
  language: text({ enum: ['id', 'en'] }).notNull(),
  created_at: moment().notNull(),
  deactivated_at: moment(),
  /** None until the invitation was answered. */
  password_hash: text(),
  /** Sealed; none until a code of it was proven. */
  totp_secret: text(),
  /** The 30 seconds whose code was used last: no code of them, or before, works again. */
  totp_step: bigint({ mode: 'number' }).notNull().default(0),
})

/** Invitations and forgotten passwords: who holds the secret of the mail may choose a password, once. */
export const staff_links = pgTable(
  'staff_links',
  {
    id: uuid().primaryKey(),
    staff_id: staff_id(),
    kind: text({ enum: ['invitation', 'reset'] }).notNull(),
    secret_hash: text().notNull().unique(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index().on(table.staff_id)],
)

/** A file that cost a code of the app: who holds the secret takes it, once and soon, as the person who gave the code. */
export const staff_downloads = pgTable(
  'staff_downloads',
  {
    secret_hash: text().primaryKey(),
    staff_id: staff_id(),
    /** Which file: `manifest <id of the departure>`. */
    file: text().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index().on(table.staff_id), index().on(table.expires_at)],
)

/** What somebody was mailed of, under the key that makes it one piece of news: nobody is mailed of it twice. */
export const staff_notices = pgTable(
  'staff_notices',
  {
    staff_id: staff_id(),
    once_key: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.once_key, table.staff_id] }),
    index().on(table.staff_id),
    index().on(table.created_at),
  ],
)

/** Whoever has given the password and not yet the code. Such a secret opens nothing else. */
export const staff_sign_ins = pgTable(
  'staff_sign_ins',
  {
    id: uuid().primaryKey(),
    staff_id: staff_id(),
    secret_hash: text().notNull().unique(),
    /** Sealed: what the app is to be set up with, for who has none. A new one for each, so that nobody has seen it before. */
    totp_secret: text(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index().on(table.staff_id)],
)

/** Codes on paper for a lost phone; each works once. */
export const staff_recovery_codes = pgTable(
  'staff_recovery_codes',
  {
    id: uuid().primaryKey(),
    staff_id: staff_id(),
    code_hash: text().notNull().unique(),
    used_at: moment(),
  },
  (table) => [index().on(table.staff_id)],
)

/** A role in a scope. One person may have several. */
export const staff_grants = pgTable(
  'staff_grants',
  {
    id: uuid().primaryKey(),
    staff_id: staff_id(),
    role: text({ enum: staffRoles }).notNull(),
    scope_kind: text({ enum: scopeKinds }).notNull(),
    /** Of the tenant, partner, store or bank; none for the platform. */
    scope_id: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.staff_id, table.role, table.scope_kind, table.scope_id).nullsNotDistinct(),
    check('staff_grants_scope', sql`(${table.scope_kind} = 'platform') = (${table.scope_id} is null)`),
  ],
)

export const staff_sessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staff_id: staff_id(),
    secret_hash: text().notNull().unique(),
    user_agent: text().notNull(),
    ip: text().notNull(),
    created_at: moment().notNull(),
    /** To the minute. */
    last_seen_at: moment().notNull(),
    expires_at: moment().notNull(),
    ended_at: moment(),
    end_reason: text(),
  },
  (table) => [index().on(table.staff_id)],
)

type Facts = NonNullable<AuditEntry['after']>

/** What was done at the desk; only appended to. */
export const audit_log = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    staff_id: staff_id(),
    session_id: uuid().notNull(),
    /** The grants that let them: `partner_owner partner:<id>`. */
    granted_by: text().array().notNull(),
    request_id: text().notNull(),
    ip: text().notNull(),
    /** Method and path of the call. */
    call: text().notNull(),
    thing: text().notNull(),
    thing_id: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    reason: text(),
  },
  (table) => [
    index().on(table.thing, table.thing_id),
    index().on(table.staff_id, table.id),
    // For the list at the desk: as it stands, and by each of its filters.
    index().on(table.at, table.id),
    index().on(table.call, table.at, table.id),
    index().on(table.thing_id, table.at, table.id),
    index().on(table.staff_id, table.at, table.id),
    index().using('gin', table.granted_by),
  ],
)

/** Steps that one person asks for and another carries out. */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid().primaryKey(),
    /** What is to be done: `refund`, `payout`, … */
    kind: text().notNull(),
    thing_id: text().notNull(),
    /** None where no money leaves. */
    amount: bigint({ mode: 'number' }),
    /** What whoever asked has filled in. */
    details: jsonb().$type<Record<string, string>>().notNull(),
    state: text().$type<ApprovalState>().notNull(),
    requested_by: staff_id(),
    requested_at: moment().notNull(),
    decided_by: uuid().references(() => staff.id),
    decided_at: moment(),
    decision_reason: text(),
  },
  (table) => [
    uniqueIndex('approvals_one_waiting').on(table.kind, table.thing_id).where(sql`${table.state} = 'requested'`),
    index('approvals_waiting').on(table.requested_at).where(sql`${table.state} = 'requested'`),
    // The database too holds that nobody approves what they asked for.
    check(
      'approvals_by_two',
      sql`${table.state} <> 'carried_out' or (${table.decided_by} is not null and ${table.decided_by} <> ${table.requested_by})`,
    ),
  ],
)
