import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { arabicDigest } from '../doa-digest.ts'
import { findDoa } from '../rules/doa.ts'
import { listDoaReviews } from '../store-doa.ts'

type Call = typeof contract.doa

export async function doa(ctx: AnyoneCtx, wish: Input<Call>): Promise<Output<Call>> {
  const reviews = new Map((await listDoaReviews(ctx.db)).map((review) => [review.doa_id, review]))
  return findDoa(wish).map(({ title, meaning, ...text }) => {
    const review = reviews.get(text.id)
    // A review is of a wording: a letter changed since then awaits its own.
    const isReviewed = review?.arabic_sha256 === arabicDigest(text.arabic)
    return {
      ...text,
      title: title[ctx.language],
      meaning: meaning[ctx.language],
      review: {
        state: isReviewed ? 'reviewed' : 'awaiting',
        reviewer: isReviewed ? review.reviewer : null,
        reviewed_on: isReviewed ? jakartaDate(review.reviewed_at) : null,
      },
    }
  })
}
