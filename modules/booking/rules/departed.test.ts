import { expect, test } from 'vitest'
import { hasDeparted } from './departed.ts'

test('a journey has departed from its day on', () => {
  const journey = { departs_on: '2027-03-17' }
  const days = ['2027-03-16', '2027-03-17', '2027-03-18']
  expect(days.map((today) => hasDeparted(journey, today))).toEqual([false, true, true])
})
