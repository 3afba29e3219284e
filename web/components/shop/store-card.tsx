import { CalendarClock, MapPin } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import { StoreLogo } from './store-logo.tsx'
import type { ShownStore } from './store-view.server.ts'

type StoreCardProps = { store: ShownStore; headingLevel?: 'h2' | 'h3' }

/** Who sells it, from where, and whether parcels leave now. */
export function StoreCard({ store, headingLevel: Heading = 'h3' }: StoreCardProps) {
  return (
    <Card as="article" look="flat" interactive className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-4">
        <StoreLogo store={store} />
        <div className="min-w-0">
          <Heading className="text-lg leading-snug">
            <ShellLink path={store.href} className={coverLinkClass}>
              {store.name}
            </ShellLink>
          </Heading>
          <p className="flex items-center gap-1.5 text-muted text-sm">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {store.city}
          </p>
        </div>
      </div>
      <p className="item-signs">
        {store.rating && (
          <span className="product-rating">
            <span aria-hidden="true">{store.rating.shown}</span>
            <span className="sr-only">{store.rating.spoken}</span>
          </span>
        )}
        <span>{store.items}</span>
      </p>
      {store.closed && (
        <p>
          <Badge tone="warning" icon={<CalendarClock aria-hidden="true" />}>
            {store.closed}
          </Badge>
        </p>
      )}
    </Card>
  )
}
