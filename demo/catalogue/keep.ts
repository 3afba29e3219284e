import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'

const batch = 1000

/** Puts in what is not there yet, a thousand rows at a time. */
export async function keep<T extends PgTable>(db: Db, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await db
      .insert(table)
      .values(rows.slice(at, at + batch))
      .onConflictDoNothing()
  }
}
