import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { data_exports } from './tables.ts'

export type ExportRow = typeof data_exports.$inferSelect
type Mine = { tenant_id: string; user_id: string }

const mine = ({ tenant_id, user_id }: Mine) =>
  and(eq(data_exports.tenant_id, tenant_id), eq(data_exports.user_id, user_id))

/** Writes the request, unless there is one that has not ended yet. */
export async function insertExport(db: Db, row: Omit<ExportRow, 'ready_at'>): Promise<boolean> {
  const fresh = { ...row, ready_at: null }
  const rows = await db
    .insert(data_exports)
    .values(fresh)
    .onConflictDoUpdate({
      target: data_exports.user_id,
      set: fresh,
      setWhere: and(eq(data_exports.tenant_id, row.tenant_id), lte(data_exports.expires_at, row.requested_at)),
    })
    .returning({ user_id: data_exports.user_id })
  return rows.length === 1
}

export async function findExport(db: Db, whose: Mine, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(data_exports)
    .where(and(mine(whose), gt(data_exports.expires_at, now)))
    .limit(1)
  return row
}

const isWaiting = (now: Date) => and(isNull(data_exports.ready_at), gt(data_exports.expires_at, now))

// All tenants: a job of the whole product; each row carries its own.
export const listWaiting = (db: Db, now: Date, limit: number) =>
  db
    .select({ user_id: data_exports.user_id })
    .from(data_exports)
    .where(isWaiting(now))
    .orderBy(data_exports.requested_at)
    .limit(limit)

/** A request that still waits, for whoever makes its file; nothing where another process does. */
export async function lockWaiting(db: Db, user_id: string, now: Date): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(data_exports)
    .where(and(eq(data_exports.user_id, user_id), isWaiting(now)))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

export const markReady = (db: Db, whose: Mine, { ready_at, expires_at }: { ready_at: Date; expires_at: Date }) =>
  db.update(data_exports).set({ ready_at, expires_at }).where(mine(whose))

// All tenants: a job of the whole product deletes what has ended.
export const listEnded = (db: Db, now: Date, limit: number) =>
  db.select({ user_id: data_exports.user_id }).from(data_exports).where(lte(data_exports.expires_at, now)).limit(limit)

/** Only while it has ended: a new one may have been requested since. */
export const deleteEnded = (db: Db, user_id: string, now: Date) =>
  db.delete(data_exports).where(and(eq(data_exports.user_id, user_id), lte(data_exports.expires_at, now)))

/** Ends with the account: the sweep takes the file. */
export const endExport = (db: Db, user_id: string, now: Date) =>
  db.update(data_exports).set({ expires_at: now }).where(eq(data_exports.user_id, user_id))
