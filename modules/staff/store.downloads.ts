import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { staff_downloads } from './tables.ts'

export const insertDownload = (db: Db, row: typeof staff_downloads.$inferInsert) =>
  db.insert(staff_downloads).values(row)

type Spent = { secret_hash: string; staff_id: string; file: string; now: Date }

/** Of two at once with the same secret, one gets the file. */
export async function spendDownload(db: Db, { secret_hash, staff_id, file, now }: Spent): Promise<boolean> {
  const rows = await db
    .update(staff_downloads)
    .set({ used_at: now })
    .where(
      and(
        eq(staff_downloads.secret_hash, secret_hash),
        eq(staff_downloads.staff_id, staff_id),
        eq(staff_downloads.file, file),
        isNull(staff_downloads.used_at),
        gt(staff_downloads.expires_at, now),
      ),
    )
    .returning({ file: staff_downloads.file })
  return rows.length === 1
}

export const deleteStaleDownloads = (db: Db, before: Date) =>
  db.delete(staff_downloads).where(lt(staff_downloads.expires_at, before))
