import { expect, test } from 'vitest'
import { rowCountOf, rowsOf } from './list-rows.ts'

const values = {
  title: 'Paket',
  'flights.0.code': ' GA 980 ',
  'flights.0.day': '2027-01-02',
  'flights.2.code': '',
  'flights.2.day': '',
  'flights.10.code': 'SV 817',
  'flights.x.code': 'no row',
  'flightsteps.0.code': 'another list',
}

test('rows come in the order they stand in, trimmed, and empty ones are left out', () => {
  expect(rowsOf(values, 'flights')).toEqual([
    { place: 0, values: { code: 'GA 980', day: '2027-01-02' } },
    { place: 10, values: { code: 'SV 817' } },
  ])
})

test('a form that comes back has room for every row that was typed', () => {
  expect([rowCountOf(values, 'flights'), rowCountOf({}, 'flights')]).toEqual([11, 0])
})
