import { expect, test } from 'vitest'
import { unlikeNeighbours } from './neighbours.ts'
import { type CardFacts, presentCard } from './present.ts'

const facts = (picture_ids: string[], picture_colours: (string | null)[]): CardFacts => ({
  number: 1,
  product_id: 'a',
  slug: 'a',
  name_id: 'Umrah 9 Hari',
  name_en: '9-day umrah',
  category: 'umroh',
  kind: 'regular',
  type_slug: 'umroh-reguler',
  picture_id: picture_ids[0] ?? '',
  picture_ids,
  picture_colours,
  partner_slug: 'mitra',
  partner_name: 'Mitra Uji',
  partner_logo_id: null,
  licence_number: 'PPIU-1',
  duration_days: 9,
  hijri_year: null,
  departure_city: 'Jakarta',
  airline_names: [],
  hotel_stars: 4,
  walk_minutes: null,
  price_from: 30_000_000,
  cheapest_on: null,
  next_departure: null,
  days: [],
  seats_free: 0,
  label: null,
  ratings: {},
  can_finance: false,
  can_save: false,
})
const reader = { language: 'id', tenant: { id: 't' } } as const
const shown = (...list: CardFacts[]) =>
  unlikeNeighbours(list).map((one) => {
    const { picture_id, picture_colour } = presentCard(one, reader)
    return [picture_id, picture_colour]
  })

test('a card waits in the colour of the picture it shows, also where that is not its first', () => {
  const pair = facts(['kaaba-1-card', 'dunes-1-card'], ['#111111', '#222222'])
  expect(shown(pair, pair)).toEqual([
    ['kaaba-1-card', '#111111'],
    ['dunes-1-card', '#222222'],
  ])
})

test('a card whose picture nobody knows, or that has none, waits in no colour', () => {
  expect(shown(facts(['lost'], [null]), facts([], []))).toEqual([
    ['lost', null],
    ['', null],
  ])
})
