import { and, desc, gte, inArray, isNull, sum } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { retention_runs } from './tables.ts'

export const insertRun = (db: Db, row: typeof retention_runs.$inferInsert) => db.insert(retention_runs).values(row)

/** Whether the job ever ran here. */
export const hasRun = async (db: Db): Promise<boolean> => (await db.$count(retention_runs)) > 0

/** The latest run of each kind. */
export const latestRuns = (db: Db, kinds: readonly string[]) =>
  db
    .selectDistinctOn([retention_runs.kind])
    .from(retention_runs)
    .where(inArray(retention_runs.kind, [...kinds]))
    .orderBy(retention_runs.kind, desc(retention_runs.id))
    .limit(kinds.length)

/** How many rows of each kind went since then. */
export async function countRows(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ kind: retention_runs.kind, rows: sum(retention_runs.rows).mapWith(Number) })
    .from(retention_runs)
    .where(and(gte(retention_runs.ran_at, since), isNull(retention_runs.error)))
    .groupBy(retention_runs.kind)
    .orderBy(retention_runs.kind)
    .limit(100)
  return new Map(rows.map((row) => [row.kind, row.rows]))
}
