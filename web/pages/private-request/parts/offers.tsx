import { OrderPart } from '../../../components/orders/order-part.tsx'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ShownOffer } from '../offers.server.ts'
import type { OfferLabels } from '../say.ts'
import { OfferRows } from './offer-card.tsx'

type Paths = { accept: (id: string) => string; decline: (id: string) => string }
type CompareProps = { offers: readonly ShownOffer[]; title: string; say: OfferLabels; paths: Paths }

/** Offers beside each other, their rows on one line; on a phone below each other, with the same rows. */
export function CompareOffers({ offers, title, say, paths }: CompareProps) {
  return (
    // Five are wider than most screens: what scrolls can be reached by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways
    <section aria-label={title} tabIndex={0} className="-m-1 overflow-x-auto p-1">
      <ul className="flex flex-col gap-4 lg:grid lg:auto-cols-[minmax(13.5rem,1fr)] lg:grid-flow-col lg:gap-x-3 lg:gap-y-0 lg:grid-rows-[repeat(8,auto)]">
        {offers.map((offer) => (
          <Card
            as="li"
            key={offer.id}
            className="flex flex-col gap-3 lg:row-span-8 lg:grid lg:max-w-120 lg:grid-rows-subgrid lg:gap-y-3"
          >
            <OfferRows offer={offer} say={say} headingLevel="h3" />
            <Choice offer={offer} say={say} paths={paths} />
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Choice({ offer, say, paths }: { offer: ShownOffer; say: OfferLabels; paths: Paths }) {
  return (
    <div className="flex flex-col gap-2 border-line border-t pt-3">
      <p className="text-sm">{offer.until}</p>
      {offer.canAccept ? (
        <ShellLink path={paths.accept(offer.id)} preventScrollReset className={buttonClass({ wide: true })}>
          {say.accept}
          <VisuallyHidden> {offer.of}</VisuallyHidden>
        </ShellLink>
      ) : (
        <p className="text-danger-text text-sm">{offer.unlicensed}</p>
      )}
      <ShellLink
        path={paths.decline(offer.id)}
        preventScrollReset
        className={buttonClass({ variant: 'quiet', wide: true })}
      >
        {say.decline}
        <VisuallyHidden> {offer.of}</VisuallyHidden>
      </ShellLink>
    </div>
  )
}

type ChosenProps = { offers: readonly ShownOffer[]; title: string; say: OfferLabels }

/** The offer that the family has accepted, where it has. */
export function ChosenOffer({ offers: [offer], title, say }: ChosenProps) {
  if (!offer) return null
  return (
    <OrderPart title={title}>
      <OfferRows offer={offer} say={say} headingLevel="h3" />
    </OrderPart>
  )
}

/** What cannot be chosen any more, folded. */
export function EndedOffers({ offers, title }: { offers: readonly ShownOffer[]; title: string }) {
  if (offers.length === 0) return null
  return (
    <details className="card card-flat card-md">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <ul className="flex flex-col divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{offer.partner.name}</span>
              <span className="money text-sm">{offer.total}</span>
              {offer.why && <span className="text-muted text-sm [overflow-wrap:anywhere]">{offer.why}</span>}
            </span>
            <Badge tone={offer.status.tone}>{offer.status.label}</Badge>
          </li>
        ))}
      </ul>
    </details>
  )
}
