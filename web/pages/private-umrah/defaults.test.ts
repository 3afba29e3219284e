import { expect, test } from 'vitest'
import { fittingVehicle, nearestDate, usualHotel } from './defaults.ts'

// 2027-01-04 is a Monday.
const daily = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], arrives_days_later: 0 }]
const search = { first_date: '2027-01-05', last_date: '2027-03-31', closures: [], nights: 8, out: daily, home: daily }

test('a plan begins on the first day on which planes fly there and back', () => {
  expect(nearestDate(search)).toBe('2027-01-05')
  const mondays = [{ weekdays: [1], arrives_days_later: 1 }]
  expect(nearestDate({ ...search, out: mondays })).toBe('2027-01-11')
  // Eight nights from the day after lead to a Wednesday.
  expect(nearestDate({ ...search, out: mondays, home: [{ weekdays: [3], arrives_days_later: 0 }] })).toBe('2027-01-11')
  expect(nearestDate({ ...search, home: [{ weekdays: [4], arrives_days_later: 0 }] })).toBe('2027-01-06')
})

test('a plan begins when umrah is open, with everybody home before it closes', () => {
  const closures = [{ closes_on: '2027-01-10', reopens_on: '2027-02-01' }]
  expect(nearestDate({ ...search, closures })).toBe('2027-02-01')
})

test('where nothing flies, the first day stands there to be mended', () => {
  expect(nearestDate({ ...search, out: [] })).toBe('2027-01-05')
})

test('everybody fits into the smallest vehicle that is large enough', () => {
  const vehicles = [{ capacity: 10 }, { capacity: 3 }, { capacity: 6 }]
  expect([1, 3, 4, 8, 12].map((people) => fittingVehicle(vehicles, people)?.capacity)).toEqual([3, 3, 6, 10, 10])
})

test('a hotel of four stars is the usual one', () => {
  expect(usualHotel([{ stars: 5 }, { stars: 4 }])).toEqual({ stars: 4 })
  expect(usualHotel([{ stars: 5 }, { stars: 3 }])).toEqual({ stars: 5 })
})
