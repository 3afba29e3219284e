import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Brings the schema up to date. Two at once would trip over each other: whoever may not be alone holds the lock. */
export async function runMigrations(pool: pg.Pool, root: string): Promise<void> {
  const client = await pool.connect()
  try {
    await migrate(drizzle(client), { migrationsFolder: join(root, 'database', 'migrations') })
  } finally {
    client.release()
  }
}
