import { cx } from '../../../ui/class-names.ts'
import type { Year } from '../year.server.ts'

type EventsProps = { id: string; title: string; events: Year['events']['ahead'] }

/** Days that matter, in their order; nothing where there are none. */
export function Events({ id, title, events }: EventsProps) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ol className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
        {events.map((event) => (
          <li key={event.key} className={cx('flex flex-col border-line border-b py-3', event.isPast && 'text-muted')}>
            <span className={cx('font-semibold', !event.isPast && 'text-ink')}>{event.name}</span>
            <span className="text-sm">
              <time dateTime={event.date}>{event.day}</time>
              {` · ${event.hijriah}`}
              {event.span && ` · ${event.span}`}
            </span>
            <span className="text-muted text-sm">{event.about}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
