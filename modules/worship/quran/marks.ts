import type { Output } from '#core/call.ts'
import type { Db } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { findLastRead, listBookmarks } from '../store.quran.ts'

type Reader = { tenant_id: string; user_id: string }

/** All that a member has marked. */
export async function marksOf(db: Db, reader: Reader): Promise<Output<typeof contract.quranMarksOf>> {
  const [bookmarks, last_read] = await Promise.all([listBookmarks(db, reader), findLastRead(db, reader)])
  const dated = <T extends { at: Date }>(row: T) => ({ ...row, at: row.at.toISOString() })
  return { bookmarks: bookmarks.map(dated), last_read: last_read ? dated(last_read) : null }
}
