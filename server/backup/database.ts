import { sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { checkBooks } from '../check-books.ts'
import type { Manifest } from './manifest.ts'
import { BackupRefused } from './refused.ts'

const isOurs = sql`n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

export async function majorOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`)
  return Number.parseInt(rows[0]?.server_version ?? '', 10)
}

/** One moment of the database for everything that reads it by this name, the dump as well. */
export const inSnapshot = <T>(db: Db, work: (tx: Db, snapshot: string) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(sql`select pg_export_snapshot() as name`)
      return work(tx, rows[0]?.name ?? '')
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Rows of every table, whoever made it: ours, the migrations', the job runner's. */
export async function countRows(db: Db): Promise<Manifest['tables']> {
  const { rows: tables } = await db.execute<{ name: string; quoted: string }>(
    sql`select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${isOurs} order by 1`,
  )
  const counts: Manifest['tables'] = {}
  for (const { name, quoted } of tables) {
    // All tenants: a backup is of the whole database.
    const { rows } = await db.execute<{ rows: string }>(sql.raw(`select count(*) as rows from ${quoted}`))
    counts[name] = Number(rows[0]?.rows)
  }
  return counts
}

/** The sums of the ledger as they are recorded, and what is wrong with it. */
export async function ledgerOf(db: Db): Promise<{ sums: Manifest['ledger']; faults: string[] }> {
  const { accounts, total, ledger_faults, list_faults } = await checkBooks(db)
  const sums = accounts.map(({ account, sum, entries }) => ({ account, sum, entries }))
  return { sums: { accounts: sums, total }, faults: [...ledger_faults, ...list_faults] }
}

/** Anything but what an extension brought: a restore must not mix two databases. */
export async function refuseFilled(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${isOurs} and not exists
        (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1 limit 3`,
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new BackupRefused(
    `The target database is not empty (${names}, …): give it a new one, by create database … template template0.`,
  )
}
