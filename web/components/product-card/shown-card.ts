import type { Card } from '#modules/search/rules/present.ts'

type Always =
  | 'id'
  | 'slug'
  | 'name'
  | 'picture_id'
  | 'picture_colour'
  | 'duration_days'
  | 'departure_city'
  | 'airlines'
  | 'hotel_stars'
  | 'price_from'
  | 'price_date'
  | 'dates'
type Sometimes = 'kind' | 'hijri_year' | 'walk_minutes' | 'next_departure' | 'seats_free' | 'label' | 'rating'

/** What a card in a list shows of a package. */
export type ShownCard = Pick<Card, Always> &
  Partial<Pick<Card, Sometimes | 'rating_count'>> & { partner: Pick<Card['partner'], 'name' | 'licence_number'> }

/** Fewer seats than this are worth hurrying for; more is no news. */
export const lastSeats = 10

/** Only what is shown: a page with dozens of cards sends each of them twice, once as words and once for its scripts. */
export function shownCard(card: Card): ShownCard {
  const { id, slug, name, picture_id, picture_colour, price_from, price_date, dates } = card
  const { duration_days, departure_city, airlines, hotel_stars } = card
  const { name: partner, licence_number } = card.partner
  return {
    ...{ id, slug, name, picture_id, picture_colour, price_from, price_date, dates },
    ...{ duration_days, departure_city, airlines, hotel_stars },
    partner: { name: partner, licence_number },
    ...sometimes(card),
  }
}

/** What most cards have nothing to say about. */
function sometimes(card: Card): Pick<ShownCard, Sometimes | 'rating_count'> {
  const { label, seats_free, hijri_year, kind, walk_minutes, next_departure, rating, rating_count } = card
  return {
    ...(label !== null && { label }),
    ...(seats_free < lastSeats && { seats_free }),
    ...(hijri_year !== null && { hijri_year, kind }),
    ...(walk_minutes !== null && { walk_minutes }),
    ...(card.dates.length === 0 && { next_departure }),
    ...(rating !== null && { rating, rating_count }),
  }
}
