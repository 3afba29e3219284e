import { boolean, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { reviewVerdicts } from '#core/review.ts'
import { users } from '#modules/identity/tables.ts'
import { tenants } from '#modules/tenant/tables.ts'

/** Verses a member has put aside. One taken back stays as a note of when, so that no other device brings it back. */
export const quran_bookmarks = pgTable(
  'quran_bookmarks',
  {
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    chapter: smallint().notNull(),
    verse: smallint().notNull(),
    is_removed: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.chapter, table.verse] }),
    index().on(table.tenant_id, table.user_id, table.at),
  ],
)

/** Where a member has read last. */
export const quran_last_reads = pgTable(
  'quran_last_reads',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id),
    tenant_id: uuid()
      .notNull()
      .references(() => tenants.id),
    chapter: smallint().notNull(),
    verse: smallint().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.tenant_id)],
)

/** What a qualified person said of each prayer text, the latest alone: before is in the audit. The texts themselves stand in the code, under a digest. */
export const doa_reviews = pgTable('doa_reviews', {
  doa_id: text().primaryKey(),
  /** Of the Arabic that was read, so that a review never covers another wording. */
  arabic_sha256: text().notNull(),
  reviewer: text().notNull(),
  reviewed_at: timestamp({ withTimezone: true }).notNull(),
  verdict: text({ enum: reviewVerdicts }).notNull().default('cleared'),
  /** What has to change, where it was sent back. */
  note: text(),
  /** Who entered it at the desk. */
  staff_id: uuid(),
})
