import { ExternalLink } from '#web/ui/icons/icons.ts'
import { ReviewDate } from '../../../components/reviews/review-date.tsx'
import { Stars } from '../../../components/reviews/stars.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { GoogleView } from '../google.server.ts'
import type { Travel } from '../travel.server.ts'

/** Google asks that what comes from it stands apart, names Google Maps, and shows each author with face and link. */
export function GoogleReviews({ travel: { google, say } }: { travel: Travel }) {
  return (
    <section
      aria-labelledby="google"
      className="flex flex-col gap-4 self-start rounded-lg border border-line bg-paper p-[min(1.25rem,5.5vw)]"
    >
      <div className="flex flex-col gap-1">
        <h2 id="google" className="text-xl">
          {say.google}
        </h2>
        {google ? <Summary google={google} say={say} /> : <p className="text-muted">{say.googleNone}</p>}
      </div>
      {google && (
        <ul className="flex flex-col gap-4 divide-y divide-line *:not-last:pb-4">
          {google.items.map((review) => (
            <li key={`${review.author}${review.day}`}>
              <Review review={review} say={say} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Said = { say: Travel['say'] }

function Summary({ google, say }: { google: GoogleView } & Said) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <span aria-hidden="true" className="font-bold text-2xl tabular-nums">
          {google.shown}
        </span>
        <Stars value={google.value} label={google.label} />
        <span className="text-muted text-sm">{google.count}</span>
      </p>
      <p className="text-muted text-sm">{say.googleText}</p>
      {google.maps_url && (
        <a
          href={google.maps_url}
          target="_blank"
          rel="noopener nofollow"
          className={cx(linkClass(), 'inline-flex min-h-11 items-center gap-2 self-start text-sm')}
        >
          <span translate="no">{say.googleAll}</span>
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{say.newTab}</span>
        </a>
      )}
    </>
  )
}

function Review({ review, say }: { review: GoogleView['items'][number] } & Said) {
  return (
    <article className="flex flex-col gap-2">
      <header className="flex items-center gap-3">
        <Avatar name={review.author} src={review.photo} />
        <div className="min-w-0">
          <h3 className="font-semibold text-base">
            {review.author_url ? (
              <a
                href={review.author_url}
                target="_blank"
                rel="noopener nofollow ugc"
                className={cx(linkClass({ tone: 'plain' }), 'inline-flex min-h-11 items-center')}
              >
                {review.author}
                <span className="sr-only">{` ${say.newTab}`}</span>
              </a>
            ) : (
              review.author
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
            <Stars value={review.stars} label={review.label} />
            <ReviewDate date={review.day} mark={review.mark} />
          </p>
        </div>
      </header>
      {review.text && (
        <p lang={review.lang} className="whitespace-pre-line">
          {review.text}
        </p>
      )}
    </article>
  )
}
