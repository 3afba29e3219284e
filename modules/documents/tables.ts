import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DocumentState } from './rules/review.ts'

const moment = () => timestamp({ withTimezone: true })

/** Scans of people's documents. The file itself is encrypted; here is only where it lies, and what was said of it. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    /** The order or application that asks for it; which kinds it takes is known by its module. */
    owner_kind: text({ enum: ['booking', 'application', 'financing', 'savings'] }).notNull(),
    owner_id: uuid().notNull(),
    /** Whose document it is: a traveller, an applicant. */
    person_id: uuid().notNull(),
    kind: text().notNull(),
    file_key: text().notNull(),
    type: text({ enum: ['image/webp', 'application/pdf'] }).notNull(),
    /** Before it was sealed, in bytes. */
    size: integer().notNull(),
    uploaded_at: moment().notNull(),
    state: text().$type<DocumentState>().notNull(),
    /** Why it is asked for again. */
    reason: text(),
    reviewed_by: uuid(),
    reviewed_at: moment(),
  },
  (table) => [
    uniqueIndex('documents_one_of_a_kind').on(table.owner_kind, table.owner_id, table.person_id, table.kind),
    // What waits to be checked is a small part of all.
    index('documents_unchecked').on(table.owner_kind, table.owner_id).where(sql`${table.state} = 'received'`),
  ],
)
