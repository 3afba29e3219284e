import type { ReactNode } from 'react'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { BadgeCheck } from '#web/ui/icons/icons.ts'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { useLanguage } from '../../use-shell.ts'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import { Availability } from './availability.tsx'
import { CardFacts } from './card-facts.tsx'
import { cardSizes } from './card-sizes.ts'
import { cardPath } from './package-path.ts'
import type { ShownCard } from './shown-card.ts'
import { WishButton } from './wish-button.tsx'
import { words } from './words.ts'

/** A second amount beside the price: what a month of it would be. */
export type CardNote = {
  label: string
  amount: string
  text: string
  /** One saves towards the price first, past the dates there are now: they are not shown. */
  isTarget?: boolean
}

export type ProductCardProps = {
  card: ShownCard
  /** For the first cards in sight, whose pictures the page opens with. */
  priority?: boolean
  /** Of the list it stands in, at the widest. */
  columns?: keyof typeof cardSizes
  note?: CardNote
  /** Stands under the price, above the link that covers the card. */
  action?: ReactNode
  /** Of the list the card stands in, one below its own heading. */
  headingLevel?: 'h2' | 'h3'
  className?: string
  /** The package opens for as many people as were searched for. */
  travellers?: string | undefined
}

/** Nobody can go any more. */
export const isOver = ({ label }: Pick<ShownCard, 'label'>): boolean => label !== null && label !== 'ready_to_depart'

/** A package in a list: one link, and a heart. */
export function ProductCard({
  card,
  priority,
  columns = 'four',
  note,
  action,
  headingLevel,
  className,
  travellers,
}: ProductCardProps) {
  const Heading = headingLevel ?? 'h3'
  const isTarget = note?.isTarget === true
  return (
    <Card as="article" look="flat" interactive padding="none" className={cx('flex h-full flex-col', className)}>
      <div className="relative">
        <SitePicture
          id={card.picture_id}
          colour={card.picture_colour}
          shape="card"
          alt=""
          sizes={cardSizes[columns]}
          widest={960}
          priority={priority}
          className={cx('aspect-2/1 rounded-t-lg sm:aspect-4/3', isOver(card) && 'opacity-80 saturate-50')}
        />
        <div className="absolute start-3 top-3">
          <Availability label={card.label} seats_free={card.seats_free} />
        </div>
        <WishButton id={card.id} name={card.name} className="absolute end-2 top-2 z-10" />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:gap-3">
        <Maker card={card} />
        <Heading className="line-clamp-3 text-lg leading-snug">
          <ShellLink
            path={cardPath(card, { travellers, isDateless: isTarget })}
            className={cx(coverLinkClass, 'text-ink')}
          >
            {card.name}
          </ShellLink>
        </Heading>
        <CardFacts card={card} isDateless={isTarget} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 pt-1">
          <Price card={card} isTarget={isTarget} />
          {note && <Note note={note} />}
          {action && <div className="relative z-10">{action}</div>}
        </div>
      </div>
    </Card>
  )
}

function Maker({ card: { partner } }: { card: ShownCard }) {
  const say = words(useLanguage())
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-muted text-sm">
      <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-success-text" />
      <span className="truncate">{partner.name}</span>
      <span className="sr-only">{say.licensed(partner.licence_number)}</span>
    </p>
  )
}

function Price({ card: { price_from, price_date }, isTarget }: { card: ShownCard; isTarget: boolean }) {
  const language = useLanguage()
  const say = words(language)
  const day = price_date === null ? undefined : say.priceOn(formatShortDay(price_date, language))
  const when = isTarget ? say.dateLater : day
  return (
    <p className="min-w-0 text-muted text-sm">
      {isTarget ? say.target : say.price}{' '}
      <span className="money block font-bold text-brand-text text-xl">
        {formatRupiah(rupiah(price_from), language)}
      </span>
      <span className="block">{say.perPerson}</span>
      {when !== undefined && <span className="block">{when}</span>}
    </p>
  )
}

const Note = ({ note: { label, amount, text } }: { note: CardNote }) => (
  <p className="w-full rounded-md bg-brand-soft px-3 py-2 text-sm">
    <span className="block">{label}</span>
    <span className="money block font-bold text-base text-brand-text">{amount}</span>
    <span className="block text-muted">{text}</span>
  </p>
)
