import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
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
import { users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { Account, LedgerEvent } from './rules/ledger.ts'
import type { Actor, InvoiceState, PaymentState, RefundState, RefundVia } from './rules/machine.ts'
import type { GatewayName, PaidKind, PaidThrough } from './rules/methods.ts'
import type { NoticeStatus, Outcome } from './rules/notice.ts'
import type { OrderKind } from './rules/order-kinds.ts'
import type { Stage } from './rules/payment-schedule.ts'
import type { RefundBankCode } from './rules/refund-account.ts'
import type { BatchOutcome } from './rules/refund-batch.ts'

type Text = { id: string; en: string }
const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An amount due by a moment. Which order it is for is known by dependent modules. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    order_kind: text().$type<OrderKind>().notNull(),
    order_id: uuid().notNull(),
    stage: text().$type<Stage>().notNull(),
    /** 1 is paid first. */
    position: integer().notNull(),
    amount: money().notNull(),
    state: text().$type<InvoiceState>().notNull(),
    due_at: moment().notNull(),
    /** What it is for, as the payer reads it. */
    subject: jsonb().$type<Text>().notNull(),
    payer_name: text().notNull(),
    payer_email: text().notNull(),
    payer_phone: text().notNull(),
    /** Whoever has it may see what is to be paid, and how; nothing else. */
    share_token: text().notNull().unique(),
    paid_at: moment(),
    /** When an unpaid settlement passed its due moment. */
    overdue_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.order_id, table.position),
    uniqueIndex('invoices_one_a_stage')
      .on(table.order_id, table.position)
      .where(sql`${table.state} in ('waiting', 'paid')`),
    index().on(table.user_id, table.created_at),
    index().on(table.tenant_id),
    index('invoices_waiting_due')
      .on(table.due_at)
      .where(sql`${table.state} = 'waiting' and ${table.overdue_at} is null`),
    check('invoices_amount', sql`${table.amount} > 0`),
  ],
)

/** Attempts to pay an invoice. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id),
    /** What the gateway knows it by. */
    payment_number: text().notNull().unique(),
    gateway: text().$type<PaidThrough>().notNull(),
    method_id: text().notNull(),
    method_code: text().notNull(),
    kind: text().$type<PaidKind>().notNull(),
    amount: money().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The one success that paid the invoice. */
    is_settling: boolean().notNull().default(false),
    /** The gateway's own name for it. */
    reference: text().notNull(),
    /** What the payer types at the bank. */
    pay_code: text(),
    /** Where the payer goes on. */
    pay_url: text(),
    timezone: text().notNull(),
    expires_at: moment().notNull(),
    paid_at: moment(),
    /** When the gateway is to be asked next; nothing, when there is nothing left to ask. */
    ask_at: moment(),
    asked: integer().notNull().default(0),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.invoice_id, table.created_at),
    uniqueIndex('payments_one_success').on(table.invoice_id).where(sql`${table.is_settling}`),
    index('payments_to_ask').on(table.ask_at).where(sql`${table.ask_at} is not null`),
    index('payments_running_out').on(table.expires_at).where(sql`${table.state} = 'pending'`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/** What an invoice asks money for, thing by thing; they sum to its amount and never change. */
export const invoice_lines = pgTable(
  'invoice_lines',
  {
    id: uuid().primaryKey(),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id),
    position: integer().notNull(),
    /** What its order calls it, such as `traveller:2`; the same on each invoice of the order. */
    item: text().notNull(),
    label: jsonb().$type<Text>().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.invoice_id, table.position),
    check('invoice_lines_amount', sql`${table.amount} >= 0`),
  ],
)

/** Money of an attempt that goes back, all of it or a part: decided, then sent, then confirmed. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    payment_id: uuid()
      .notNull()
      .references(() => payments.id),
    amount: money().notNull(),
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    /** How it leaves us; nothing until it does, and of what left before this was noted. */
    via: text().$type<RefundVia>(),
    /** What the bank or the gateway calls it. */
    reference: text(),
    /** Why the gateway did not give it back, or has not answered. */
    gateway_note: text(),
    /** When the gateway is to be sent it next; nothing, when there is nothing left to send. */
    try_at: moment(),
    tries: integer().notNull().default(0),
    decided_at: moment().notNull(),
    sent_at: moment(),
    confirmed_at: moment(),
  },
  (table) => [
    index().on(table.payment_id),
    index('refunds_open').on(table.state, table.decided_at).where(sql`${table.state} <> 'confirmed'`),
    index('refunds_to_try').on(table.try_at).where(sql`${table.try_at} is not null`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check('refunds_try', sql`${table.try_at} is null or ${table.state} = 'sending'`),
    check('refunds_sending', sql`${table.state} <> 'sending' or ${table.via} = 'gateway'`),
  ],
)

