import { expect, test } from 'vitest'
import type { Card } from '#modules/search/rules/present.ts'
import { shownCard } from './shown-card.ts'

const card: Card = {
  id: '0190a000-3552-7e6e-8fb7-cf818b52f53a',
  slug: 'umrah-hemat',
  name: 'Umrah hemat',
  names: { id: 'Umrah hemat', en: 'Economy umrah' },
  category: 'umroh',
  kind: 'regular',
  type_slug: 'reguler',
  picture_id: 'kaaba-1-card',
  picture_colour: null,
  thumbnail: '/pictures/kaaba-1-card/480.webp',
  partner: { slug: 'safa', name: 'Safa', logo: null, licence_number: 'U.1/2024' },
  duration_days: 9,
  hijri_year: null,
  departure_city: 'Jakarta',
  airlines: ['Saudia'],
  hotel_stars: 4,
  walk_minutes: null,
  price_from: 28_900_000,
  price_date: '2027-01-04',
  next_departure: '2027-01-04',
  dates: ['2027-01-04'],
  seats_free: 40,
  label: null,
  rating: null,
  rating_count: 0,
  can_finance: true,
  can_save: true,
}

test('a card is sent without what it does not show', () => {
  expect(Object.keys(shownCard(card)).sort()).toEqual([
    'airlines',
    'dates',
    'departure_city',
    'duration_days',
    'hotel_stars',
    'id',
    'name',
    'partner',
    'picture_colour',
    'picture_id',
    'price_date',
    'price_from',
    'slug',
  ])
})

test.each([
  [{ label: 'sold_out' }, { label: 'sold_out' }],
  [{ seats_free: 9 }, { seats_free: 9 }],
  [
    { hijri_year: 1449, kind: 'hajj_preparation' },
    { hijri_year: 1449, kind: 'hajj_preparation' },
  ],
  [{ walk_minutes: 5 }, { walk_minutes: 5 }],
  [{ dates: [] }, { next_departure: '2027-01-04' }],
  [
    { rating: 4.5, rating_count: 3 },
    { rating: 4.5, rating_count: 3 },
  ],
] satisfies [Partial<Card>, Partial<Card>][])('a card with %j says so', (facts, shown) => {
  expect(shownCard({ ...card, ...facts })).toMatchObject(shown)
})
