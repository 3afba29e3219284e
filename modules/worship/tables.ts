import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which prayer texts a qualified person has read and cleared. The texts themselves stand in the code, under a digest. */
export const doa_reviews = pgTable('doa_reviews', {
  doa_id: text().primaryKey(),
  /** Of the Arabic that was read, so that a review never covers another wording. */
  arabic_sha256: text().notNull(),
  reviewer: text().notNull(),
  reviewed_at: timestamp({ withTimezone: true }).notNull(),
})
