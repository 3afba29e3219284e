import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { akads, type FinancingDocument } from './rules/akad.ts'
import { checkKinds, checkOutcomes } from './rules/checks.ts'
import { partnerKinds } from './rules/kinds.ts'
import { licenceKinds } from './rules/licence.ts'

const moment = () => timestamp({ withTimezone: true })
const applicationStates = ['unverified', 'submitted', 'in_review', 'accepted', 'rejected'] as const

/** A travel partner is the licensee of what it sells. */
export const partners = pgTable(
  'partners',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: partnerKinds }).notNull(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    legal_name: text().notNull(),
    email: text().notNull(),
    phone_number: text().notNull(),
    /** Where families write to; without one they call. */
    whatsapp_number: text(),
    city_name: text().notNull(),
    address: text().notNull(),
    about: jsonb().$type<{ id: string; en: string }>().notNull(),
    founded_year: integer().notNull(),
    logo_picture_id: text(),
    cover_picture_id: text(),
    is_story: boolean().notNull().default(false),
    position: integer().notNull(),
    google_place_id: text(),
    /** Counted by the module that owns the packages whenever they change: this module cannot see them. */
    active_packages: integer().notNull().default(0),
    total_packages: integer().notNull().default(0),
    created_at: moment().notNull(),
    /** Of what the partner's own form holds: rises with each save of it. */
    version: integer().notNull().default(1),
    changed_by: uuid().references(() => staff.id),
  },
  (table) => [index().on(table.kind, table.position), index().on(table.changed_by)],
)

/** What a partner is permitted to do, each with who checked it and when; rules/licence.ts says what it lets them sell. */
export const partner_licences = pgTable(
  'partner_licences',
  {
    id: uuid().primaryKey(),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    kind: text({ enum: licenceKinds }).notNull(),
    number: text().notNull(),
    valid_from: date({ mode: 'string' }),
    valid_until: date({ mode: 'string' }),
    suspended_on: date({ mode: 'string' }),
    checked_by: text().notNull(),
    checked_on: date({ mode: 'string' }).notNull(),
    /** Where the register, or a copy of the licence, can be seen. */
    evidence_url: text(),
    suspension_reason: text(),
    /** When bookers were notified that it is not good any more; nothing while it is. */
    bookers_notified_on: date({ mode: 'string' }),
    version: integer().notNull().default(1),
    /** The last day, or a day that never comes: a list is sorted by it. */
    ends_on: date({ mode: 'string' }).notNull().generatedAlwaysAs(sql`coalesce(valid_until, date '9999-12-31')`),
  },
  (table) => [unique().on(table.partner_id, table.kind, table.number), index().on(table.ends_on, table.id)],
)

/** What was done to a licence at the desk, in order; only appended to. */
export const partner_licence_history = pgTable(
  'partner_licence_history',
  {
    id: uuid().primaryKey(),
    licence_id: uuid()
      .notNull()
      .references(() => partner_licences.id),
    event: text({ enum: ['added', 'renewed', 'corrected', 'suspended', 'lifted'] }).notNull(),
    by_name: text().notNull(),
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.licence_id, table.at)],
)

/** Partners a tenant has chosen not to show. */
export const hidden_partners = pgTable(
  'hidden_partners',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
  },
  (table) => [primaryKey({ columns: [table.tenant_id, table.partner_id] })],
)

export const partner_applications = pgTable(
  'partner_applications',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    kind: text({ enum: ['travel', 'financial', 'tdc'] }).notNull(),
    company: text().notNull(),
    contact_name: text().notNull(),
    email: text().notNull(),
    phone_number: text().notNull(),
    city_name: text().notNull(),
    licence_number: text(),
    message: text(),
    state: text({ enum: applicationStates }).notNull(),
    /** The mailed link that proves the address and shows the state; hashed. */
    token_hash: text().notNull().unique(),
    language: text({ enum: ['id', 'en'] }).notNull(),
    created_at: moment().notNull(),
    verified_at: moment(),
    /** Who the applicant became. */
    partner_id: uuid().references(() => partners.id),
  },
  (table) => [
    index().on(table.tenant_id, table.created_at),
    index().on(table.created_at, table.id),
    index().on(table.partner_id),
    // Until the address is proved there is one application of a kind: applying again replaces it.
    uniqueIndex('partner_applications_unverified')
      .on(table.tenant_id, table.kind, table.email)
      .where(sql`${table.state} = 'unverified'`),
  ],
)

