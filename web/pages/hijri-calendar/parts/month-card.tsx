import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { Year } from '../year.server.ts'

type Month = Year['months']['ahead'][number]
type Place = Month['weeks'][number][number]

/** One Hijri month as a small calendar. */
export function MonthCard({ month, weekdays }: { month: Month; weekdays: readonly string[] }) {
  const id = `month-${month.number}`
  return (
    <Card as="section" look="flat" aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id} className="text-lg">
          {month.name}
        </h3>
        <p className="text-muted text-sm">{month.span}</p>
      </div>
      <table className="w-full table-fixed text-center tabular-nums">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="overflow-hidden pb-1 font-normal text-muted text-xs">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((place, i) => (
                <Day key={place?.date ?? i} place={place} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Day({ place }: { place: Place }) {
  if (!place) return <td />
  return (
    <td aria-current={place.isToday ? 'date' : undefined} className="p-0.5">
      <time
        dateTime={place.date}
        className={cx(
          'flex flex-col items-center rounded-sm py-1 leading-tight',
          place.isToday && 'bg-brand text-on-brand',
          !place.isToday && place.matters && 'bg-accent-soft font-bold text-accent-text',
        )}
      >
        {place.hijri}
        <span className={cx('text-xs', !place.isToday && !place.matters && 'text-muted')}>{place.gregorian}</span>
      </time>
    </td>
  )
}
