import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { quran_bookmarks, quran_last_reads } from './tables.ts'

type Reader = { tenant_id: string; user_id: string }
type Place = { chapter: number; verse: number; at: Date }

/** All a member has marked, newest first; a verse is there once, so their number has an end. */
export const listBookmarks = (db: Db, { tenant_id, user_id }: Reader) =>
  db
    .select({
      chapter: quran_bookmarks.chapter,
      verse: quran_bookmarks.verse,
      is_removed: quran_bookmarks.is_removed,
      at: quran_bookmarks.at,
    })
    .from(quran_bookmarks)
    .where(and(eq(quran_bookmarks.tenant_id, tenant_id), eq(quran_bookmarks.user_id, user_id)))
    .orderBy(desc(quran_bookmarks.at))
    .limit(6_236)

export async function findLastRead(db: Db, { tenant_id, user_id }: Reader) {
  const [row] = await db
    .select({ chapter: quran_last_reads.chapter, verse: quran_last_reads.verse, at: quran_last_reads.at })
    .from(quran_last_reads)
    .where(and(eq(quran_last_reads.tenant_id, tenant_id), eq(quran_last_reads.user_id, user_id)))
    .limit(1)
  return row
}

/** Of each verse what was done last stays. */
export async function keepBookmarks(db: Db, reader: Reader, marks: readonly (Place & { is_removed: boolean })[]) {
  if (marks.length === 0) return
  await db
    .insert(quran_bookmarks)
    .values(marks.map((mark) => ({ ...reader, ...mark })))
    .onConflictDoUpdate({
      target: [quran_bookmarks.user_id, quran_bookmarks.chapter, quran_bookmarks.verse],
      set: { is_removed: sql`excluded.is_removed`, at: sql`excluded.at` },
      setWhere: and(eq(quran_bookmarks.tenant_id, reader.tenant_id), lt(quran_bookmarks.at, sql`excluded.at`)),
    })
}

export async function keepLastRead(db: Db, reader: Reader, place: Place): Promise<void> {
  await db
    .insert(quran_last_reads)
    .values({ ...reader, ...place })
    .onConflictDoUpdate({
      target: quran_last_reads.user_id,
      set: { chapter: place.chapter, verse: place.verse, at: place.at },
      setWhere: and(eq(quran_last_reads.tenant_id, reader.tenant_id), lt(quran_last_reads.at, place.at)),
    })
}
