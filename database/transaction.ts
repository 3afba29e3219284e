import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from '#core/context.ts'

/**
 * In the transaction that is open already, else in one of its own. For work whose failure always ends the whole: a
 * savepoint would cost two round trips, and nobody would go back to it.
 */
export function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const isOpen: boolean = is(db, PgTransaction)
  return isOpen ? work(db) : db.transaction(work)
}
