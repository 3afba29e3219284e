import { Availability } from '../../../components/product-card/availability.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/class-names.ts'
import type { Calendar } from '../calendar.server.ts'
import type { Labels } from '../words.ts'
import { ChoiceLink } from './choice-link.tsx'

/** The dates of a month in full, for those whom the table is too small. */
export function MonthList({ calendar: { list }, say }: { calendar: Calendar; say: Labels }) {
  if (list.length === 0) return <p className="text-muted">{say.none}</p>
  return (
    <ul className="flex flex-col gap-3">
      {list.map((one) => (
        <li
          key={one.id}
          className={cx(
            'flex flex-col gap-3 rounded-lg border bg-paper p-4',
            one.isCurrent ? 'border-brand ring-1 ring-brand' : 'border-line',
          )}
        >
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <h3 className="font-bold text-base">{one.day}</h3>
              <p className="text-muted text-sm">{one.hijri}</p>
              <p className="text-muted text-sm">{`${one.returns} · ${one.airline}`}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Availability label={one.label} seats_free={one.seats_free} />
              {one.seats_free > 0 && <span className="text-sm">{one.seats}</span>}
            </div>
          </div>
          <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            {one.prices.map((price) => (
              <div key={price.label}>
                <dt className="text-muted">{price.label}</dt>
                <dd className="money font-semibold">{price.price}</dd>
              </div>
            ))}
          </dl>
          {one.isCurrent ? (
            <p className="font-semibold text-brand-text text-sm">{say.chosen}</p>
          ) : (
            <ChoiceLink
              choose={{ departure: one.id }}
              aria-label={`${say.pick}: ${one.day}`}
              className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'self-start')}
            >
              {say.pick}
            </ChoiceLink>
          )}
        </li>
      ))}
    </ul>
  )
}
