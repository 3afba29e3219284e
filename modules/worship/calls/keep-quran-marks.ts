import type { Input, Output } from '#core/call.ts'
import type { MemberCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { isVerse } from '../quran/chapters.ts'
import { marksOf } from '../quran/marks.ts'
import { mergeMarks, notAhead } from '../rules/quran/marks.ts'
import { keepBookmarks, keepLastRead } from '../store.quran.ts'

type Call = typeof contract.keepQuranMarks

/** Verses there are none of are left out: a device may hold what an older page has written. */
export async function keepQuranMarks(ctx: MemberCtx, input: Input<Call>): Promise<Output<Call>> {
  const { tenant, user, now } = ctx
  const reader = { tenant_id: tenant.id, user_id: user.id }
  const sent = { bookmarks: input.bookmarks.filter(isVerse), last_read: input.last_read ?? undefined }
  const { bookmarks, last_read } = mergeMarks(sent, { bookmarks: [], last_read: undefined })
  return ctx.db.transaction(async (db) => {
    await keepBookmarks(
      db,
      reader,
      bookmarks.map((mark) => ({ ...mark, at: notAhead(mark.at, now) })),
    )
    if (last_read && isVerse(last_read)) {
      await keepLastRead(db, reader, { ...last_read, at: notAhead(last_read.at, now) })
    }
    return marksOf(db, reader)
  })
}
