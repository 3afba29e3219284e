import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('an address says which tab and which page', () => {
  expect(read('')).toEqual({ type: undefined, page: 1 })
  expect(read('type=promo&page=3')).toEqual({ type: 'promo', page: 3 })
  expect(addressOf({ type: undefined, page: 1 })).toBe('/notification')
  expect(addressOf({ type: 'info', page: 2 })).toBe('/notification?type=info&page=2')
})

test.each(['-1', '0', '1.5', 'abc', '1e3', '99999', "1'--"])('page %s of no tab is the first of all', (page) => {
  expect(read(`page=${page}&type=spam`)).toEqual({ type: undefined, page: 1 })
})
