import { Suspense } from 'react'
import { Eye } from '#web/ui/icons/icons.ts'
import { type Failure, failureOf } from '../../../../components/form/failure.ts'
import { WishButton } from '../../../../components/product-card/wish-button.tsx'
import { ShareButton } from '../../../../components/share/share-button.tsx'
import { AskConsultant } from '../../../../components/shell/ask-consultant.tsx'
import { ShellLink } from '../../../../components/shell/shell-link.tsx'
import { CartLink } from '../../../../components/shop/cart-link.tsx'
import { PromoOffers } from '../../../../components/shop/promo-offers.tsx'
import { StoreCard } from '../../../../components/shop/store-card.tsx'
import { SitePicture } from '../../../../components/site-picture.tsx'
import { useSeen } from '../../../../components/use-seen.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { linkClass } from '../../../../ui/link-class.ts'
import type { Estimate } from '../estimate.server.ts'
import type { Shown } from '../load.server.ts'
import { CartBar } from './cart-form.tsx'
import { Certificates } from './certificates.tsx'
import { OfferBox } from './offer-box.tsx'
import { Reviews } from './reviews.tsx'
import { ShippingEstimate } from './shipping-estimate.tsx'
import { FromStore, Similar } from './similar.tsx'

type ItemProps = { shown: Shown; failure: Failure | undefined; estimate: Estimate | undefined }

/** All there is to know before buying. */
export function Item({ shown, failure, estimate }: ItemProps) {
  const { head, say, offer, store, reviews } = shown
  useSeen(head.slug)
  return (
    <article>
      <div className="layout grid grid-cols-1 items-start gap-x-10 gap-y-6 pt-2 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <Gallery pictures={shown.pictures} label={say.pictures} />
        <div className="flex min-w-0 flex-col gap-5">
          <Heading shown={shown} />
          {shown.holiday && (
            <Alert tone="warning" title={shown.holiday}>
              {say.holidayText}
            </Alert>
          )}
          {offer && <OfferBox offer={offer} failure={failureOf(failure, 'cart')} say={say} />}
          <PromoOffers promos={shown.promos} label={say.promos} />
          {offer && !offer.cart.closed && (
            <ShippingEstimate offer={offer} estimate={estimate} failure={failure} say={say} />
          )}
          <section aria-labelledby="sold-by" className="flex flex-col gap-3">
            <h2 id="sold-by" className="text-lg">
              {say.soldBy}
            </h2>
            <StoreCard store={store} />
            <AskConsultant />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-8 md:col-span-2 md:max-w-[52rem]">
          <section aria-labelledby="description" className="flex flex-col gap-3">
            <h2 id="description" className="text-xl">
              {say.description}
            </h2>
            <p className="max-w-prose whitespace-pre-line">{shown.description}</p>
          </section>
          <Certificates certificates={shown.certificates} say={say} />
          {reviews && (
            <Suspense>
              <Reviews reviews={reviews} say={say} />
            </Suspense>
          )}
        </div>
      </div>
      <Suspense>
        <FromStore others={shown.others} say={say} />
      </Suspense>
      <Suspense>
        <Similar similar={shown.similar} say={say} />
      </Suspense>
      {offer && <CartBar offer={offer} say={say} />}
    </article>
  )
}

function Gallery({ pictures, label }: { pictures: Shown['pictures']; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ul aria-label={label} tabIndex={0} className="item-gallery">
      {pictures.map(({ id, colour, alt }, place) => (
        <li key={id}>
          <SitePicture
            id={id}
            colour={colour}
            shape="square"
            sizes={place === 0 ? '(min-width: 900px) 45vw, 88vw' : '(min-width: 900px) 11vw, 88vw'}
            widest={1280}
            alt={alt}
            priority={place === 0}
          />
        </li>
      ))}
    </ul>
  )
}

function Heading({ shown: { head, path, say } }: { shown: Shown }) {
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <ShellLink
          path={head.category.href}
          className={`${linkClass({ tone: 'muted' })} link-row font-semibold text-sm`}
        >
          {head.category.label}
        </ShellLink>
        <div className="flex shrink-0 gap-2">
          <CartLink label={say.cart} />
          <ShareButton label={say.share} title={head.name} path={path} />
          <WishButton id={head.slug} kind="item" name={head.name} />
        </div>
      </div>
      <h1 className="text-2xl md:text-3xl">{head.name}</h1>
      <p className="item-signs">
        {head.rating && (
          <a href="#reviews" className="link-row text-ink no-underline hover:underline">
            <span className="product-rating">{head.rating.spoken}</span>
          </a>
        )}
        {head.sold && <span>{head.sold}</span>}
        {head.seen && (
          <span className="inline-flex items-center gap-1">
            <Eye aria-hidden="true" className="size-4" />
            {head.seen}
          </span>
        )}
      </p>
    </header>
  )
}
