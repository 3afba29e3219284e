import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { chaptersNear, matchingChapters, matchingPlaces, presentMatch } from '../quran/matches.ts'
import { findVerses } from '../quran/search.ts'
import { languageOf, presentChapter } from '../quran/view.ts'

type Call = typeof contract.quranSearch

export async function quranSearch(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const language = languageOf(input.language, ctx.language)
  const { page, size } = input
  const places = matchingPlaces(input.query)
  const chapters = matchingChapters(input.query)
  const range = { from: (page - 1) * size, to: page * size }
  const { query, total, matches } = await findVerses({ text: input.query, language, ...range })
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
      results: await Promise.all(matches.map((one) => presentMatch(one, query, language))),
    },
  }
}
