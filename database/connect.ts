import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#core/context.ts'

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

type Options = {
  size: number
  onError: (error: Error) => void
  /** The longest a statement may take, in milliseconds; migrations have all the time they need. */
  statementMs?: number
}

/** A pool whose clients outlive a dead server: without a listener, one lost connection ends the whole process. */
export function connect(url: string, options: Options): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // What is read often is in memory, where a page apart costs no more than the next: indexes are worth taking.
    options: '-c random_page_cost=1.1',
    ...(options.statementMs && {
      statement_timeout: options.statementMs,
      idle_in_transaction_session_timeout: 2 * options.statementMs,
    }),
  })
  pool.on('error', options.onError)
  pool.on('connect', (client) => {
    client.on('error', options.onError)
  })
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
