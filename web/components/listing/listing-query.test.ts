import { expect, test } from 'vitest'
import { addressOf, priceBounds, readListingQuery, withChoice } from './listing-query.ts'

const read = (query: string) => readListingQuery(new URLSearchParams(query), ['month', 'city', 'price'])

test('what is unknown, empty or the default is left out of an address', () => {
  expect(read('city=Jakarta&utm_source=x&month=&sort=earliest&page=1&type=regular')).toEqual({ city: 'Jakarta' })
})
test('which order is the default is the listing’s own', () => {
  const sorted = (query: string) => readListingQuery(new URLSearchParams(query), [], 'relevant')
  expect([sorted('sort=relevant'), sorted('sort=earliest')]).toEqual([{}, { sort: 'earliest' }])
})
test('the order of filters in an address is always the same', () => {
  expect(addressOf('/umroh', read('page=2&city=Jakarta&month=2027-01'))).toBe(
    '/umroh?month=2027-01&city=Jakarta&page=2',
  )
  expect(addressOf('/umroh', {})).toBe('/umroh')
})
test('another choice begins at its first page', () => {
  expect(withChoice(read('page=3&city=Jakarta'), { month: '2027-01' })).toEqual({ city: 'Jakarta', month: '2027-01' })
})
test.each([
  ['25000000-29999999', { min_price: '25000000', max_price: '29999999' }],
  ['40000000-', { min_price: '40000000' }],
  ['-20000000', { max_price: '20000000' }],
  ['abc', { min_price: 'abc' }],
  [undefined, {}],
])('a price of %j is asked as %j', (price, bounds) => expect(priceBounds(price)).toEqual(bounds))
