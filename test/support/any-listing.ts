import fc from 'fast-check'
import type { Row } from '#modules/search/rules/columns.ts'

const pick = <T>(...all: T[]) => fc.constantFrom(...all)

/** A listing as the shelf keeps it, with few enough values that many agree in some. */
export const anyListing: fc.Arbitrary<Omit<Row, 'number'>> = fc.record({
  standing: pick(0, 0, 0, 1, 2, 3),
  category: pick('umroh', 'haji'),
  kind: pick('regular', 'tour_domestic', 'tour_international'),
  type_slug: pick('a', 'b'),
  type_name_id: fc.constant('x'),
  type_name_en: fc.constant('y'),
  partner_id: pick('p1', 'p2', 'p3'),
  partner_slug: fc.constant(''),
  partner_name: fc.constant('P'),
  duration_days: pick(9, 10, 12),
  hijri_year: pick(null, 1448, 1449),
  departure_city: pick('Jakarta', 'Surabaya'),
  airline_codes: pick(['GA'], ['SV'], ['GA', 'SV']),
  airline_names: fc.constant([]),
  hotel_stars: pick(3, 4, 5),
  can_finance: fc.boolean(),
  can_save: fc.boolean(),
  is_featured: fc.boolean(),
  price_from: fc.oneof(
    fc.integer({ min: 20_000_000, max: 45_000_000 }),
    pick(0, 14_000_000, 25_000_000, 29_999_999, 30_000_000, 250_000_000),
  ),
  next_departure: pick('2026-12-01', '2027-01-05', '2027-02-01'),
  months: pick([], [202612], [202612, 202701], [202702]),
  group_seats: pick(0, 3, 4, 45, 900),
  popularity: fc.nat(5),
})
