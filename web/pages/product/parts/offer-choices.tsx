import { cx } from '../../../ui/class-names.ts'
import { linkClass } from '../../../ui/link-class.ts'
import type { Offer } from '../offer.server.ts'
import type { Labels } from '../words.ts'
import { ChoiceLink } from './choice-link.tsx'

type Chosen = NonNullable<Offer['chosen']>

const choiceClass =
  'flex min-h-12 flex-wrap items-center justify-between gap-x-3 rounded-md border border-line px-3 py-2 text-ink no-underline transition-colors duration-150 hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:ring-1 aria-[current=true]:ring-brand'

export function Rooms({ chosen, say }: { chosen: Chosen; say: Labels }) {
  return (
    <nav aria-labelledby="offer-rooms" className="flex flex-col gap-2">
      <h3 id="offer-rooms" className="font-semibold text-sm">
        {say.room}
      </h3>
      <ul className="flex flex-col gap-2">
        {chosen.rooms.map((room) => (
          <li key={room.value}>
            <ChoiceLink
              choose={{ room: room.value }}
              aria-current={room.isCurrent ? 'true' : undefined}
              className={choiceClass}
            >
              <span>{room.label}</span>
              <b className="money">{room.price}</b>
            </ChoiceLink>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        {say.child} <span className="money">{chosen.child}</span> · {say.infant}{' '}
        <span className="money">{chosen.infant}</span>
      </p>
    </nav>
  )
}

export function Dates({ offer, say }: { offer: Offer; say: Labels }) {
  return (
    <nav aria-labelledby="offer-dates" className="flex flex-col gap-2">
      <h3 id="offer-dates" className="font-semibold text-sm">
        {say.departure}
      </h3>
      <ul className="offer-dates">
        {offer.dates.map((date) => (
          <li key={date.id}>
            <ChoiceLink
              choose={{ departure: date.id, month: date.month }}
              aria-current={date.isCurrent ? 'true' : undefined}
              className={choiceClass}
            >
              <b className="text-sm">{date.day}</b>
              <span className="money text-sm">{date.price}</span>
              <span className="flex w-full flex-wrap justify-between gap-x-3 text-muted text-sm">
                <span>{date.hijri}</span>
                <span className={cx(date.isFull && 'font-semibold text-danger-text')}>{date.seats}</span>
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
      {offer.hasMoreDates && (
        <a href="#calendar" className={cx(linkClass(), 'text-sm')}>
          {say.allDates}
        </a>
      )}
    </nav>
  )
}
