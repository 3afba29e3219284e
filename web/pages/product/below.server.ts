import type { Output } from '#core/call.ts'
import { formatMonth, formatNumber, formatShortDay } from '#core/format.ts'
import { jakartaDate } from '#core/time.ts'
import type { productReviews } from '#modules/catalogue/contract.ts'
import type { productPromos } from '#modules/promo/contract.ts'
import { languageMark } from '../../components/reviews/reviews.server.ts'
import { shownPictures } from '../../components/shown-pictures.ts'
import { reviewStep } from './query.ts'
import { money, type Reading } from './reading.server.ts'

type Promo = Output<typeof productPromos>[number]

export const promosOf = (promos: readonly Promo[], { language, say }: Reading) =>
  promos.map((promo) => ({
    slug: promo.slug,
    title: promo.title,
    code: promo.code,
    picture_id: promo.picture_id,
    discount: discountOf(promo, { language, say }),
    terms: [
      ...(promo.least_spend > 0 ? [say.leastSpend(money(promo.least_spend, language))] : []),
      say.until(formatShortDay(jakartaDate(new Date(promo.ends_at)), language)),
    ].join(' · '),
  }))

export type Promos = ReturnType<typeof promosOf>

function discountOf({ percent, amount, most_amount }: Promo, { language, say }: Pick<Reading, 'language' | 'say'>) {
  if (percent !== null) return say.percentOff(percent, most_amount === null ? undefined : money(most_amount, language))
  return say.amountOff(money(amount ?? 0, language))
}

/** Reviews so far, how many gave each star, and whether there is more to show. */
export function reviewsOf(reviews: Output<typeof productReviews>, { product, query, language, say }: Reading) {
  const partner = product.partner.name
  const { items, total, rating, stars } = reviews
  return {
    rating: rating === null ? undefined : formatNumber(rating, language),
    spoken: rating === null ? '' : say.ratedBy(formatNumber(rating, language)),
    total: say.reviewCount(formatNumber(total, language)),
    stars: stars
      .map((count, place) => ({
        star: place + 1,
        count,
        percent: total === 0 ? 0 : Math.round((count / total) * 100),
        text: say.starCount(place + 1, count),
      }))
      .reverse(),
    items: items.map((review) => ({
      id: review.id,
      author: review.author_name,
      stars: review.rating,
      rating: say.ratedBy(String(review.rating)),
      text: review.text,
      ...languageMark(review.language, language),
      pictures: shownPictures(review),
      travelled: say.travelled(formatMonth(review.travelled_on.slice(0, 7), language)),
      answer: review.answer && { by: say.answerOf(partner), text: review.answer.text },
    })),
    shown: say.shownOf(formatNumber(items.length, language), formatNumber(total, language)),
    next: items.length < total && query.reviews < reviewStep.most ? query.reviews + 1 : undefined,
  }
}

export type Reviews = ReturnType<typeof reviewsOf>
