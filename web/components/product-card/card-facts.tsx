import { formatShortDay } from '#core/format.ts'
import { BedDouble, CalendarDays, Moon, Plane } from '#web/ui/icons/icons.ts'
import { useLanguage } from '../../use-shell.ts'
import { PackageRating } from './package-rating.tsx'
import type { ShownCard } from './shown-card.ts'
import { words } from './words.ts'

/** What a journey is, a line each: when, where one sleeps, who flies. Without dates where none is chosen yet. */
export function CardFacts({ card, isDateless }: { card: ShownCard; isDateless: boolean }) {
  const language = useLanguage()
  const say = words(language)
  const stay = [say.stars(card.hotel_stars), card.walk_minutes !== null && say.walk(card.walk_minutes)].filter(Boolean)
  // What has left or closed has no date to look forward to; what is sold out still leaves on its day.
  const isPast = card.label === 'departed' || card.label === 'closed'
  const coming = isPast || card.next_departure === null ? [] : [card.next_departure]
  const known = card.dates.length > 0 ? card.dates : coming
  const dates = isDateless ? [] : known
  return (
    <ul className="flex flex-col gap-1 text-muted text-sm *:flex *:items-start *:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {card.rating !== null && (
        <li>
          <PackageRating rating={card.rating} rating_count={card.rating_count} />
        </li>
      )}
      {card.hijri_year !== null && (
        <li>
          <Moon aria-hidden="true" />
          {card.kind === 'hajj_preparation' ? say.notHajj : say.hajjYear(card.hijri_year)}
        </li>
      )}
      <li>
        <CalendarDays aria-hidden="true" />
        <span>
          {say.days(card.duration_days)}
          {dates.length > 0 && <span className="sr-only">{say.dates}</span>}
          {dates.map((day, place) => (
            // A date is never torn apart at the end of a line.
            <span key={day}>
              <span aria-hidden="true">{'\u00a0· '}</span>
              {place > 0 && <span className="sr-only">, </span>}
              <span className="whitespace-nowrap">{formatShortDay(day, language)}</span>
            </span>
          ))}
        </span>
      </li>
      {card.hotel_stars > 0 && (
        <li>
          <BedDouble aria-hidden="true" />
          {stay.join(' · ')}
        </li>
      )}
      <li>
        <Plane aria-hidden="true" />
        {`${card.airlines.join(', ')} ${say.from(card.departure_city)}`}
      </li>
    </ul>
  )
}
