import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { consultants } from '#modules/affiliate/tables.ts'
import { products } from '#modules/catalogue/tables.ts'
import { partners } from '#modules/partner/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { CommissionActor, CommissionEvent, CommissionState } from './rules/machine.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })
const ofTenant = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)

/** What consultants get of an order, from a day on: of one package, of all of a partner, or of everything else. Only added to. */
export const commission_rates = pgTable(
  'commission_rates',
  {
    id: uuid().primaryKey(),
    tenant_id: ofTenant(),
    partner_id: uuid().references(() => partners.id),
    product_id: uuid().references(() => products.id),
    /** A share of what was paid, or an amount for each who travels: the one or the other. */
    basis_points: integer(),
    amount: integer(),
    valid_from: date().notNull(),
    /** Where it was agreed. */
    source: text().notNull(),
    made_by: uuid()
      .notNull()
      .references(() => staff.id),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.tenant_id, table.partner_id, table.product_id, table.valid_from).nullsNotDistinct(),
    index().on(table.partner_id),
    index().on(table.product_id),
    index().on(table.made_by),
    check('commission_rates_of_one', sql`num_nonnulls(${table.partner_id}, ${table.product_id}) <= 1`),
    check('commission_rates_kind', sql`num_nonnulls(${table.basis_points}, ${table.amount}) = 1`),
    check(
      'commission_rates_sane',
      sql`coalesce(${table.basis_points}, 0) between 0 and 5000 and coalesce(${table.amount}, 0) >= 0`,
    ),
  ],
)

/** What a consultant is to have of one thing of an order that they recommended. One level only: a row has one consultant. */
export const commissions = pgTable(
  'commissions',
  {
    id: uuid().primaryKey(),
    tenant_id: ofTenant(),
    consultant_id: uuid()
      .notNull()
      .references(() => consultants.id),
    order_kind: text().notNull(),
    order_id: uuid().notNull(),
    /** What of the order it is for, as its invoice calls it. */
    item: text().notNull(),
    order_code: text().notNull(),
    title: text().notNull(),
    state: text().$type<CommissionState>().notNull(),
    rate_id: uuid()
      .notNull()
      .references(() => commission_rates.id),
    /** What it was taken of. */
    base: money().notNull(),
    amount: money().notNull(),
    /** What of it went back before it was earned. */
    reversed: money().notNull().default(0),
    expected_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('commissions_once').on(table.order_id, table.item),
    index().on(table.consultant_id, table.expected_at, table.id),
    index().on(table.rate_id),
    index().on(table.tenant_id),
    check('commissions_amount', sql`${table.amount} > 0 and ${table.reversed} between 0 and ${table.amount}`),
  ],
)

/** What happened to it; only appended to. */
export const commission_history = pgTable(
  'commission_history',
  {
    id: uuid().primaryKey(),
    commission_id: uuid()
      .notNull()
      .references(() => commissions.id),
    event: text().$type<CommissionEvent | 'expect' | 'lower'>().notNull(),
    state: text().$type<CommissionState>().notNull(),
    actor: text().$type<CommissionActor>().notNull(),
    /** What it changed by. */
    amount: money().notNull(),
    reason: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.commission_id, table.created_at)],
)
