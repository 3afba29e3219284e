import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { evidence_files } from './tables.ts'

export const insertEvidence = (db: Db, row: typeof evidence_files.$inferInsert) => db.insert(evidence_files).values(row)

const shownColumns = {
  id: evidence_files.id,
  departure_id: evidence_files.departure_id,
  certainty: evidence_files.certainty,
  name: evidence_files.name,
  type: evidence_files.type,
  size: evidence_files.size,
  uploaded_at: evidence_files.uploaded_at,
}

/** Of these dates, the first that came first. */
export const listEvidence = (db: Db, departure_ids: readonly string[]) =>
  db
    .select(shownColumns)
    .from(evidence_files)
    .where(inArray(evidence_files.departure_id, [...departure_ids]))
    .orderBy(asc(evidence_files.uploaded_at), asc(evidence_files.id))
    .limit(2000)

type Which = { departure_id: string; id: string }
const named = ({ departure_id, id }: Which) =>
  and(eq(evidence_files.id, id), eq(evidence_files.departure_id, departure_id))

export async function findEvidence(db: Db, which: Which) {
  const [row] = await db
    .select({ ...shownColumns, file_key: evidence_files.file_key })
    .from(evidence_files)
    .where(named(which))
    .limit(1)
  return row
}

export const deleteEvidence = (db: Db, which: Which) => db.delete(evidence_files).where(named(which))
