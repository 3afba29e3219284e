import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { consultants } from '#modules/affiliate/tables.ts'
import { stores } from '#modules/merchandise/tables.ts'
import { partners } from '#modules/partner/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import { accountStates } from './rules/account.ts'
import type { PayoutState } from './rules/machine.ts'
import type { PayeeKind } from './rules/payee.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

/** Bank accounts that partners, stores and consultants are paid to, of each: one that counts, one that waits to be verified, and those before them. */
export const partner_accounts = pgTable(
  'partner_accounts',
  {
    id: uuid().primaryKey(),
    /** Whose it is: of one of them. */
    partner_id: uuid().references(() => partners.id),
    store_id: uuid().references(() => stores.id),
    consultant_id: uuid().references(() => consultants.id),
    bank_name: text().notNull(),
    holder: text().notNull(),
    /** The whole number, encrypted. */
    number_sealed: text().notNull(),
    ending: text().notNull(),
    state: text({ enum: accountStates }).notNull(),
    /** It is the one that was checked with the application. */
    is_as_applied: boolean().notNull(),
    entered_by: uuid()
      .notNull()
      .references(() => staff.id),
    entered_at: moment().notNull(),
    decided_by: uuid().references(() => staff.id),
    decided_at: moment(),
    decision_reason: text(),
    /** From when money is sent to it. */
    payable_from: moment(),
  },
  (table) => [
    index().on(table.partner_id, table.entered_at),
    index().on(table.store_id, table.entered_at),
    index().on(table.consultant_id, table.entered_at),
    index().on(table.entered_at, table.id),
    index().on(table.entered_by),
    index().on(table.decided_by),
    uniqueIndex('partner_accounts_one_entered').on(table.partner_id).where(sql`${table.state} = 'entered'`),
    uniqueIndex('partner_accounts_one_verified').on(table.partner_id).where(sql`${table.state} = 'verified'`),
    uniqueIndex('store_accounts_one_entered').on(table.store_id).where(sql`${table.state} = 'entered'`),
    uniqueIndex('store_accounts_one_verified').on(table.store_id).where(sql`${table.state} = 'verified'`),
    uniqueIndex('consultant_accounts_one_entered').on(table.consultant_id).where(sql`${table.state} = 'entered'`),
    uniqueIndex('consultant_accounts_one_verified').on(table.consultant_id).where(sql`${table.state} = 'verified'`),
    check(
      'partner_accounts_of_one',
      sql`num_nonnulls(${table.partner_id}, ${table.store_id}, ${table.consultant_id}) = 1`,
    ),
    check('partner_accounts_two_people', sql`${table.decided_by} <> ${table.entered_by}`),
    check(
      'partner_accounts_payable',
      sql`(${table.payable_from} is not null) = (${table.state} in ('verified', 'replaced'))`,
    ),
  ],
)

/** What is sent to a payee in one transfer: the sum of the earnings it has claimed. */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    payee_kind: text().$type<PayeeKind>().notNull(),
    payee_id: uuid().notNull(),
    /** What is sent: what it claimed without our fee. */
    amount: money().notNull(),
    /** Our fee of what it claimed; below zero where more of it goes back than is new. */
    fee: money().notNull().default(0),
    state: text().$type<PayoutState>().notNull(),
    /** The bank account that it was approved for, and sent to. */
    account_id: uuid().references(() => partner_accounts.id),
    /** What the bank calls the transfer. */
    reference: text(),
    drawn_at: moment().notNull(),
    /** When a second person let it go, where it takes two. */
    approved_at: moment(),
    sent_at: moment(),
    confirmed_at: moment(),
    returned_at: moment(),
  },
  (table) => [
    index().on(table.payee_id, table.drawn_at),
    index().on(table.tenant_id),
    index().on(table.account_id),
    index('payouts_open').on(table.state, table.drawn_at).where(sql`${table.state} in ('due', 'approved', 'sent')`),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
)

/** What somebody earned of an order, or lost again: only ever added to, but for the payout that claims it. */
export const earnings = pgTable(
  'earnings',
  {
    id: uuid().primaryKey(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    payee_kind: text().$type<PayeeKind>().notNull(),
    payee_id: uuid().notNull(),
    order_kind: text().notNull(),
    order_id: uuid().notNull(),
    /** What of the order it is for, as the order calls it. */
    item: text().notNull(),
    /** Below zero where an earning is taken back. */
    amount: money().notNull(),
    /** Our fee of it, by the rule of its day; of what is taken back, the share that goes back with it, below zero. */
    fee: money().notNull().default(0),
    /** What of it the buyer did not pay, but we: a promo of ours took it off. Below zero where it is taken back. */
    promo: money().notNull().default(0),
    /** The earning that this one takes back. */
    reverses: uuid().references((): AnyPgColumn => earnings.id),
    reason: text().notNull(),
    payout_id: uuid().references(() => payouts.id),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.payee_id, table.created_at),
    index().on(table.order_id),
    index().on(table.reverses),
    index().on(table.payout_id),
    index().on(table.tenant_id),
    index('earnings_unclaimed').on(table.payee_kind, table.payee_id).where(sql`${table.payout_id} is null`),
    // A thing is earned once by a payee: whoever tells it twice is stopped here.
    uniqueIndex('earnings_once')
      .on(table.payee_kind, table.payee_id, table.order_id, table.item)
      .where(sql`${table.reverses} is null`),
    check('earnings_fee', sql`${table.fee} * sign(${table.amount}) between 0 and abs(${table.amount})`),
    check('earnings_promo', sql`${table.promo} * sign(${table.amount}) between 0 and abs(${table.amount})`),
    check('earnings_sign', sql`(${table.amount} < 0) = (${table.reverses} is not null) and ${table.amount} <> 0`),
  ],
)
