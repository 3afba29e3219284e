import { expect, test } from 'vitest'
import { chosenOf } from './reading.server.ts'

const departures = [
  { id: 'a', departs_on: '2027-01-04', seats_free: 3 },
  { id: 'full', departs_on: '2027-11-08', seats_free: 0 },
  { id: 'b', departs_on: '2027-11-08', seats_free: 5 },
]
const chosen = (asked?: string) => chosenOf(Object({ departures }), asked)?.id

test('a package opens at the date asked for, by its id or by its day, else at the first with seats', () => {
  expect(chosen('full')).toBe('full')
  expect(chosen('2027-11-08')).toBe('b')
  expect(chosen('2027-12-01')).toBe('a')
  expect(chosen()).toBe('a')
})
