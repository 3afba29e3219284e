import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListing } from '#test/support/any-listing.ts'
import { choose, type Wish } from './choose.ts'
import { emptyColumns, putRow, type Row } from './columns.ts'
import { presentFacets } from './facets.ts'
import { inOrder, keys } from './order.ts'

const sorts = ['earliest', 'cheapest', 'dearest', 'popular', 'best_hotel'] as const
const anyRows = fc
  .array(anyListing, { maxLength: 60 })
  .map((rows) => rows.map((row, i) => ({ ...row, number: i + 1, partner_slug: row.partner_id })))
const maybe = <T>(...all: T[]) => fc.option(fc.constantFrom(...all), { nil: undefined })
const anyWish: fc.Arbitrary<Wish> = fc.record({
  category: maybe('umroh', 'nothing'),
  travellers: maybe(1, 4, 50),
  month: maybe('2026-12', '2027-01', '2030-01'),
  duration: maybe(9, 10),
  type: maybe('regular' as const, 'financing' as const, 'savings' as const),
  min_price: maybe(20_000_000),
  max_price: maybe(29_999_999),
  travel: maybe('p1', 'nobody'),
  city: maybe('jakarta'),
  airline: maybe('ga'),
  hijri_year: maybe(1448),
  destination: maybe('domestic' as const, 'international' as const),
})

const facetOf = {
  month: (row: Row) => row.months.map((month) => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`),
  duration: (row: Row) => [String(row.duration_days)],
  type: (row: Row) =>
    row.can_finance || row.can_save
      ? [...(row.can_finance ? ['financing'] : []), ...(row.can_save ? ['savings'] : [])]
      : ['regular'],
  travel: (row: Row) => [row.partner_slug],
  city: (row: Row) => [row.departure_city],
  airline: (row: Row) => row.airline_codes,
  hijri_year: (row: Row) => (row.hijri_year ? [String(row.hijri_year)] : []),
  destination: (row: Row) => [row.kind === 'tour_domestic' ? 'domestic' : 'international'],
}
const facetKeys = ['month', 'duration', 'type', 'travel', 'city', 'airline', 'hijri_year', 'destination'] as const

/** Said again the plain way, row by row. */
function answers(row: Row, wish: Wish, but?: string): boolean {
  if (row.standing === 3 || row.partner_id === 'p3') return false
  if (wish.category !== undefined && row.category !== wish.category) return false
  if (row.category === 'haji' || row.group_seats < (wish.travellers ?? 0)) return false
  if (but !== 'price' && (row.price_from < (wish.min_price ?? 0) || row.price_from > (wish.max_price ?? 9e9)))
    return false
  return facetKeys.every((name) => {
    const wanted = wish[name]
    if (wanted === undefined || but === name) return true
    return facetOf[name](row).some((value) => value.toLowerCase() === String(wanted).toLowerCase())
  })
}

test('filters combine, and every count is what choosing it would leave, as a plain count says', () => {
  fc.assert(
    fc.property(anyRows, anyWish, (rows, wish) => {
      const columns = emptyColumns()
      for (const row of rows) putRow(columns, row)
      const { slots, counts } = choose(columns, wish, { hidden: new Set(['p3']), closed: ['haji'] })
      expect(slots.length).toBe(rows.filter((row) => answers(row, wish)).length)
      const facets = presentFacets(columns, counts, 'id')
      for (const name of facetKeys) {
        const expected = new Map<string, number>()
        for (const row of rows.filter((one) => answers(one, wish, name))) {
          for (const value of facetOf[name](row)) expected.set(value, (expected.get(value) ?? 0) + 1)
        }
        expect(new Map(facets[name].map(({ value, count }) => [value, count])), name).toEqual(expected)
      }
      for (const { value, count } of facets.price) {
        const [least = 0, most] = value.split('-').map((part) => (part === '' ? undefined : Number(part)))
        const inRange = (row: Row) => row.price_from >= least && row.price_from <= (most ?? 9e9)
        expect(count).toBe(rows.filter((row) => answers(row, wish, 'price') && inRange(row)).length)
      }
    }),
    { numRuns: 300 },
  )
})

test('a changed listing takes its old place, and one off sale is seen no more', () => {
  const columns = emptyColumns()
  const [row] = fc.sample(anyListing, { numRuns: 1, seed: 1 })
  for (let number = 1; number <= 3000; number++) putRow(columns, { ...row!, standing: 0, number })
  putRow(columns, { ...row!, standing: 3, number: 7 })
  expect(choose(columns, {}, { hidden: new Set() }).slots.length).toBe(2999)
})

test('pages follow each other without overlap, in every order, near and deep', () => {
  fc.assert(
    fc.property(anyRows, fc.constantFrom(...sorts), (rows, sort) => {
      const columns = emptyColumns()
      for (const row of [...rows, ...rows.map((one) => ({ ...one, number: one.number + 1000 }))]) putRow(columns, row)
      const many = Array.from({ length: 4 }, (_, i) =>
        rows.map((one) => ({ ...one, number: one.number + 2000 + i * 100 })),
      )
      for (const row of many.flat()) putRow(columns, row)
      const { slots } = choose(columns, {}, { hidden: new Set() })
      const key = keys(columns)[sort]
      const all = [...slots].sort((a, b) => key(a) - key(b) || columns.column.number[a]! - columns.column.number[b]!)
      const limit = 7
      for (let offset = 0; offset < slots.length + limit; offset += limit) {
        expect(inOrder(columns, slots, { key, offset, limit })).toEqual(all.slice(offset, offset + limit))
      }
    }),
    { numRuns: 60 },
  )
})
