import type { z } from 'zod'
import type { reviewShape } from '#core/review.ts'
import type { Doa } from '../rules/doa.ts'
import type { DoaReview } from '../store.doa.ts'
import { arabicDigest } from './digest.ts'

/** How a doa stands, for the desk: a review of another wording counts for nothing. */
export function reviewOf({ arabic }: Doa, review: DoaReview | undefined): z.output<typeof reviewShape> {
  if (review?.arabic_sha256 !== arabicDigest(arabic))
    return { state: 'awaiting', reviewer: null, reviewed_at: null, note: null }
  const { verdict, reviewer, reviewed_at, note } = review
  return { state: verdict, reviewer, reviewed_at: reviewed_at.toISOString(), note }
}

export const deskRow = (doa: Doa, review: DoaReview | undefined) => ({
  id: doa.id,
  category: doa.category,
  title: doa.title,
  source: doa.source,
  /** Words of the mushaf alone need nobody to clear them. */
  is_quran: doa.quran.length > 0 && doa.followed_by === '',
  review: reviewOf(doa, review),
})
