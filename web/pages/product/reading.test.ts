import { expect, test } from 'vitest'
import { chosenOf } from './reading.server.ts'

const departures = [
  { id: 'a', departs_on: '2027-01-04', seats_free: 3, prices: { quad: 30_000_000 } },
  { id: 'full', departs_on: '2027-11-08', seats_free: 0, prices: { quad: 28_000_000 } },
  { id: 'b', departs_on: '2027-11-08', seats_free: 5, prices: { quad: 31_000_000 } },
  { id: 'dear', departs_on: '2027-12-06', seats_free: 5, prices: { quad: 33_000_000 } },
  { id: 'cheap', departs_on: '2027-12-06', seats_free: 5, prices: { quad: 29_000_000 } },
]
const chosen = (departure?: string, people = {}) => {
  const counts = { quad: 1, triple: 0, double: 0, children: 0, infants: 0, ...people }
  return chosenOf({ departures }, { departure, counts })?.id
}

test('a package opens at the date asked for, by its id or by its day, else at the first with seats', () => {
  expect(chosen('full')).toBe('full')
  expect(chosen('2027-11-08')).toBe('b')
  expect(chosen('2027-12-01')).toBe('a')
  // Of two on one day the one whose price a card shows.
  expect(chosen('2027-12-06')).toBe('cheap')
  expect(chosen()).toBe('a')
})

test('a package opens at the first date with a seat for everyone, where no date was asked for', () => {
  expect(chosen(undefined, { quad: 3, infants: 1 })).toBe('a')
  expect(chosen(undefined, { quad: 3, children: 1 })).toBe('b')
  expect(chosen('a', { quad: 4 })).toBe('a')
  expect(chosen('2027-01-04', { quad: 4 })).toBe('a')
  // Nothing fits: the page still shows a date, and the form says that the seats do not suffice.
  expect(chosen(undefined, { quad: 9 })).toBe('a')
})
