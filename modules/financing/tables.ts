import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bookings } from '#modules/booking/tables.ts'
import { departures } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import type { FinancingDocument } from '#modules/partner/rules/akad.ts'
import { bank_terms, partners } from '#modules/partner/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { FinancingActor, FinancingEvent, FinancingState } from './rules/application.ts'

const moment = () => timestamp({ withTimezone: true })
const day = () => date({ mode: 'string' })
const money = () => bigint({ mode: 'number' })

/** A member asks a bank to pay a part of a booking first. Amounts and terms are those of the day it was made. */
export const financing_applications = pgTable(
  'financing_applications',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    booking_id: uuid()
      .notNull()
      .unique()
      .references(() => bookings.id),
    departure_id: uuid()
      .notNull()
      .references(() => departures.id),
    /** The bank. */
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    terms_id: uuid()
      .notNull()
      .references(() => bank_terms.id),
    state: text().$type<FinancingState>().notNull(),
    price: money().notNull(),
    down_payment: money().notNull(),
    financed: money().notNull(),
    charge: money().notNull(),
    months: integer().notNull(),
    monthly: money().notNull(),
    last: money().notNull(),
    admin_fee: money().notNull(),
    bank_fee: money().notNull(),
    insurance_fee: money().notNull(),
    /** What the bank wants to see of this applicant. */
    documents: text().array().$type<FinancingDocument[]>().notNull(),
    name: text(),
    gender: text({ enum: ['male', 'female'] }),
    birth_date: day(),
    address: text(),
    phone_number: text(),
    email: text(),
    job_name: text(),
    instansi: text(),
    years_employed: integer(),
    monthly_income: money(),
    /** As it was given. */
    referral_code: text(),
    /** When it ends unless somebody goes on; nothing once the down payment is paid, or it has ended. */
    expires_at: moment(),
    submitted_at: moment(),
    /** Counted from the first time it was submitted, whatever is asked again meanwhile. */
    decide_by: moment(),
    decided_at: moment(),
    /** Under what the bank approves. */
    conditions: text(),
    ended_at: moment(),
    end_reason: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('financing_applications_one_open')
      .on(table.user_id, table.departure_id)
      .where(sql`${table.state} in ('fill_identity', 'documents', 'verification', 'payment', 'active')`),
    index().on(table.user_id, table.created_at),
    index().on(table.tenant_id),
    index().on(table.departure_id),
    index().on(table.terms_id),
    // A bank reads what waits longest first.
    index('financing_applications_queue').on(table.partner_id, table.state, table.submitted_at),
    index('financing_applications_ending').on(table.expires_at).where(sql`${table.expires_at} is not null`),
    check('financing_applications_sum', sql`${table.financed} = ${table.price} - ${table.down_payment}`),
    check(
      'financing_applications_instalments',
      sql`${table.monthly} * (${table.months} - 1) + ${table.last} = ${table.financed} + ${table.charge}`,
    ),
  ],
)

/** What happened to an application, when, by whom and why. Only ever added to. */
export const financing_history = pgTable(
  'financing_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    application_id: uuid()
      .notNull()
      .references(() => financing_applications.id),
    at: moment().notNull(),
    event: text().$type<FinancingEvent | 'apply'>().notNull(),
    state: text().$type<FinancingState>().notNull(),
    actor: text().$type<FinancingActor>().notNull(),
    actor_id: uuid(),
    reason: text().notNull(),
  },
  (table) => [index().on(table.application_id, table.id)],
)

/** The schedule as it was agreed. What the bank reports never edits it. */
export const financing_instalments = pgTable(
  'financing_instalments',
  {
    application_id: uuid()
      .notNull()
      .references(() => financing_applications.id),
    number: integer().notNull(),
    due_on: day().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.application_id, table.number] }),
    check('financing_instalments_amount', sql`${table.amount} > 0`),
  ],
)

/** What the bank says was paid to it. None of it goes through our books. Only ever added to. */
export const financing_instalment_reports = pgTable(
  'financing_instalment_reports',
  {
    id: uuid().primaryKey(),
    application_id: uuid()
      .notNull()
      .references(() => financing_applications.id),
    number: integer().notNull(),
    /** How often this instalment was reported, with this time: the earlier ones were taken back. */
    round: integer().notNull().default(1),
    paid_on: day().notNull(),
    amount: money().notNull(),
    reference: text().notNull(),
    staff_id: uuid().notNull(),
    reported_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.application_id, table.number, table.round),
    check('financing_instalment_reports_amount', sql`${table.amount} > 0`),
  ],
)

/** A report that the bank takes back, and why: the instalment is open again. Only ever added to. */
export const financing_report_corrections = pgTable(
  'financing_report_corrections',
  {
    report_id: uuid()
      .primaryKey()
      .references(() => financing_instalment_reports.id),
    application_id: uuid()
      .notNull()
      .references(() => financing_applications.id),
    reason: text().notNull(),
    staff_id: uuid().notNull(),
    corrected_at: moment().notNull(),
  },
  (table) => [index().on(table.application_id)],
)

/** What the bank says it has paid us, and when it was seen on our account. */
export const financing_disbursements = pgTable(
  'financing_disbursements',
  {
    id: uuid().primaryKey(),
    application_id: uuid()
      .notNull()
      .unique()
      .references(() => financing_applications.id),
    amount: money().notNull(),
    disbursed_on: day().notNull(),
    reference: text().notNull(),
    staff_id: uuid().notNull(),
    reported_at: moment().notNull(),
    received_at: moment(),
    received_by: uuid(),
    /** Somebody looked for it in vain, and why they say so; the bank then reports it anew. */
    missed_at: moment(),
    missed_by: uuid(),
    missed_reason: text(),
  },
  (table) => [
    index('financing_disbursements_expected').on(table.reported_at).where(sql`${table.received_at} is null`),
    check('financing_disbursements_amount', sql`${table.amount} > 0`),
  ],
)
