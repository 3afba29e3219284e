import type { ReactNode } from 'react'
import { Check } from '#web/ui/icons/icons.ts'
import { AmountText } from '../../../components/amount-text.tsx'
import { PromoMarks } from '../../../components/promo/promo-card.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { ShownDetail } from '../load.server.ts'

type StoryProps = { promo: ShownDetail; say: { how: string; terms: string }; children: ReactNode }

/** What the promo is, above and below its coupon (`children`) on a phone, beside it on a wide screen. */
export function Story({ promo, say, children }: StoryProps) {
  return (
    <>
      <div className="flex flex-col gap-4 lg:col-start-1">
        <div>
          <SitePicture
            id={promo.picture_id}
            colour={promo.picture_colour}
            shape="card"
            alt=""
            sizes="(min-width: 1024px) 48rem, 100vw"
            priority
            className={cx('aspect-16/9 rounded-lg', !promo.is_usable && 'saturate-50')}
          />
        </div>
        <PromoMarks promo={promo} />
        <div className="flex flex-col gap-1">
          <p className="text-muted">{promo.category}</p>
          <h1 className="text-3xl md:text-4xl">{promo.title}</h1>
          <p className="font-semibold text-brand-text text-xl">
            <AmountText text={promo.worth} />
          </p>
        </div>
        {promo.notice && (
          <Alert tone={promo.notice.tone} title={promo.notice.title}>
            {promo.notice.text}
          </Alert>
        )}
      </div>
      {/* In the order of a phone: moved there by the style sheet, the text below would show first and then jump. */}
      {children}
      <div className="flex flex-col gap-6 lg:col-start-1">
        <section aria-labelledby="how" className="flex flex-col gap-3">
          <h2 id="how" className="text-xl">
            {say.how}
          </h2>
          <ul className="flex max-w-prose flex-col gap-2">
            {promo.explained.map((sentence) => (
              <li key={sentence} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success-text" />
                <span className="min-w-0">{sentence}</span>
              </li>
            ))}
          </ul>
        </section>
        {promo.terms.length > 0 && (
          <section aria-labelledby="terms" className="flex flex-col gap-3">
            <h2 id="terms" className="text-xl">
              {say.terms}
            </h2>
            <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 text-muted marker:text-control">
              {promo.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
