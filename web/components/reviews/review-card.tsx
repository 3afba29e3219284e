import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { linkClass } from '../../ui/link-class.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import { ReviewAnswer } from './review-answer.tsx'
import { ReviewDate } from './review-date.tsx'
import type { ReviewView } from './reviews.server.ts'
import { Stars } from './stars.tsx'

/** What one traveller wrote of one package. */
export function ReviewCard({ review }: { review: ReviewView }) {
  return (
    <Card as="article" look="flat" className="flex flex-col gap-3">
      <header className="flex items-center gap-3">
        <Avatar name={review.author} />
        <div className="min-w-0">
          <h3 className="text-base">{review.author}</h3>
          <p className="card-note flex flex-wrap items-center gap-x-2">
            <Stars value={review.stars} label={review.label} />
            <ReviewDate date={review.travelled} mark={review.mark} />
          </p>
        </div>
      </header>
      <p lang={review.lang} className="whitespace-pre-line">
        {review.text}
      </p>
      {review.answer && <ReviewAnswer answer={review.answer} lang={review.lang} />}
      {review.pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.pictures.map(({ id, colour }) => (
            <li key={id} className="w-28">
              <SitePicture
                id={id}
                colour={colour}
                shape="card"
                sizes="7rem"
                widest={480}
                alt={review.picture}
                className="aspect-4/3 rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
      {review.product.has_page ? (
        <ShellLink path={`/product/${review.product.slug}`} className={cx(linkClass(), 'link-row self-start text-sm')}>
          {review.product.name}
        </ShellLink>
      ) : (
        <p className="text-sm">{review.product.name}</p>
      )}
    </Card>
  )
}
