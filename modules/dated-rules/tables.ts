import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Numbers and the days they are in force, both included; only appended to, apart from the end of a row. */
export const dated_rules = pgTable(
  'dated_rules',
  {
    key: text().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    valid_from: date({ mode: 'string' }).notNull(),
    valid_to: date({ mode: 'string' }),
    /** Who says so: a regulation, a bank's terms, or our own decision. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.valid_from] })],
)
