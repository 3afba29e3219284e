import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import type * as contract from '../contract.ts'
import { chapterOf, languageOf, presentChapter } from '../quran/view.ts'

type Call = typeof contract.quranChapter

export async function quranChapter(ctx: AnyoneCtx, { id, language }: Input<Call>): Promise<Output<Call>> {
  return { chapter: presentChapter(chapterOf(id), languageOf(language, ctx.language)) }
}
