import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

// Any constant will do: it names the lock that keeps two starting processes from migrating at once.
const migrationLock = 7_218_401

/** Brings the schema up to date; whoever comes second waits and finds it done. */
export async function runMigrations(pool: pg.Pool, root: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: join(root, 'database', 'migrations') })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release()
  }
}
