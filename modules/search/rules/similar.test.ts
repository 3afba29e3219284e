import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListing } from '#test/support/any-listing.ts'
import { type Columns, emptyColumns, putRow, type Row } from './columns.ts'
import { likest } from './similar.ts'

/** How unlike, told plainly from the rows themselves. */
function distance(one: Row, other: Row): number {
  const price = Math.abs(Math.log(Math.max(1, other.price_from) / Math.max(1, one.price_from))) * 10
  const stay = Math.abs(other.duration_days - one.duration_days) / 2
  const month = other.months.some((each) => one.months.includes(each)) ? 0 : 3
  const type = other.type_slug === one.type_slug ? 0 : 2
  const kind = other.kind === one.kind ? 0 : 4
  return other.standing * 1000 + price + stay + month + type + kind
}

const shownOf = ({ column }: Columns) => ({ isShown: (slot: number) => (column.standing[slot] ?? 9) <= 1 })

test('the likest are the very ones that a look at all of them would give', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(30), anyListing), { minLength: 1, maxLength: 80 }),
      fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(201)),
      (puts, count) => {
        const columns = emptyColumns()
        const rows = new Map<number, Row>()
        // Some listings come again with another price, type or standing.
        for (const [number, row] of puts) {
          const listed = { ...row, number: number + 1 }
          putRow(columns, listed)
          if (columns.slots.has(listed.number)) rows.set(listed.number, listed)
        }
        for (const one of rows.values()) {
          const all = [...rows.values()].filter(
            (row) => row.number !== one.number && row.category === one.category && row.standing <= 1,
          )
          const expected = all
            .map((row) => distance(one, row))
            .toSorted((a, b) => a - b)
            .slice(0, count)
          const similar = likest(columns, columns.slots.get(one.number) ?? 0, { count, ...shownOf(columns) })
          const numbers = similar.map((slot) => columns.column.number[slot] ?? 0)
          expect(new Set(numbers).size).toBe(expected.length)
          numbers.forEach((number, place) => {
            const row = rows.get(number)
            expect(row && distance(one, row)).toBeCloseTo(expected[place] ?? -1, 6)
          })
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('those that cost the same and are alike in all else come in the order of their numbers', () => {
  const columns = emptyColumns()
  const [row] = fc.sample(anyListing, { numRuns: 1, seed: 1 })
  if (!row) throw new Error('no row')
  for (const number of [5, 3, 9, 1]) putRow(columns, { ...row, standing: 0, number })
  const similar = likest(columns, columns.slots.get(3) ?? 0, { count: 2, ...shownOf(columns) })
  expect(similar.map((slot) => columns.column.number[slot])).toEqual([1, 5])
})
