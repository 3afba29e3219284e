import { expect, test } from 'vitest'
import { termErrors } from './typed.server.ts'

test('what is wrong with flights or hotels as a whole is said at a field that is there', () => {
  const said = ['Kursinya sudah dipesan']
  expect(termErrors({ flights: said, stays: said, departs_on: said, 'flights.1.departs_day': said })).toEqual({
    'flights.0.number': said,
    'stays.0.hotel_id': said,
    departs_on: said,
    'flights.1.departs_nth': said,
  })
})
