import { BadgeCheck, BedDouble, CalendarDays, Plane, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import type { Card as Listed } from '#modules/search/rules/present.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { useLanguage } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import { Availability } from './availability.tsx'
import { WishButton } from './wish-button.tsx'
import { words } from './words.ts'

export type ProductCardProps = {
  card: Listed
  /** For the first cards in sight, whose pictures the page opens with. */
  priority?: boolean
  sizes?: string
  /** Stands under the price, above the link that covers the card. */
  action?: ReactNode
  /** Of the list the card stands in, one below its own heading. */
  headingLevel?: 'h2' | 'h3'
  className?: string
}

/** A package in a list: one link, and a heart. */
export function ProductCard({ card, priority, sizes, action, headingLevel, className }: ProductCardProps) {
  const Heading = headingLevel ?? 'h3'
  const isOver = card.label === 'departed' || card.label === 'sold_out'
  return (
    <Card as="article" look="flat" interactive padding="none" className={cx('flex h-full flex-col', className)}>
      <div className="relative">
        <SitePicture
          id={card.picture_id}
          shape="card"
          alt=""
          sizes={sizes ?? '(min-width: 1024px) 20rem, (min-width: 640px) 50vw, 100vw'}
          priority={priority}
          className={cx('aspect-4/3 rounded-t-lg', isOver && 'saturate-50')}
        />
        <div className="absolute start-3 top-3">
          <Availability label={card.label} seats_free={card.seats_free} />
        </div>
        <WishButton id={card.id} name={card.name} className="absolute end-2 top-2 z-10" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <Maker card={card} />
        <Heading className="text-lg leading-snug">
          <ShellLink path={`/product/${card.slug}`} className={cx(coverLinkClass, 'text-ink')}>
            {card.name}
          </ShellLink>
        </Heading>
        <Facts card={card} />
        <Price card={card} />
        {action && <div className="relative z-10">{action}</div>}
      </div>
    </Card>
  )
}

function Maker({ card: { partner, rating, rating_count } }: { card: Listed }) {
  const say = words(useLanguage())
  return (
    <div className="flex items-center justify-between gap-3 text-muted text-sm">
      <p className="flex min-w-0 items-center gap-1.5">
        <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-success-text" />
        <span className="truncate">{partner.name}</span>
        <span className="sr-only">{say.licensed(partner.licence_number)}</span>
      </p>
      {rating !== null && (
        <p className="flex shrink-0 items-center gap-1">
          <Star aria-hidden="true" className="size-4 fill-accent text-accent" />
          <span aria-hidden="true">{rating.toFixed(1)}</span>
          <span className="sr-only">{say.rating(rating, rating_count)}</span>
        </p>
      )}
    </div>
  )
}

function Facts({ card }: { card: Listed }) {
  const language = useLanguage()
  const say = words(language)
  const stay = [say.stars(card.hotel_stars), card.walk_minutes !== null && say.walk(card.walk_minutes)].filter(Boolean)
  return (
    <ul className="flex flex-col gap-1.5 text-muted text-sm *:flex *:items-start *:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <li>
        <CalendarDays aria-hidden="true" />
        <span>
          {`${say.days(card.duration_days)} · `}
          <span className="sr-only">{say.dates}</span>{' '}
          {card.dates.map((day) => formatShortDay(day, language)).join(', ') || say[card.label ?? 'sold_out']}
        </span>
      </li>
      <li>
        <BedDouble aria-hidden="true" />
        {stay.join(' · ')}
      </li>
      <li>
        <Plane aria-hidden="true" />
        {`${card.airlines.join(', ')} ${say.from(card.departure_city)}`}
      </li>
    </ul>
  )
}

function Price({ card: { price_from } }: { card: Listed }) {
  const say = words(useLanguage())
  return (
    <p className="mt-auto pt-1">
      <span className="block text-muted text-sm">{say.price}</span>
      <span className="money font-bold text-brand-text text-xl">{formatRupiah(rupiah(price_from))}</span>{' '}
      <span className="text-muted text-sm">{say.perPerson}</span>
    </p>
  )
}
