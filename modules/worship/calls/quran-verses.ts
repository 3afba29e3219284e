import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { chapterOf, presentVerses } from '../quran/view.ts'

type Call = typeof contract.quranVerses

const idsOf = (list: string | undefined): number[] =>
  (list ?? '')
    .split(',')
    .map((id) => Number(id.trim()))
    .filter((id) => id > 0)

/** A page beyond the last is empty, and says how many there are. */
export async function quranVerses(_ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const chapter = chapterOf(input.id)
  const { page, per_page } = input
  const from = (page - 1) * per_page + 1
  const verses = await presentVerses(chapter, { from, to: from + per_page - 1 }, idsOf(input.translations))
  const total_pages = Math.ceil(chapter.verses_count / per_page)
  return {
    verses,
    pagination: {
      per_page,
      current_page: page,
      next_page: page < total_pages ? page + 1 : null,
      total_pages,
      total_records: chapter.verses_count,
    },
  }
}
