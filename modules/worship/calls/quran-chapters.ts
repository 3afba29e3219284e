import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { allChapters } from '../quran/chapters.ts'
import { languageOf, presentChapter } from '../quran/view.ts'

type Call = typeof contract.quranChapters

export async function quranChapters(ctx: AnyoneCtx, input: Input<Call>): Promise<Output<Call>> {
  const language = languageOf(input.language, ctx.language)
  return { chapters: allChapters().map((chapter) => presentChapter(chapter, language)) }
}
