import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListing } from '#test/support/any-listing.ts'
import { choose } from './choose.ts'
import { emptyColumns, putRow, type Row } from './columns.ts'
import { matchOf } from './dates.ts'
import { presentFacets } from './facets.ts'
import type { ListingFilters } from './listing-query.ts'
import { inOrder, keys } from './order.ts'

const sorts = ['earliest', 'cheapest', 'dearest', 'popular', 'best_hotel'] as const
const anyRows = fc
  .array(anyListing, { maxLength: 60 })
  .map((rows) => rows.map((row, i) => ({ ...row, number: i + 1, partner_slug: row.partner_id })))
const maybe = <T>(...all: T[]) => fc.option(fc.constantFrom(...all), { nil: undefined })
const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  category: maybe('umroh', 'nothing'),
  travellers: maybe(1, 4, 50),
  month: maybe('2026-12', '2027-01', '2030-01'),
  departure_date: maybe('2026-12-24', '2027-02-01', '2026-12-25'),
  duration: maybe(9, 10),
  type: maybe('regular' as const, 'financing' as const, 'savings' as const),
  min_price: maybe(20_000_000),
  max_price: maybe(29_999_999),
  travel: maybe('p1', 'nobody'),
  city: maybe('jakarta'),
  airline: maybe('ga', 'XX'),
  hijri_year: maybe(1448),
  destination: maybe('domestic' as const, 'international' as const),
})

type Dated = { day: number; price: number; seats: number; airline: string; isReady: boolean }

/** The dates of a row, read back. */
const datesOf = ({ date_facts, airline_codes }: Row): Dated[] =>
  Array.from({ length: date_facts.length / 5 }, (_, i) => {
    const [day = 0, price = 0, seats = 0, airline = 0, ready = 0] = date_facts.slice(i * 5, i * 5 + 5)
    return { day, price, seats, airline: airline_codes[airline] ?? '', isReady: ready === 1 }
  })
const monthText = (day: number) => `${Math.floor(day / 10_000)}-${String(Math.floor(day / 100) % 100).padStart(2, '0')}`
const dayText = (day: number) => `${monthText(day)}-${String(day % 100).padStart(2, '0')}`

/** Said again the plain way: a date answers when all that is asked of dates holds of it. */
function dateAnswers(date: Dated, filters: ListingFilters, but?: string): boolean {
  if (filters.departure_date !== undefined && dayText(date.day) !== filters.departure_date) return false
  if (date.seats < (filters.travellers ?? 0)) return false
  if (but !== 'month' && filters.month !== undefined && monthText(date.day) !== filters.month) return false
  if (but !== 'airline' && filters.airline !== undefined && date.airline !== filters.airline.toUpperCase()) return false
  return but === 'price' || (date.price >= (filters.min_price ?? 0) && date.price <= (filters.max_price ?? 9e9))
}
const answering = (row: Row, filters: ListingFilters, but?: string) =>
  datesOf(row).filter((date) => dateAnswers(date, filters, but))

const facetOf = {
  duration: (row: Row) => [String(row.duration_days)],
  type: (row: Row) =>
    row.can_finance || row.can_save
      ? [...(row.can_finance ? ['financing'] : []), ...(row.can_save ? ['savings'] : [])]
      : ['regular'],
  travel: (row: Row) => [row.partner_slug],
  city: (row: Row) => [row.departure_city],
  hijri_year: (row: Row) => (row.hijri_year ? [String(row.hijri_year)] : []),
  destination: (row: Row) => [row.kind === 'tour_domestic' ? 'domestic' : 'international'],
}
const facetKeys = ['duration', 'type', 'travel', 'city', 'hijri_year', 'destination'] as const

/** And a listing when it is shown, its package answers, and one of its dates does. */
function answers(row: Row, filters: ListingFilters, but?: string): boolean {
  if (row.standing === 3 || row.partner_id === 'p3' || row.category === 'haji') return false
  if (filters.category !== undefined && row.category !== filters.category) return false
  const isPackage = facetKeys.every((name) => {
    const wanted = filters[name]
    if (wanted === undefined || but === name) return true
    return facetOf[name](row).some((value) => value.toLowerCase() === String(wanted).toLowerCase())
  })
  return isPackage && answering(row, filters, but).length > 0
}

