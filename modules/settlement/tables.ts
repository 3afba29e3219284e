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
import type { GatewayName } from '#modules/payment/rules/methods.ts'
import { payments, refunds } from '#modules/payment/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import type { DifferenceState } from './rules/machine.ts'
import type { DifferenceKind, LineOutcome } from './rules/match.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

/** A file by which a gateway says what it has settled of the payments of one day. */
export const settlement_files = pgTable(
  'settlement_files',
  {
    id: uuid().primaryKey(),
    gateway: text().$type<GatewayName>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** Of its bytes: the same file again is known by it. */
    hash: text().notNull(),
    lines: integer().notNull(),
    gross: money().notNull(),
    fee: money().notNull(),
    net: money().notNull(),
    /** Who uploaded it; nobody, where the job fetched it. */
    received_by: uuid().references(() => staff.id),
    received_at: moment().notNull(),
  },
  (table) => [unique().on(table.gateway, table.hash), index().on(table.day, table.id), index().on(table.received_by)],
)

/** What it says of each payment, and what came of that. Only ever added to. */
export const settlement_lines = pgTable(
  'settlement_lines',
  {
    id: uuid().primaryKey(),
    file_id: uuid()
      .notNull()
      .references(() => settlement_files.id),
    line_no: integer().notNull(),
    payment_number: text().notNull(),
    gross: money().notNull(),
    fee: money().notNull(),
    net: money().notNull(),
    outcome: text().$type<LineOutcome>().notNull(),
    payment_id: uuid().references(() => payments.id),
    /** Of a line below zero: the refund that the gateway has taken out. */
    refund_id: uuid().references(() => refunds.id),
  },
  (table) => [
    unique().on(table.file_id, table.line_no),
    index().on(table.payment_id),
    // A payment is settled once: whoever matches it twice is stopped here.
    uniqueIndex('settlement_lines_once').on(table.payment_id).where(sql`${table.outcome} = 'matched'`),
    // So is a refund taken out once.
    uniqueIndex('settlement_lines_refund_once').on(table.refund_id).where(sql`${table.refund_id} is not null`),
    check('settlement_lines_sum', sql`${table.gross} - ${table.fee} = ${table.net} and ${table.gross} <> 0`),
    check('settlement_lines_refund', sql`(${table.outcome} = 'refunded') = (${table.refund_id} is not null)`),
  ],
)

/** What a file and our payments say differently, until somebody has decided about it. */
export const settlement_differences = pgTable(
  'settlement_differences',
  {
    id: uuid().primaryKey(),
    file_id: uuid()
      .notNull()
      .references(() => settlement_files.id),
    kind: text().$type<DifferenceKind>().notNull(),
    line_id: uuid().references(() => settlement_lines.id),
    payment_id: uuid().references(() => payments.id),
    payment_number: text().notNull(),
    /** With us, and with them; nothing, where there is none. Of a fee: the most that it may be, and what it is. */
    expected: money(),
    received: money(),
    state: text().$type<DifferenceState>().notNull(),
    created_at: moment().notNull(),
    closed_by: uuid().references(() => staff.id),
    closed_at: moment(),
    reason: text(),
  },
  (table) => [
    index().on(table.file_id),
    index().on(table.line_id),
    index().on(table.closed_by),
    index('settlement_differences_open').on(table.created_at, table.id).where(sql`${table.state} = 'open'`),
    // That a payment is missing there is said once.
    uniqueIndex('settlement_differences_missing').on(table.payment_id).where(sql`${table.kind} = 'missing_there'`),
    index().on(table.payment_id),
    check(
      'settlement_differences_closed',
      sql`(${table.state} = 'closed') = (${table.closed_at} is not null and ${table.reason} is not null)`,
    ),
  ],
)
