import type { ReactNode } from 'react'
import { AmountText } from '../../../components/amount-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import { TrueTotal } from '../true-total/true-total.tsx'
import type { Shown } from '../view.server.ts'
import type { Labels } from '../words.ts'

type PriceProps = { price: Shown['price']; isBusy: boolean; say: Labels; children: ReactNode }

/** What it costs, line by line, as the server has counted it. */
export function PriceAside({ price, isBusy, say, children }: PriceProps) {
  return (
    <Card as="aside" aria-labelledby="price-title" className="flex flex-col gap-4 md:sticky md:top-24">
      <h2 id="price-title" className="text-lg">
        {say.price}
      </h2>
      <div
        aria-busy={isBusy}
        aria-live="polite"
        className={cx('flex flex-col gap-4 transition-opacity', isBusy && 'opacity-60')}
      >
        <ul className="flex flex-col gap-2 text-sm">
          {price.rows.map((row) => (
            <li key={row.text} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 flex-1 basis-36">
                {row.text}
                <span className="block text-muted [overflow-wrap:anywhere]">
                  <AmountText text={row.note} />
                </span>
              </span>
              <span className="money ms-auto">{row.amount}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-1 border-line border-t pt-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <b>{say.total}</b>
            <b className="money text-brand-text text-xl">{price.total}</b>
          </p>
          {price.words && <p className="text-muted text-sm">{`${say.inWords}: ${price.words}`}</p>}
        </div>
        <div className="flex flex-col gap-1 rounded-md bg-brand-soft px-3 py-2.5">
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            {say.dueNow}
            <span className="money">{price.due}</span>
          </p>
          {price.rest && (
            <p className="text-sm">
              <AmountText text={price.rest} />
            </p>
          )}
        </div>
        {price.trueTotal && <TrueTotal shown={price.trueTotal} />}
      </div>
      {children}
    </Card>
  )
}
