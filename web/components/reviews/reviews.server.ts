import type { Output } from '#core/call.ts'
import { formatNumber, formatShortDay } from '#core/format.ts'
import { type Language, languages } from '#core/messages.ts'
import type { travelReviews } from '#modules/catalogue/contract.ts'
import { shownPictures } from '../shown-pictures.ts'
import { words } from './words.ts'

type Answer = Output<typeof travelReviews>

/** A rating and how often each star was given, in the reader's figures. */
export function ratingOf({ rating, stars, total }: Pick<Answer, 'rating' | 'stars' | 'total'>, language: Language) {
  if (rating === null) return undefined
  const say = words(language)
  const n = (value: number) => formatNumber(value, language)
  const most = Math.max(...stars, 1)
  const bars = stars.map((count, place) => ({
    stars: place + 1,
    label: say.starCount(place + 1, n(count)),
    part: count / most,
  }))
  return {
    value: rating,
    shown: n(rating),
    label: say.stars(n(rating)),
    count: say.count(n(total)),
    bars: bars.reverse(),
  }
}

export type RatingView = NonNullable<ReturnType<typeof ratingOf>>

/** A text in another language than the page's: its `lang`, and a word for readers where it is the other one of ours. */
export function languageMark(written: string | null, language: Language) {
  const [base] = written?.toLowerCase().split('-') ?? []
  if (written === null || base === language) return { lang: undefined, mark: undefined }
  const isOurs = languages.some((one) => one === base)
  return { lang: written, mark: isOurs ? words(language).otherLanguage : undefined }
}

export const reviewOf = (review: Answer['items'][number], language: Language) => {
  const say = words(language)
  return {
    id: review.id,
    author: review.author_name,
    stars: review.rating,
    label: say.stars(formatNumber(review.rating, language)),
    text: review.text,
    ...languageMark(review.language, language),
    travelled: say.travelled(formatShortDay(review.travelled_on, language)),
    pictures: shownPictures(review),
    picture: say.picture(review.author_name),
    product: review.product,
    answer: review.answer && { by: say.answer, text: review.answer.text },
  }
}

export type ReviewView = ReturnType<typeof reviewOf>
