import type { z } from 'zod'
import { formatDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import type { reviewShape } from '#core/review.ts'
import { jakartaDate } from '#core/time.ts'
import { words } from './words.ts'

type Review = z.output<typeof reviewShape>

/** A review as lists and pages show it. */
export function shownReview({ state, reviewer, reviewed_at, note }: Review, language: Language) {
  const day = reviewed_at && formatDay(jakartaDate(new Date(reviewed_at)), language)
  return { state, reviewer, note, by: reviewer && day ? words(language).by(reviewer, day) : undefined }
}
export type ShownReview = ReturnType<typeof shownReview>

export const reviewOptions = (language: Language) =>
  (['awaiting', 'cleared', 'sent_back'] as const).map((value) => ({ value, label: words(language)[value] }))
