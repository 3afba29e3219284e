import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BounceReason } from '#core/bounce.ts'
import type { Parcel } from '#core/ports.ts'

/** What must leave the application: written with the change that causes it, sent by jobs, emptied once sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    parcel: jsonb().$type<Parcel>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    queued_at: timestamp({ withTimezone: true }),
    sent_at: timestamp({ withTimezone: true }),
    /** Given up for good, and why. */
    dead_at: timestamp({ withTimezone: true }),
    dead_reason: text().$type<'refused' | 'too late' | 'bounces'>(),
    /** Hash of the address a mail went to: a report that it came back names the mail, and must name its address too. */
    mailed_to_hash: text(),
  },
  (table) => [
    index().on(table.queued_at, table.created_at),
    index('outbox_waiting').on(table.created_at).where(sql`${table.sent_at} is null and ${table.dead_at} is null`),
    index('outbox_dead').on(table.dead_at).where(sql`${table.dead_at} is not null`),
  ],
)

/** Addresses, in small letters, to which mail has come back: nothing is sent there until somebody proves to read it. */
export const mail_bounces = pgTable(
  'mail_bounces',
  {
    email: text().primaryKey(),
    status: text().notNull(),
    reason: text().$type<BounceReason>().notNull(),
    /** When it was mailed. */
    bounced_at: timestamp({ withTimezone: true }).notNull(),
    /** When we learned of it, which may be days later. */
    reported_at: timestamp({ withTimezone: true }),
    /** Too many came back at once: not marked, so `cleared_at` is set, and counted all the same. */
    is_held: boolean().notNull().default(false),
    cleared_at: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.bounced_at), index().on(table.reported_at)],
)

/** Answers of calls made with an Idempotency-Key, kept with the effect they belong to. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    answer: jsonb().$type<{ json: string }>(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.created_at)],
)

/** Counters of the limits that must hold across processes and restarts, claims of rounds among them; the shape rate-limiter-flexible wants. */
export const rate_limits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/** Every picture the site may show: its master in the file store, its size, and what stands in while it loads. */
export const pictures = pgTable('pictures', {
  id: text().primaryKey(),
  file_key: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  colour: text().notNull(),
  alt_id: text().notNull(),
  alt_en: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
})
