import type { ReactNode } from 'react'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
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
  /** Where one begins with it; shown by lists. */
  link?: { label: string; path: string }
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
export const isOver = ({ label = null }: Pick<ShownCard, 'label'>): boolean =>
  label !== null && label !== 'ready_to_depart'

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
    <Card as="article" look="flat" interactive padding="none" className={cx('product-card', className)}>
      <div className="relative">
        <SitePicture
          id={card.picture_id}
          colour={card.picture_colour}
          shape="card"
          alt=""
          sizes={cardSizes[columns]}
          widest={960}
          priority={priority}
          className={cx('product-picture', isOver(card) && 'opacity-80 saturate-50')}
        />
        <Availability label={card.label} seats_free={card.seats_free} className="card-mark" />
        <WishButton id={card.id} name={card.name} className="product-heart" />
      </div>
      <div className="product-body">
        <Maker card={card} />
        <Heading>
          <ShellLink path={cardPath(card, { travellers, isDateless: isTarget })} className={coverLinkClass}>
            {card.name}
          </ShellLink>
        </Heading>
        <CardFacts card={card} isDateless={isTarget} />
        <div className="product-foot">
          <Price card={card} isTarget={isTarget} />
          {note && <Note note={note} />}
          {action}
        </div>
      </div>
    </Card>
  )
}

function Maker({ card: { partner } }: { card: ShownCard }) {
  const say = words(useLanguage())
  return (
    <p className="product-maker">
      <span>{partner.name}</span>
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
    <p className="product-price">
      {`${isTarget ? say.target : say.price} `}
      <span className="money product-amount">{formatRupiah(rupiah(price_from), language)}</span>
      <span>{say.perPerson}</span>
      {when !== undefined && <span>{when}</span>}
    </p>
  )
}

const Note = ({ note: { label, amount, text } }: { note: CardNote }) => (
  <p className="product-note">
    <span>{label}</span>
    <span className="money font-bold text-base text-brand-text">{amount}</span>
    <span className="text-muted">{text}</span>
  </p>
)
