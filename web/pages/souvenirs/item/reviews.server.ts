import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import type { itemReviews } from '#modules/merchandise/contract.ts'
import { languageMark, ratingOf } from '../../../components/reviews/reviews.server.ts'
import { type Query, reviewStep } from './query.ts'
import { words } from './words.ts'

type Reader = { query: Query; language: Language }

/** Reviews so far, how many gave each star, and whether there is more to show. */
export function reviewsOf(reviews: Output<typeof itemReviews>, { query, language }: Reader) {
  const say = words(language)
  const { items, total } = reviews
  return {
    rating: ratingOf(reviews, language),
    items: items.map((review) => ({
      id: review.id,
      author: review.author_name,
      stars: review.rating,
      label: say.starred(review.rating),
      text: review.text,
      ...languageMark(review.language, language),
      written: say.bought(formatShortDay(jakartaDate(new Date(review.created_at)), language)),
    })),
    shown: say.shownOf(formatNumber(items.length, language), formatNumber(total, language)),
    next: items.length < total && query.reviews < reviewStep.most ? query.reviews + 1 : undefined,
  }
}

export type Reviews = ReturnType<typeof reviewsOf>
