import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from '#modules/catalogue/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { bank_terms, partners } from '#modules/partner/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { occupations } from './rules/applicant.ts'
import type { SavingsActor, SavingsEvent, SavingsState } from './rules/machine.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

/** A member's plan to save at a bank. The money is the bank's to count: none of it stands in our ledger. */
export const savings_plans = pgTable(
  'savings_plans',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** None where one saves for a sum of one's own. */
    product_id: uuid().references(() => products.id),
    target: money().notNull(),
    months: integer().notNull(),
    /** On which day of the month one is reminded. */
    deposit_day: integer().notNull().default(1),
    /** The bank, and the row of its terms of the day one chose it; an older app chooses after the plan is made. */
    partner_id: uuid().references(() => partners.id),
    terms_id: uuid().references(() => bank_terms.id),
    state: text().$type<SavingsState>().notNull(),
    /** Given by the bank with its yes. The second is where deposits go, digits only. */
    account_number: text(),
    virtual_account: text(),
    submitted_at: moment(),
    accepted_at: moment(),
    closing_requested_at: moment(),
    ended_at: moment(),
    end_reason: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('savings_plans_one_cart').on(table.user_id).where(sql`${table.state} = 'cart'`),
    uniqueIndex('savings_plans_virtual_account').on(table.partner_id, table.virtual_account),
    index().on(table.user_id, table.created_at),
    index('savings_plans_of_bank').on(table.partner_id, table.state, table.submitted_at),
    check('savings_plans_target', sql`${table.target} > 0`),
    check(
      'savings_plans_bank',
      sql`${table.state} = 'cart' or (${table.partner_id} is not null and ${table.terms_id} is not null)`,
    ),
    check(
      'savings_plans_account',
      sql`${table.state} not in ('accepted', 'saving', 'reached', 'closed') or (${table.account_number} is not null and ${table.virtual_account} is not null)`,
    ),
  ],
)

/** Who opens the account, and who inherits it. Its id is `user_detail_savings_id`. */
export const savings_applicants = pgTable('savings_applicants', {
  id: uuid().primaryKey(),
  plan_id: uuid()
    .notNull()
    .unique()
    .references(() => savings_plans.id, { onDelete: 'cascade' }),
  full_name: text().notNull(),
  gender: text({ enum: ['male', 'female'] }).notNull(),
  birth_date: date({ mode: 'string' }).notNull(),
  email: text().notNull(),
  phone_number: text().notNull(),
  address: text().notNull(),
  occupation: text({ enum: occupations }).notNull(),
  monthly_income: money().notNull(),
  has_tax_id: boolean().notNull(),
  mother_name: text(),
  heir_name: text(),
  heir_gender: text({ enum: ['male', 'female'] }),
  heir_contact_name: text(),
  heir_phone_number: text(),
  updated_at: moment().notNull(),
})

/** What happened to a plan, in order; only added to. */
export const savings_history = pgTable(
  'savings_history',
  {
    id: uuid().primaryKey(),
    plan_id: uuid()
      .notNull()
      .references(() => savings_plans.id, { onDelete: 'cascade' }),
    event: text().$type<SavingsEvent>().notNull(),
    state: text().$type<SavingsState>().notNull(),
    actor: text().$type<SavingsActor>().notNull(),
    actor_id: uuid(),
    reason: text(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.plan_id, table.at)],
)

/** What the bank says has arrived; a correction is a negative row. Only added to; the balance is their sum. */
export const savings_deposits = pgTable(
  'savings_deposits',
  {
    id: uuid().primaryKey(),
    plan_id: uuid()
      .notNull()
      .references(() => savings_plans.id),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    /** The bank's own: counted once, however often it is sent. */
    payment_request_id: text().notNull(),
    kind: text({ enum: ['deposit', 'correction', 'payout'] })
      .notNull()
      .default('deposit'),
    amount: money().notNull(),
    /** By the bank's clock; it may come late and out of order. */
    paid_at: moment().notNull(),
    received_at: moment().notNull(),
    reference: text(),
  },
  (table) => [
    uniqueIndex('savings_deposits_once').on(table.partner_id, table.payment_request_id),
    index().on(table.plan_id, table.paid_at),
    check('savings_deposits_amount', sql`(${table.kind} = 'deposit') = (${table.amount} > 0) and ${table.amount} <> 0`),
  ],
)

/** What a bank sent with a signature that holds, and what it was answered; also when it was refused. */
export const bank_notices = pgTable(
  'bank_notices',
  {
    id: uuid().primaryKey(),
    partner_id: uuid()
      .notNull()
      .references(() => partners.id),
    /** None where the bank forgot it: such a request is refused, and nothing can repeat it. */
    external_id: text(),
    /** In Jakarta: an external id is good for one day. */
    day: date({ mode: 'string' }).notNull(),
    payment_request_id: text(),
    /** The first under this external id today; a repeat counts nothing by itself. */
    repeats_id: uuid().references((): AnyPgColumn => bank_notices.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    response_code: text().notNull(),
    answer: text().notNull(),
    /** Counted already, for another account or sum: a person looks. */
    needs_look: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('bank_notices_external_id')
      .on(table.partner_id, table.external_id, table.day)
      .where(sql`${table.repeats_id} is null and ${table.payment_request_id} is not null`),
    index('bank_notices_repeats').on(table.repeats_id),
    index('bank_notices_age').on(table.at),
    index('bank_notices_payment').on(table.partner_id, table.payment_request_id),
    index('bank_notices_to_look_at').on(table.partner_id, table.at).where(sql`${table.needs_look}`),
  ],
)
