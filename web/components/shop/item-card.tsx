import { Badge } from '../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { WishButton } from '../product-card/wish-button.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { ShownItem } from './shown-item.server.ts'

const sizes = '(min-width: 1240px) 284px, (min-width: 900px) 24vw, (min-width: 640px) 31vw, 46vw'

type ItemCardProps = { item: ShownItem; priority?: boolean; headingLevel?: 'h2' | 'h3' }

/** A souvenir in a list: one link, and a heart. */
export function ItemCard({ item, priority, headingLevel: Heading = 'h3' }: ItemCardProps) {
  return (
    <Card as="article" look="flat" interactive padding="none" className="item-card">
      <div className="relative">
        <SitePicture
          {...item.picture}
          shape="square"
          alt=""
          sizes={sizes}
          widest={720}
          priority={priority}
          className="item-picture"
        />
        {item.mark && (
          <div className="item-mark">
            <Badge tone={item.mark.tone}>{item.mark.text}</Badge>
          </div>
        )}
        <WishButton id={item.slug} kind="item" name={item.name} className="product-heart" />
      </div>
      <div className="item-body">
        <Heading>
          <ShellLink path={item.href} className={coverLinkClass}>
            {item.name}
          </ShellLink>
        </Heading>
        <p className="item-price">
          {item.from && <span>{`${item.from} `}</span>}
          <b className="money">{item.price}</b>
        </p>
        <Signs item={item} />
        <p className="item-store">
          <span>{item.store}</span>
          <span>{item.city}</span>
        </p>
      </div>
    </Card>
  )
}

/** What others thought of it, how many bought it, and what is certified. */
function Signs({ item: { rating, sold, certificates = [] } }: { item: ShownItem }) {
  if (!rating && !sold && certificates.length === 0) return null
  return (
    <p className="item-signs">
      {rating && (
        <span className="product-rating">
          <span aria-hidden="true">{rating.shown}</span>
          <span className="sr-only">{rating.spoken}</span>
        </span>
      )}
      {sold && <span>{sold}</span>}
      {certificates.map((name) => (
        <span key={name} className="item-certificate">
          {name}
        </span>
      ))}
    </p>
  )
}
