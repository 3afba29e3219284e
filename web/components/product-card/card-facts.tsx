import { formatShortDay } from '#core/format.ts'
import { useLanguage } from '../../use-shell.ts'
import { PackageRating } from './package-rating.tsx'
import type { ShownCard } from './shown-card.ts'
import { words } from './words.ts'

/** What a journey is, a line each: when, where one sleeps, who flies. Without dates where none is chosen yet. */
export function CardFacts({ card, isDateless }: { card: ShownCard; isDateless: boolean }) {
  const language = useLanguage()
  const say = words(language)
  const { rating = null, rating_count = 0, hijri_year = null, walk_minutes = null, next_departure = null } = card
  const stay = [say.stars(card.hotel_stars), walk_minutes !== null && say.walk(walk_minutes)].filter(Boolean)
  // What has left or closed has no date to look forward to; what is sold out still leaves on its day.
  const isPast = card.label === 'departed' || card.label === 'closed'
  const coming = isPast || next_departure === null ? [] : [next_departure]
  const known = card.dates.length > 0 ? card.dates : coming
  const dates = isDateless ? [] : known
  return (
    <ul className="product-facts">
      {rating !== null && (
        <li>
          <PackageRating rating={rating} rating_count={rating_count} />
        </li>
      )}
      {hijri_year !== null && (
        <li className="fact-season">{card.kind === 'hajj_preparation' ? say.notHajj : say.hajjYear(hijri_year)}</li>
      )}
      <li className="fact-days">
        <Days days={card.duration_days} dates={dates} />
      </li>
      {card.hotel_stars > 0 && <li className="fact-stay">{stay.join(' · ')}</li>}
      <li className="fact-flight">{`${card.airlines.join(', ')} ${say.from(card.departure_city)}`}</li>
    </ul>
  )
}

/** How long it takes and when it leaves: a line for the eye, and the same as a sentence for screen readers. */
function Days({ days, dates }: { days: number; dates: readonly string[] }) {
  const language = useLanguage()
  const say = words(language)
  const length = say.days(days)
  if (dates.length === 0) return <span>{length}</span>
  // A date is never torn apart at the end of a line.
  const written = dates.map((day) => formatShortDay(day, language).replaceAll(' ', '\u00a0'))
  return (
    <>
      <span aria-hidden="true">{[length, ...written].join('\u00a0· ')}</span>
      <span className="sr-only">{length + say.dates + written.join(', ')}</span>
    </>
  )
}
