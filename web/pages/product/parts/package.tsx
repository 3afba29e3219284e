import { lazy, Suspense } from 'react'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { AskConsultant } from '../../../components/shell/ask-consultant.tsx'
import { useSeen } from '../../../components/use-seen.ts'
import type { Shown } from '../load.server.ts'
import { Calendar } from './calendar.tsx'
import { Certainties } from './certainties.tsx'
import { Gallery } from './gallery.tsx'
import { Glance } from './glance.tsx'
import { Heading } from './heading.tsx'
import { OfferBar } from './offer-bar.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { Others } from './others.tsx'
import { Promos } from './promos.tsx'
import { Reviews } from './reviews.tsx'

// Few packages need them, so few browsers fetch them.
const Notices = lazy(() => import('./notices.tsx').then((module) => ({ default: module.Notices })))
const TellMeForm = lazy(() => import('./tell-me-form.tsx').then((module) => ({ default: module.TellMeForm })))
// The largest part below what is seen first: its script comes after, its HTML with the page.
const Details = lazy(() => import('./details.tsx').then((module) => ({ default: module.Details })))

type Answer = { ok: true } | (Failure & { ok: false }) | null | undefined

/** All there is to know before deciding. */
export function Package({ shown, answer }: { shown: Shown; answer: Answer }) {
  const { head, say, offer, certainties, calendar, reviews } = shown
  const refused = answer?.ok === false ? answer : undefined
  useSeen(head.id)
  return (
    <article>
      {(head.consultant || shown.offSale || shown.preview) && (
        <Suspense>
          <Notices shown={shown} />
        </Suspense>
      )}
      <div className="layout grid grid-cols-1 items-start gap-x-8 gap-y-8 pt-2 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-4">
            <Gallery pictures={head.pictures} label={say.pictures} />
            <Heading head={head} sharePath={shown.sharePath} say={say} />
            <Glance facts={head.facts} label={say.glance} />
            {!shown.preview && <AskConsultant />}
          </div>
          {offer.state === 'sold_out' && (
            <Suspense>
              <TellMeForm
                productId={head.id}
                failure={failureOf(refused, 'back_in_stock')}
                isRequested={answer?.ok === true}
                say={say}
              />
            </Suspense>
          )}
          {certainties && <Certainties certainties={certainties} title={say.certainties} />}
          {/* What is below hydrates part by part, the one that is touched first. */}
          {calendar && (
            <Suspense>
              <Calendar calendar={calendar} say={say} />
            </Suspense>
          )}
          <Suspense>
            <Details tab={shown.tab} details={shown.details} partner={head.partner} say={say} />
          </Suspense>
          <Suspense>
            <Promos promos={shown.promos} say={say} />
            {reviews && <Reviews reviews={reviews} say={say} />}
          </Suspense>
        </div>
        <OfferPanel offer={offer} failure={failureOf(refused, 'book')} say={say} />
      </div>
      <Suspense>
        <Others others={shown.others} title={say.recommended} more={say.more} />
      </Suspense>
      {offer.chosen && <OfferBar chosen={offer.chosen} say={say} />}
    </article>
  )
}
