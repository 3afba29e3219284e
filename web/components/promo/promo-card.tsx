import { CalendarDays } from '#web/ui/icons/icons.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, coverLinkClass } from '../../ui/card.tsx'
import { cx } from '../../ui/class-names.ts'
import { AmountText } from '../amount-text.tsx'
import { ShellLink } from '../shell/shell-link.tsx'
import { SitePicture } from '../site-picture.tsx'
import type { ShownPromo } from './shown.server.ts'

export type PromoCardProps = { promo: ShownPromo; priority?: boolean; headingLevel?: 'h2' | 'h3' }

/** A promo in a list, drawn like a coupon: what it is worth above the line, its code below. */
export function PromoCard({ promo, priority, headingLevel: Heading = 'h3' }: PromoCardProps) {
  return (
    <Card as="article" look="flat" interactive padding="none" className="card-column">
      <div className="relative">
        <SitePicture
          id={promo.picture_id}
          colour={promo.picture_colour}
          shape="card"
          alt=""
          widest={960}
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
          priority={priority}
          className={cx('aspect-16/9 rounded-t-lg', !promo.is_usable && 'saturate-50')}
        />
        <PromoMarks promo={promo} className="absolute start-3 top-3 end-3" />
      </div>
      <div className="card-body gap-1">
        <p className="card-note">{promo.category}</p>
        <Heading className="card-title">
          <ShellLink path={promo.path} className={coverLinkClass}>
            {promo.title}
          </ShellLink>
        </Heading>
        <p className="font-semibold text-brand-text">
          <AmountText text={promo.worth} />
        </p>
        <p className="card-note">
          <AmountText text={promo.least} />
        </p>
      </div>
      <dl className="promo-foot">
        <div>
          <dt className="sr-only">{promo.say.code}</dt>
          <dd className="promo-code">{promo.code}</dd>
        </div>
        <div className="flex items-center gap-1.5 text-muted">
          <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
          <dt className="sr-only">{promo.say.period}</dt>
          <dd>{promo.period}</dd>
        </div>
      </dl>
    </Card>
  )
}

/** What cannot wait, or cannot be had. */
export function PromoMarks({ promo, className }: { promo: Pick<ShownPromo, 'marks'>; className?: string }) {
  if (promo.marks.length === 0) return null
  return (
    <p className={cx('flex flex-wrap gap-2', className)}>
      {promo.marks.map((mark) => (
        <Badge key={mark.text} tone={mark.tone}>
          {mark.text}
        </Badge>
      ))}
    </p>
  )
}
