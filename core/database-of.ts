import type { Db } from './context.ts'

/** What a database has in common with its transactions and with no other database: the key of a cache that serves them all. */
export function databaseOf(db: Db): object {
  // Drizzle hands it on from a database to its transactions; only its types leave it out.
  const { dialect } = db as unknown as { dialect?: object }
  if (!dialect) throw new Error('not a database or a transaction of one')
  return dialect
}
