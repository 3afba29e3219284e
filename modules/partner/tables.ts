import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { tenants } from '#modules/tenant/tables.ts'
import { partnerKinds } from './rules/kinds.ts'

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
    city_name: text().notNull(),
    address: text().notNull(),
    about: jsonb().$type<{ id: string; en: string }>().notNull(),
    founded_year: integer().notNull(),
    logo_picture_id: text(),
    cover_picture_id: text(),
    is_story: boolean().notNull().default(false),
    position: integer().notNull(),
    /** PPIU or PIHK for travel, OJK for banks. */
    licence_kind: text({ enum: ['PPIU', 'PIHK', 'OJK', 'NIB'] }).notNull(),
    licence_number: text().notNull(),
    licence_valid_until: date({ mode: 'string' }),
    licence_suspended_on: date({ mode: 'string' }),
    licence_checked_by: text().notNull(),
    licence_checked_on: date({ mode: 'string' }).notNull(),
    google_place_id: text(),
    /** Banks only: whole rupiah, and hundredths of a percent a year. */
    minimum_savings: integer(),
    administrative_cost: integer(),
    profit_share: text(),
    yearly_rate_bp: integer(),
    akad: text(),
    /** Counted by the room that owns the packages whenever they change: this room cannot see them. */
    active_packages: integer().notNull().default(0),
    total_packages: integer().notNull().default(0),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.kind, table.position)],
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
  },
  (table) => [
    index().on(table.tenant_id, table.created_at),
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
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.application_id, table.at)],
)
