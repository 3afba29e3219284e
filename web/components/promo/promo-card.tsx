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
    <Card as="article" look="flat" interactive padding="none" className="flex h-full flex-col">
      <div className="relative">
        <SitePicture
          id={promo.picture_id}
          colour={promo.picture_colour}
          shape="card"
          alt=""
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw"
          priority={priority}
          className={cx('aspect-16/9 rounded-t-lg', !promo.is_usable && 'saturate-50')}
        />
        <PromoMarks promo={promo} className="absolute start-3 top-3 end-3" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="text-muted text-sm">{promo.category}</p>
        <Heading className="text-lg leading-snug">
          <ShellLink path={promo.path} className={cx(coverLinkClass, 'text-ink')}>
            {promo.title}
          </ShellLink>
        </Heading>
        <p className="font-semibold text-brand-text">
          <AmountText text={promo.worth} />
        </p>
        <p className="text-muted text-sm">
          <AmountText text={promo.least} />
        </p>
      </div>
      <dl className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t border-dashed px-4 py-3 text-sm">
        <div>
          <dt className="sr-only">{promo.say.code}</dt>
          <dd className="rounded-sm bg-accent-soft px-2 py-1 font-bold text-accent-text tracking-wide [overflow-wrap:anywhere]">
            {promo.code}
          </dd>
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
