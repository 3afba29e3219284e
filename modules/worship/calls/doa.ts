import type { Input, Output } from '#core/call.ts'
import type { AnyoneCtx } from '#core/context.ts'
import { jakartaDate } from '#core/time.ts'
import type * as contract from '../contract.ts'
import { arabicDigest } from '../doa/digest.ts'
import { findDoa } from '../rules/doa.ts'
import { listDoaReviews } from '../store.doa.ts'

type Call = typeof contract.doa

export async function doa(ctx: AnyoneCtx, wish: Input<Call>): Promise<Output<Call>> {
  const reviews = new Map((await listDoaReviews(ctx.db)).map((review) => [review.doa_id, review]))
  const { language } = ctx
  return findDoa(wish).map(({ title, meaning, latin, source, quran, followed_by, ...text }) => {
    const review = reviews.get(text.id)
    // A review is of a wording: a letter changed since then awaits its own.
    const isReviewed = review?.verdict === 'cleared' && review.arabic_sha256 === arabicDigest(text.arabic)
    return {
      ...text,
      title: title[language],
      latin: latin[language],
      meaning: meaning[language],
      source: source[language],
      quran: quran.map(({ verse }) => verse),
      review: {
        // The mushaf needs no one to clear it; what was added to it does.
        state: isReviewed ? 'reviewed' : quran.length > 0 && followed_by === '' ? 'quran' : 'awaiting',
        reviewer: isReviewed ? review.reviewer : null,
        reviewed_on: isReviewed ? jakartaDate(review.reviewed_at) : null,
      },
    }
  })
}
