import { and, asc, eq, exists, gte, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { departures, evidence_files, package_changes } from './tables.ts'

export const insertEvidence = (db: Db, row: typeof evidence_files.$inferInsert) => db.insert(evidence_files).values(row)

/** A reviewer has approved what it came with: nothing is added to what waits, so it was there to be read. */
const isApproved = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(package_changes)
      .innerJoin(departures, eq(departures.product_id, package_changes.product_id))
      .where(
        and(
          eq(departures.id, evidence_files.departure_id),
          eq(package_changes.state, 'approved'),
          gte(package_changes.submitted_at, evidence_files.uploaded_at),
        ),
      ),
  )

const shownColumns = (db: Db) => ({
  id: evidence_files.id,
  departure_id: departures.id,
  certainty: evidence_files.certainty,
  name: evidence_files.name,
  type: evidence_files.type,
  size: evidence_files.size,
  uploaded_at: evidence_files.uploaded_at,
  is_approved: sql<boolean>`${isApproved(db)}`,
})

const ofDate = eq(departures.id, evidence_files.departure_id)

/** Of these dates, the first that came first. */
export const listEvidence = (db: Db, departure_ids: readonly string[]) =>
  db
    .select(shownColumns(db))
    .from(evidence_files)
    .innerJoin(departures, ofDate)
    .where(inArray(departures.id, [...departure_ids]))
    .orderBy(asc(evidence_files.uploaded_at), asc(evidence_files.id))
    .limit(2000)

type Which = { departure_id: string; id: string }
const named = ({ departure_id, id }: Which) =>
  and(eq(evidence_files.id, id), eq(evidence_files.departure_id, departure_id))

export async function findEvidence(db: Db, which: Which) {
  const [row] = await db
    .select({ ...shownColumns(db), file_key: evidence_files.file_key })
    .from(evidence_files)
    .innerJoin(departures, ofDate)
    .where(named(which))
    .limit(1)
  return row
}

/** Takes a file from its date; false for one that a reviewer has approved. */
export async function loosenEvidence(db: Db, which: Which): Promise<boolean> {
  const rows = await db
    .update(evidence_files)
    .set({ departure_id: null })
    .where(and(named(which), not(isApproved(db))))
    .returning({ id: evidence_files.id })
  return rows.length === 1
}

/** Files of no date any more. */
export const listLoose = (db: Db, limit: number) =>
  db
    .select({ id: evidence_files.id, file_key: evidence_files.file_key })
    .from(evidence_files)
    .where(isNull(evidence_files.departure_id))
    .orderBy(asc(evidence_files.uploaded_at), asc(evidence_files.id))
    .limit(limit)

export const deleteEvidence = (db: Db, id: string) => db.delete(evidence_files).where(eq(evidence_files.id, id))
