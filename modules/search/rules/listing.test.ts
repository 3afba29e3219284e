import { expect, test } from 'vitest'
import type { ListingDeparture, ListingFacts } from '#modules/catalogue/rules/listing-facts.ts'
import { availabilityOf, documentWords, listingOf } from './listing.ts'

const today = '2026-11-15'
// Noon in Jakarta.
const day = { now: new Date('2026-11-15T05:00:00Z'), rules: { ready_days: 30, ready_sold_percent: 80 } }
const date = (wish: Partial<ListingDeparture> & { departs_on: string }): ListingDeparture => ({
  closes_at: new Date(`${wish.departs_on}T17:00:00Z`),
  quota: 40,
  sold: 0,
  held: 0,
  airline: { code: 'GA', name: 'Garuda Indonesia' },
  hotels: [
    { name: 'Anjum', city: 'Makkah', stars: 5, walk_minutes: 8 },
    { name: 'Taiba', city: 'Madinah', stars: 4, walk_minutes: 2 },
  ],
  prices: [30_000_000, 32_000_000, 35_000_000],
  ...wish,
})
const licence = (valid_until = '2027-01-01', kind: 'PPIU' | 'PIHK' = 'PPIU') => ({
  kind,
  number: `${kind}-1`,
  valid_from: null,
  valid_until,
  suspended_on: null,
})
const partner = {
  id: 'p',
  slug: 'mitra',
  name: 'Mitra Uji',
  logo_picture_id: null,
  licences: [licence()],
}
const product = (departures: ListingDeparture[]): ListingFacts => ({
  id: 'a',
  slug: 'a',
  partner_id: 'p',
  category: 'umroh',
  kind: 'regular',
  type_slug: 'umroh-reguler',
  type_name: { id: 'Umrah reguler', en: 'Regular umrah' },
  name: { id: 'Umrah 9 Hari', en: '9-day umrah' },
  duration_days: 9,
  hijri_year: null,
  departure_city: 'Surabaya',
  picture_ids: ['x'],
  can_finance: false,
  can_save: false,
  is_featured: false,
  view_count: 3,
  rating_sum: 9,
  rating_count: 2,
  ratings: [
    { tenant_id: 't', sum: 4, count: 1 },
    { tenant_id: 'u', sum: 5, count: 1 },
  ],
  departures,
})

test('labels: ready to depart within 30 days and 80% sold, sold out, closed, departed', () => {
  const label = (...dates: ListingDeparture[]) => availabilityOf(dates, day).label
  expect(label(date({ departs_on: '2027-03-01' }))).toBeNull()
  expect(label(date({ departs_on: '2026-12-15', sold: 32 }))).toBe('ready_to_depart')
  expect(label(date({ departs_on: '2026-12-15', sold: 31 }))).toBeNull()
  expect(label(date({ departs_on: '2026-12-16', sold: 32 }))).toBeNull()
  expect(label(date({ departs_on: '2027-03-01', sold: 30, held: 10 }))).toBe('sold_out')
  expect(label(date({ departs_on: '2026-11-14' }))).toBe('departed')
  expect(label(date({ departs_on: '2026-11-20', closes_at: day.now }))).toBe('closed')
  expect(label(date({ departs_on: '2026-11-20', closes_at: day.now }), date({ departs_on: '2027-03-01' }))).toBeNull()
})

test('only dates with seats make price, months and the next departure', () => {
  const listing = listingOf(
    product([
      date({ departs_on: '2026-10-01', prices: [10_000_000] }),
      date({ departs_on: '2026-12-01', sold: 40, prices: [20_000_000] }),
      date({ departs_on: '2027-02-10' }),
      date({ departs_on: '2027-02-20', sold: 10, airline: { code: 'SV', name: 'Saudia' } }),
    ]),
    partner,
    day,
  )
  expect(listing).toMatchObject({
    price_from: 30_000_000,
    next_departure: '2027-02-10',
    last_departure: '2027-02-20',
    months: [202702],
    days: [20270210, 20270220],
    seats_free: 70,
    group_seats: 40,
    airline_codes: ['GA', 'SV'],
    hotel_stars: 5,
    walk_minutes: 8,
    rating_tenths: 45,
    ratings: { t: { rating: 4, count: 1 }, u: { rating: 5, count: 1 } },
  })
})

test('a licence that has ended, or is of another kind, takes the offer off sale', () => {
  const listed = (...licences: ReturnType<typeof licence>[]) =>
    listingOf(product([date({ departs_on: '2027-02-10' })]), { ...partner, licences }, day)
  expect(listed(licence(today))).toBeDefined()
  expect(listed(licence('2026-11-14'))).toBeUndefined()
  expect(listed(licence('2027-01-01', 'PIHK'))).toBeUndefined()
  expect(listed(licence('2027-01-01', 'PIHK'), licence())).toMatchObject({ licence_number: 'PPIU-1' })
  expect(listingOf(product([]), partner, day)).toBeUndefined()
})

test('the document holds names, partner, city, airline, hotel and months of both calendars', () => {
  const listing = listingOf(product([date({ departs_on: '2027-02-10' })]), partner, day)
  const words = documentWords(listing?.document ?? '')
  for (const word of ['umroh', 'umrah', 'mitra', 'surabaya', 'garuda', 'anjum', 'makkah', 'm02', 'h144809', '1448'])
    expect(words).toContain(word)
})

test('signs tell the airline, the words of the name, the kind of journey and the stars of the hotel', () => {
  const listing = listingOf(product([date({ departs_on: '2027-02-10' })]), partner, day)
  const signs = documentWords(listing?.document ?? '').filter((word) => /^[A-Z]/.test(word))
  expect(signs.sort()).toEqual(['Agaruda', 'Cumroh', 'N9', 'Nday', 'Nhari', 'Numrah', 'Numroh', 'S5'])
})
