import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { chaptersFound, chaptersNear, placesFound, presentFound } from '../quran-found.ts'
import { findVerses } from '../quran-search.ts'
import { languageOf, presentChapter } from '../quran-view.ts'

type Call = typeof contract.quranSearch

export async function quranSearch(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const language = languageOf(input.language, ctx.language)
  const { page, size } = input
  const places = placesFound(input.query)
  const chapters = chaptersFound(input.query)
  const range = { from: (page - 1) * size, to: page * size }
  const { query, total, found } = await findVerses({ text: input.query, language, ...range })
  const isNothing = places.length + chapters.length + total === 0
  const named = isNothing ? chaptersNear(input.query) : chapters
  return {
    search: {
      query: input.query,
      places,
      chapters: named.map((chapter) => presentChapter(chapter, language)),
      total_results: total,
      current_page: page,
      total_pages: Math.ceil(total / size),
      results: await Promise.all(found.map((one) => presentFound(one, query, language))),
    },
  }
}
