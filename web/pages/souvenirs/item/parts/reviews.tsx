import { RatingSummary } from '../../../../components/reviews/rating-summary.tsx'
import { ReviewDate } from '../../../../components/reviews/review-date.tsx'
import { Stars } from '../../../../components/reviews/stars.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import type { Reviews as Loaded } from '../reviews.server.ts'
import type { Labels } from '../words.ts'
import { ChoiceLink } from './choice-link.tsx'

/** What those who bought it have to say. */
export function Reviews({ reviews, say }: { reviews: Loaded; say: Labels }) {
  const last = reviews.items.at(-1)
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="laid-out-when-near flex flex-col gap-4">
      <div>
        <h2 id="reviews-title" className="text-xl">
          {say.reviews}
        </h2>
        <p className="text-muted text-sm">{say.verified}</p>
      </div>
      {reviews.rating ? <RatingSummary rating={reviews.rating} /> : <p className="text-muted">{say.noReviews}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {reviews.items.map((review) => (
          <li key={review.id} id={`review-${review.id}`} className="flex flex-col gap-2 py-4">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <b>{review.author}</b>
              <Stars value={review.stars} label={review.label} />
              <span className="text-muted text-sm">
                <ReviewDate date={review.written} mark={review.mark} />
              </span>
            </p>
            <p lang={review.lang} className="max-w-prose whitespace-pre-line">
              {review.text}
            </p>
          </li>
        ))}
      </ul>
      {reviews.next && (
        <div className="flex flex-wrap items-center gap-4">
          <ChoiceLink
            choose={{ reviews: String(reviews.next) }}
            at={`review-${last?.id}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {say.moreReviews}
          </ChoiceLink>
          <p className="text-muted text-sm">{reviews.shown}</p>
        </div>
      )}
    </section>
  )
}
