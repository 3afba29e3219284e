import { CircleCheck, CircleX, Clock } from '#web/ui/icons/icons.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { Certainties as Loaded } from '../certainties.server.ts'

const looks = {
  certain: { Icon: CircleCheck, tone: 'text-success-text' },
  pending: { Icon: Clock, tone: 'text-warning-text' },
  failed: { Icon: CircleX, tone: 'text-danger-text' },
} as const

/** Licence, flight, price, hotel, visa: what is certain, by what evidence, and since when. */
export function Certainties({ certainties, title }: { certainties: Loaded; title: string }) {
  return (
    <Card as="section" aria-labelledby="certainties" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="certainties" className="text-xl">
          {title}
        </h2>
        <p className={cx('font-bold', certainties.isWhole ? 'text-success-text' : 'text-warning-text')}>
          {certainties.count}
        </p>
        <p className="w-full text-muted text-sm">{certainties.on}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {certainties.items.map((item) => {
          const { Icon, tone } = looks[item.state]
          return (
            <li key={item.name} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <Icon aria-hidden="true" className={cx('mt-0.5 size-6 shrink-0', tone)} />
              <div className="min-w-0">
                <p>
                  <b>{item.name}</b> <span className={cx('font-semibold text-sm', tone)}>{item.stateName}</span>
                </p>
                <p className="text-sm">{item.evidence}</p>
                <p className="text-muted text-sm">{item.checked}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
