import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
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
    await migrate(drizzle(client), { migrationsFolder: folderIn(root) })
    return { is_changed: (await countApplied(client)) > before }
  } finally {
    client.release()
  }
}

const folderIn = (root: string): string => join(root, 'database', 'migrations')

/** How many this version of the product knows, and how many the database has had. */
export async function countMigrations(pool: pg.Pool, root: string): Promise<{ known: number; applied: number }> {
  const known = readMigrationFiles({ migrationsFolder: folderIn(root) }).length
  return { known, applied: await countApplied(pool) }
}

async function countApplied(client: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
  if (rows[0].journal === null) return 0
  return (await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations')).rows[0].applied
}