const filled = (rows: readonly Row[]) => {
  const columns = emptyColumns()
  for (const row of rows) putRow(columns, row)
  return columns
}
const within = { hidden: new Set(['p3']), closed: ['haji'] }

test('filters combine on one date, and every count is what choosing it would leave, as a plain count says', () => {
  fc.assert(
    fc.property(anyRows, anyFilters, (rows, filters) => {
      const columns = filled(rows)
      const { slots, counts } = choose(columns, filters, within)
      const chosen = [...slots].map((slot) => columns.column.number[slot])
      expect(chosen).toEqual(rows.filter((row) => answers(row, filters)).map(({ number }) => number))
      const facets = presentFacets({ counts, known: columns.known }, 'id')
      const counted = (name: keyof typeof facets) => new Map(facets[name].map(({ value, count }) => [value, count]))
      const plainly = (name: string, valuesOf: (row: Row) => string[]) => {
        const expected = new Map<string, number>()
        for (const row of rows.filter((one) => answers(one, filters, name)))
          for (const value of new Set(valuesOf(row))) expected.set(value, (expected.get(value) ?? 0) + 1)
        return expected
      }
      for (const name of facetKeys) expect(counted(name), name).toEqual(plainly(name, facetOf[name]))
      const open = (row: Row, but: string) => answering(row, filters, but).filter(({ day }) => day > 0)
      expect(counted('month')).toEqual(plainly('month', (row) => open(row, 'month').map(({ day }) => monthText(day))))
      const airlinesOf = (row: Row) => answering(row, filters, 'airline').map(({ airline }) => airline)
      expect(counted('airline')).toEqual(plainly('airline', airlinesOf))
      for (const { value, count } of facets.price) {
        const [least = 0, most] = value.split('-').map((part) => (part === '' ? undefined : Number(part)))
        const ranged = { ...filters, min_price: least, max_price: most }
        expect(count, value).toBe(rows.filter((row) => answers(row, ranged)).length)
      }
    }),
    { numRuns: 300 },
  )
})

test('price, date, seats and label of a card are those of the dates that answer, and lists are sorted by them', () => {
  fc.assert(
    fc.property(anyRows, anyFilters, (rows, filters) => {
      const columns = filled(rows)
      const { slots, dates } = choose(columns, filters, within)
      if (!dates) return
      const byNumber = new Map(rows.map((row) => [row.number, row]))
      const priced = [...slots].map((slot) => {
        const row = byNumber.get(columns.column.number[slot] ?? 0)
        if (!row) throw new Error('chosen from nowhere')
        const matching = answering(row, filters)
        const [first] = matching
        const price = Math.min(...matching.map((date) => date.price))
        const cheapest = matching.find((date) => date.price === price)
        const isOpen = (first?.day ?? 0) > 0
        expect(matchOf(columns.dates[slot] ?? new Int32Array(), dates.gate)).toEqual({
          price_from: price,
          cheapest_on: isOpen ? dayText(cheapest?.day ?? 0) : null,
          next_departure: isOpen ? dayText(first?.day ?? 0) : null,
          days: isOpen ? [...new Set(matching.map(({ day }) => day))].slice(0, 3) : [],
          seats_free: matching.reduce((sum, { seats }) => sum + seats, 0),
          is_ready: first?.isReady,
        })
        return { number: row.number, standing: row.standing, price }
      })
      const key = keys(columns, new Map(), dates).cheapest
      const listed = inOrder(columns, slots, { key, offset: 0, limit: 100 })
      const plainly = priced.toSorted((a, b) => a.standing - b.standing || a.price - b.price || a.number - b.number)
      expect(listed.map((slot) => columns.column.number[slot])).toEqual(plainly.map(({ number }) => number))
    }),
    { numRuns: 200 },
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