/** Refunds that are sent together, by one word of one person, or of two where it is much. */
export const refund_batches = pgTable(
  'refund_batches',
  {
    id: uuid().primaryKey(),
    /** Whose refunds they are; nothing where they are of several tenants. */
    tenant_id: uuid().references(() => tenants.id),
    made_by: uuid().notNull(),
    made_at: moment().notNull(),
    released_by: uuid(),
    released_at: moment(),
    /** What left by the word of one person alone: it counts for the limit of that day. */
    released_alone: money().notNull().default(0),
  },
  (table) => [
    index().on(table.tenant_id),
    index().on(table.released_by, table.released_at),
    index().on(table.made_at, table.id),
    check('refund_batches_released', sql`(${table.released_by} is null) = (${table.released_at} is null)`),
  ],
)

/** What became of each refund when its batch was released. */
export const refund_batch_rows = pgTable(
  'refund_batch_rows',
  {
    batch_id: uuid()
      .notNull()
      .references(() => refund_batches.id),
    refund_id: uuid()
      .notNull()
      .references(() => refunds.id),
    outcome: text().$type<BatchOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.batch_id, table.refund_id] }),
    index().on(table.refund_id),
    // On one list of transfers and no other: whoever pays two lists pays it once.
    uniqueIndex('refund_batch_rows_one_transfer').on(table.refund_id).where(sql`${table.outcome} = 'transfer'`),
  ],
)

/** Where a refund that leaves by transfer is to go, as its family says. */
export const refund_accounts = pgTable(
  'refund_accounts',
  {
    /** The refund's own. */
    id: uuid()
      .primaryKey()
      .references(() => refunds.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    bank_code: text().$type<RefundBankCode>().notNull(),
    holder: text().notNull(),
    /** The last digits: what anybody sees. */
    ending: text().notNull(),
    /** The whole number, encrypted for this refund. */
    number_sealed: text().notNull(),
    given_at: moment().notNull(),
  },
  (table) => [index().on(table.user_id)],
)

/** Which lines a refund gives back; money that paid no invoice has none. */
export const refund_lines = pgTable(
  'refund_lines',
  {
    refund_id: uuid()
      .notNull()
      .references(() => refunds.id),
    invoice_line_id: uuid()
      .notNull()
      .references(() => invoice_lines.id),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refund_id, table.invoice_line_id] }),
    index().on(table.invoice_line_id),
    check('refund_lines_amount', sql`${table.amount} > 0`),
  ],
)

/** Every change of an invoice or an attempt: when, by whom, why. Only ever added to. */
export const payment_history = pgTable(
  'payment_history',
  {
    /** Counts up: several changes of one moment keep their order. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoice_id: uuid()
      .notNull()
      .references(() => invoices.id),
    payment_id: uuid().references(() => payments.id),
    refund_id: uuid().references(() => refunds.id),
    event: text().notNull(),
    state: text().notNull(),
    actor: text().$type<Actor>().notNull(),
    actor_id: uuid(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.invoice_id, table.id), index().on(table.payment_id)],
)

/** Every rupiah as a balanced pair. The database refuses a change, a removal, and a transaction that does not sum to zero. */
export const ledger_entries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    transaction_id: uuid().notNull(),
    event: text().$type<LedgerEvent>().notNull(),
    account: text().$type<Account>().notNull(),
    /** Above zero what the account takes, below zero what it gives. */
    amount: money().notNull(),
    payment_id: uuid().references(() => payments.id),
    invoice_id: uuid().references(() => invoices.id),
    refund_id: uuid().references(() => refunds.id),
    /** Of what else moved money: an earning or a payout, each known by its own module. */
    source_id: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    index().on(table.transaction_id),
    index().on(table.invoice_id),
    index().on(table.created_at, table.id),
    index().on(table.account, table.created_at, table.id),
    // An event happens to a payment, or to a refund of it, once: whoever writes it twice is stopped here.
    uniqueIndex('ledger_entries_once')
      .on(table.payment_id, table.event, table.account)
      .where(sql`${table.refund_id} is null`),
    uniqueIndex('ledger_entries_refund_once')
      .on(table.refund_id, table.event, table.account)
      .where(sql`${table.refund_id} is not null`),
    uniqueIndex('ledger_entries_source_once')
      .on(table.source_id, table.event, table.account)
      .where(sql`${table.source_id} is not null`),
    check('ledger_entries_origin', sql`(${table.payment_id} is null) = (${table.source_id} is not null)`),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
)

/** What gateways told us, signed: each delivery once, with what came of it. */
export const gateway_notifications = pgTable(
  'gateway_notifications',
  {
    id: uuid().primaryKey(),
    gateway: text().$type<GatewayName>().notNull(),
    /** What makes a delivery this delivery. */
    delivery_key: text().notNull(),
    payment_number: text().notNull(),
    status: text().$type<NoticeStatus>().notNull(),
    amount: money(),
    outcome: text().$type<Outcome>().notNull(),
    raw: bytes().notNull(),
    received_at: moment().notNull(),
  },
  (table) => [unique().on(table.gateway, table.delivery_key), index().on(table.payment_number)],
)
