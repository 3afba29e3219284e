import fc from 'fast-check'
import type { Row } from '#modules/search/rules/columns.ts'

const pick = <T>(...all: T[]) => fc.constantFrom(...all)

const anyDate = fc.record({
  day: pick(20261201, 20261224, 20270105, 20270201, 20280210),
  price: fc.oneof(
    fc.integer({ min: 20_000_000, max: 45_000_000 }),
    pick(0, 14_000_000, 25_000_000, 29_999_999, 30_000_000, 250_000_000),
  ),
  seats: pick(1, 3, 4, 45, 900),
  airline: pick('GA', 'SV'),
  ready: pick(0, 1),
})

const plain = fc.record({
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
  hotel_stars: pick(3, 4, 5),
  can_finance: fc.boolean(),
  can_save: fc.boolean(),
  is_featured: fc.boolean(),
  popularity: fc.nat(5),
})

const textOf = (day: number) => String(day).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')

/** A listing as the listing index keeps it, with few enough values that many agree in some. */
export const anyListing: fc.Arbitrary<Omit<Row, 'number'>> = fc
  .tuple(plain, fc.array(anyDate, { minLength: 1, maxLength: 5 }))
  .map(([row, all]) => {
    const dates = all.toSorted((a, b) => a.day - b.day)
    const isOpen = row.standing === 0
    const airline_codes = [...new Set(dates.map(({ airline }) => airline))].sort()
    return {
      ...row,
      airline_codes,
      airline_names: [],
      price_from: Math.min(...dates.map(({ price }) => price)),
      next_departure: textOf(dates[0]?.day ?? 0),
      months: isOpen ? [...new Set(dates.map(({ day }) => Math.floor(day / 100)))] : [],
      date_facts: dates.flatMap(({ day, price, seats, airline, ready }) => {
        const place = airline_codes.indexOf(airline)
        return isOpen ? [day, price, seats, place, ready] : [0, price, 0, place, 0]
      }),
    }
  })
