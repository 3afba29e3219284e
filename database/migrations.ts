import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/**
 * Brings the schema up to date, and says whether it was not. Two at once would trip over each other: whoever may not be
 * alone holds the lock.
 */
export async function runMigrations(pool: pg.Pool, root: string): Promise<{ is_changed: boolean }> {
  const client = await pool.connect()
  try {
    const before = await countApplied(client)
    await migrate(drizzle(client), { migrationsFolder: join(root, 'database', 'migrations') })
    return { is_changed: (await countApplied(client)) > before }
  } finally {
    client.release()
  }
}

async function countApplied(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (rows[0].journal === null) return 0
  return (await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations')).rows[0].applied
}
