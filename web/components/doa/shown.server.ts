import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { DoaCategory } from '#modules/worship/rules/doa.ts'
import type { DoaWords, ShownDoa } from './doa-card.tsx'
import { words } from './words.ts'

type Text = Record<'id' | 'title' | 'arabic' | 'latin' | 'meaning' | 'source', string>
type Doa = Text & { category: DoaCategory; times: number; quran: readonly string[]; review: Review }
type Review = { state: 'reviewed' | 'quran' | 'awaiting'; reviewer: string | null; reviewed_on: string | null }

function reviewText({ state, reviewer, reviewed_on }: Review, language: Language): string {
  const say = words(language)
  if (reviewer && reviewed_on) return say.reviewed(reviewer, formatDay(reviewed_on, language))
  return state === 'quran' ? say.fromQuran : say.awaiting
}

/** A supplication as its card has it. */
export function shownDoa(doa: Doa, language: Language): ShownDoa {
  const { id, title, arabic, latin, meaning, source, category, times, quran, review } = doa
  const say = words(language)
  return {
    ...{ id, title, arabic, latin, meaning, source },
    step: say[category],
    is_quran: quran.length > 0,
    times: times > 1 ? say.times(times) : undefined,
    is_reviewed: review.state !== 'awaiting',
    review: reviewText(review, language),
  }
}

export function doaWords(language: Language): DoaWords {
  const { latin, meaning, source, link } = words(language)
  return { latin, meaning, source, link }
}
