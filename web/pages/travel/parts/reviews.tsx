import { MessageSquareQuote } from '#web/ui/icons/icons.ts'
import { RatingSummary } from '../../../components/reviews/rating-summary.tsx'
import { ReviewCard } from '../../../components/reviews/review-card.tsx'
import { PathAnchor } from '../../../components/shell/shell-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { addressOf } from '../address.ts'
import type { Travel } from '../travel.server.ts'
import { GoogleReviews } from './google-reviews.tsx'
import { NoSuchPage } from './no-such-page.tsx'

/** What our own travellers wrote, and apart from it what stands on Google. */
export function Reviews({ travel }: { travel: Travel }) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <Verified travel={travel} />
      <GoogleReviews travel={travel} />
    </div>
  )
}

function Verified({ travel }: { travel: Travel }) {
  const { partner, reviews, say } = travel
  if (!reviews) return <NoSuchPage travel={travel} />
  return (
    <section aria-labelledby="verified" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="verified" className="text-2xl">
          {say.verified}
        </h2>
        <p className="text-muted">{say.verifiedText}</p>
      </div>
      {reviews.rating ? (
        <RatingSummary rating={reviews.rating} />
      ) : (
        <EmptyState
          icon={<MessageSquareQuote />}
          title={say.noReviews}
          text={say.noReviewsText}
          headingLevel="h3"
          className="py-4"
        />
      )}
      {reviews.last_page > 1 && (
        <p role="status" className="text-muted text-sm">
          {reviews.shown}
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {reviews.items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <Pagination
        label={say.pages}
        page={reviews.current_page}
        lastPage={reviews.last_page}
        href={(page) => addressOf({ slug: partner.slug, tab: 'reviews', page })}
        words={{ previous: say.previous, next: say.next, page: String }}
        link={PathAnchor}
      />
    </section>
  )
}
