import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
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
import { consultants } from '#modules/affiliate/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'
import type { LinkedThing } from './rules/links.ts'
import type { ReportReason, RoomActor, RoomEvent, RoomNotice, RoomState, Sender } from './rules/machine.ts'

const moment = () => timestamp({ withTimezone: true })
const ofTenant = () =>
  uuid()
    .notNull()
    .references(() => tenants.id)

/** A member's conversation. One runs at a time; closed ones can still be read. */
export const chat_rooms = pgTable(
  'chat_rooms',
  {
    id: uuid().primaryKey(),
    tenant_id: ofTenant(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    /** Who answers; none while it waits. */
    consultant_id: uuid().references(() => consultants.id),
    state: text().$type<RoomState>().notNull(),
    /** The number of its last message: counted under the lock of this row, so that messages have an order without gaps. */
    last_seq: integer().notNull().default(0),
    last_message_at: moment().notNull(),
    /** How far each side has read. */
    member_read_seq: integer().notNull().default(0),
    consultant_read_seq: integer().notNull().default(0),
    /** Since when the member waits for an answer; none once they have it. */
    unanswered_since: moment(),
    /** Up to which message each side was mailed because they were away. */
    member_mailed_seq: integer().notNull().default(0),
    consultant_mailed_seq: integer().notNull().default(0),
    created_at: moment().notNull(),
    closed_at: moment(),
  },
  (table) => [
    uniqueIndex('chat_rooms_one_running').on(table.user_id).where(sql`${table.state} <> 'closed'`),
    index().on(table.user_id, table.last_message_at),
    index().on(table.tenant_id, table.state, table.last_message_at, table.id),
    index('chat_rooms_of_consultant').on(table.consultant_id, table.state, table.last_message_at),
    index('chat_rooms_waiting').on(table.tenant_id, table.created_at).where(sql`${table.state} = 'waiting'`),
    index().on(table.last_message_at),
    check('chat_rooms_consultant', sql`${table.state} <> 'open' or ${table.consultant_id} is not null`),
    check(
      'chat_rooms_read',
      sql`${table.member_read_seq} between 0 and ${table.last_seq} and ${table.consultant_read_seq} between 0 and ${table.last_seq}`,
    ),
  ],
)

/** A file that was sent, sealed in the file store. */
export type ChatFile = { key: string; name: string; type: string; bytes: number }

/** What was said; only added to, until a room is forgotten. */
export const chat_messages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    room_id: uuid()
      .notNull()
      .references(() => chat_rooms.id),
    seq: integer().notNull(),
    sender: text().$type<Sender>().notNull(),
    /** The consultant who said it: a room may have had several. */
    consultant_id: uuid().references(() => consultants.id),
    /** Made by whoever sends, so that what is sent again is the same message. */
    client_id: text(),
    message: text().notNull(),
    /** What the system says. */
    notice: text().$type<RoomNotice>(),
    file: jsonb().$type<ChatFile>(),
    /** Our own pages that the text links to, as they were recognised. */
    links: jsonb().$type<LinkedThing[]>().notNull().default([]),
    created_at: moment().notNull(),
  },
  (table) => [
    unique().on(table.room_id, table.seq),
    // A consultant and the member may happen to make the same id.
    unique().on(table.room_id, table.sender, table.client_id),
    index().on(table.consultant_id),
    check('chat_messages_notice', sql`(${table.sender} = 'system') = (${table.notice} is not null)`),
    check('chat_messages_consultant', sql`${table.sender} <> 'consultant' or ${table.consultant_id} is not null`),
  ],
)

/** What happened to a room; only appended to. */
export const chat_history = pgTable(
  'chat_history',
  {
    id: uuid().primaryKey(),
    room_id: uuid()
      .notNull()
      .references(() => chat_rooms.id),
    event: text().$type<RoomEvent | 'begin'>().notNull(),
    state: text().$type<RoomState>().notNull(),
    actor: text().$type<RoomActor>().notNull(),
    actor_id: uuid(),
    consultant_id: uuid().references(() => consultants.id),
    reason: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [index().on(table.room_id, table.created_at), index().on(table.consultant_id)],
)

/** A member says that something in a room was wrong; somebody of the platform or the brand looks at it. */
export const chat_reports = pgTable(
  'chat_reports',
  {
    id: uuid().primaryKey(),
    tenant_id: ofTenant(),
    room_id: uuid()
      .notNull()
      .references(() => chat_rooms.id),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    created_at: moment().notNull(),
    handled_at: moment(),
    handled_by: uuid().references(() => staff.id),
    handled_note: text(),
  },
  (table) => [
    uniqueIndex('chat_reports_one_open').on(table.room_id).where(sql`${table.handled_at} is null`),
    index().on(table.tenant_id, table.created_at, table.id),
    index().on(table.handled_by),
  ],
)

/** Whether a consultant takes questions now: what they have chosen, and when they were last seen. */
export const consultant_presence = pgTable(
  'consultant_presence',
  {
    consultant_id: uuid()
      .primaryKey()
      .references(() => consultants.id),
    is_on: boolean().notNull(),
    seen_at: moment().notNull(),
    /** When they were given a room last: of several with as many, who has waited longest is next. */
    assigned_at: moment(),
  },
  (table) => [index().on(table.seen_at)],
)

/** When a member's sockets were last alive. */
export const member_presence = pgTable(
  'member_presence',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id),
    seen_at: moment().notNull(),
  },
  (table) => [index().on(table.seen_at)],
)

/** Answers that are given often: of a brand, or of one consultant alone. */
export const canned_answers = pgTable(
  'canned_answers',
  {
    id: uuid().primaryKey(),
    tenant_id: ofTenant(),
    consultant_id: uuid().references((): AnyPgColumn => consultants.id),
    title: text().notNull(),
    text: text().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index().on(table.tenant_id, table.title), index().on(table.consultant_id)],
)

/** When a brand's consultants answer, by day of the week (0 is Sunday); a day without a row is closed. */
export const chat_hours = pgTable(
  'chat_hours',
  {
    tenant_id: ofTenant(),
    weekday: integer().notNull(),
    /** Minutes after midnight in Jakarta. */
    opens: integer().notNull(),
    closes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant_id, table.weekday] }),
    check('chat_hours_day', sql`${table.weekday} between 0 and 6`),
    check('chat_hours_span', sql`${table.opens} >= 0 and ${table.closes} <= 1440 and ${table.opens} < ${table.closes}`),
  ],
)