/** What happened to an application, in order; only appended to. */
export const partner_application_history = pgTable(
  'partner_application_history',
  {
    id: uuid().primaryKey(),
    application_id: uuid()
      .notNull()
      .references(() => partner_applications.id, { onDelete: 'cascade' }),
    state: text({ enum: applicationStates }).notNull(),
    actor: text({ enum: ['applicant', 'acquisition'] }).notNull(),
    /** Who of the team it was. */
    by_name: text(),
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.application_id, table.at)],
)

/** What the team has checked of an application; only appended to, and of each kind the last one counts. */
export const partner_application_checks = pgTable(
  'partner_application_checks',
  {
    id: uuid().primaryKey(),
    application_id: uuid()
      .notNull()
      .references(() => partner_applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: checkKinds }).notNull(),
    outcome: text({ enum: checkOutcomes }).notNull(),
    note: text(),
    /** Of a licence: what becomes one of the partner. */
    licence_kind: text({ enum: licenceKinds }),
    licence_number: text(),
    valid_from: date({ mode: 'string' }),
    valid_until: date({ mode: 'string' }),
    evidence_url: text(),
    /** Of an account: never its whole number, which nobody needs before the first payout. */
    bank_name: text(),
    account_holder: text(),
    account_ending: text(),
    checked_by: text().notNull(),
    checked_at: moment().notNull(),
  },
  (table) => [index().on(table.application_id, table.checked_at)],
)

/**
 * What a bank offers under a contract from a day on, in whole rupiah and hundredths of a percent. Only ever added to: an
 * application refers to the row of its day. The latest row of a bank and contract is in force.
 */
export const bank_terms = pgTable(
  'bank_terms',
  {
    id: uuid().primaryKey(),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    akad: text({ enum: akads }).notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    /** False from the day the bank takes the product back. */
    is_offered: boolean().notNull().default(true),
    admin_fee: integer().notNull(),
    bank_fee: integer().notNull().default(0),
    insurance_fee: integer().notNull().default(0),
    /** Murabahah: a flat margin by the year, on what was financed first. */
    margin_bp: integer(),
    /** Ijarah: a fee for the service, whatever the sum. */
    ujrah: integer(),
    /** The bank's own bounds of what it finances, within those of the dated rules. */
    financed_least: integer(),
    financed_most: integer(),
    /** How many days before a departure it takes the last application. */
    days_before: integer(),
    documents: text().array().$type<FinancingDocument[]>().notNull().default([]),
    /** From which monthly income on the tax card is among them. */
    tax_card_from: integer(),
    /** Mudharabah: shares of customer and bank, such as 40:60. */
    nisbah: text(),
    minimum_deposit: integer(),
    months: integer().array().notNull(),
    source: text().notNull(),
    staff_id: uuid().references(() => staff.id),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.partner_id, table.akad, table.valid_from),
    index().on(table.staff_id),
    check(
      'bank_terms_amounts',
      sql`least(${table.admin_fee}, ${table.bank_fee}, ${table.insurance_fee}, ${table.margin_bp}, ${table.ujrah}, ${table.minimum_deposit}) >= 0 and cardinality(${table.months}) > 0`,
    ),
    // Each contract has its own figures, and none of another's.
    check(
      'bank_terms_akad',
      sql`(${table.akad} = 'murabahah') = (${table.margin_bp} is not null) and (${table.akad} = 'ijarah multijasa') = (${table.ujrah} is not null) and (${table.akad} = 'mudharabah') = (${table.nisbah} is not null) and (${table.akad} in ('wadiah', 'mudharabah')) = (${table.minimum_deposit} is not null) and (${table.akad} in ('murabahah', 'ijarah multijasa')) = (num_nulls(${table.financed_least}, ${table.financed_most}, ${table.days_before}) = 0)`,
    ),
  ],
)
