import { Star } from '#web/ui/icons/icons.ts'
import { ReviewAnswer } from '../../../components/reviews/review-answer.tsx'
import { ReviewDate } from '../../../components/reviews/review-date.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import type { Reviews as Loaded } from '../below.server.ts'
import type { Labels } from '../words.ts'
import { ChoiceLink } from './choice-link.tsx'

type Review = Loaded['items'][number]

/** What those who went have to say. */
export function Reviews({ reviews, say }: { reviews: Loaded; say: Labels }) {
  const last = reviews.items.at(-1)
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="laid-out-when-near flex flex-col gap-4">
      <h2 id="reviews-title" className="text-xl">
        {say.reviews}
      </h2>
      {reviews.rating ? <Summary reviews={reviews} say={say} /> : <p className="text-muted">{say.noReviews}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {reviews.items.map((review) => (
          <Voice key={review.id} review={review} />
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

function Summary({ reviews, say }: { reviews: Loaded; say: Labels }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <p>
        <span aria-hidden="true" className="flex items-center gap-2 font-extrabold text-4xl">
          {reviews.rating}
          <Star className="size-8 fill-accent text-accent" />
        </span>
        <span className="sr-only">{reviews.spoken}</span>
        <span className="block text-muted text-sm">{reviews.total}</span>
        <span className="block text-muted text-sm">{say.verified}</span>
      </p>
      <ul className="min-w-0 max-w-[24rem] grow basis-60">
        {reviews.stars.map(({ star, count, percent, text }) => (
          <li key={star} className="flex items-center gap-3 text-sm">
            <span className="sr-only">{text}</span>
            <span aria-hidden="true" className="w-3 text-end tabular-nums">
              {star}
            </span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${percent}%` }} />
            </span>
            <span aria-hidden="true" className="w-6 text-muted tabular-nums">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const five = [1, 2, 3, 4, 5] as const

function Voice({ review }: { review: Review }) {
  return (
    <li id={`review-${review.id}`} className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <b>{review.author}</b>
        <span className="flex">
          {five.map((star) => (
            <Star
              key={star}
              aria-hidden="true"
              className={cx('size-4', star <= review.stars ? 'fill-accent text-accent' : 'text-control')}
            />
          ))}
          <span className="sr-only">{review.rating}</span>
        </span>
        <span className="text-muted text-sm">
          <ReviewDate date={review.travelled} mark={review.mark} />
        </span>
      </div>
      <p lang={review.lang} className="max-w-prose">
        {review.text}
      </p>
      {review.answer && <ReviewAnswer answer={review.answer} lang={review.lang} />}
      {review.pictures.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {review.pictures.map(({ id, colour }) => (
            <div key={id} className="w-24">
              <SitePicture
                id={id}
                colour={colour}
                shape="square"
                sizes="6rem"
                widest={480}
                alt=""
                className="aspect-square rounded-sm"
              />
            </div>
          ))}
        </div>
      )}
    </li>
  )
}
