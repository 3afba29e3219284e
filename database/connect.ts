import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#core/context.ts'

export type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

/** A pool whose clients outlive a dead server: without a listener, one lost connection ends the whole process. */
export function connect(url: string, options: { size: number; onError: (error: Error) => void }): Connection {
  const pool = new pg.Pool({ connectionString: url, max: options.size, connectionTimeoutMillis: 5000 })
  pool.on('error', options.onError)
  pool.on('connect', (client) => {
    client.on('error', options.onError)
  })
  return { db: drizzle(pool), pool, close: () => pool.end() }
}
