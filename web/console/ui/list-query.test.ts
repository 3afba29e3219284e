import { expect, test } from 'vitest'
import { isNarrowed, listHref, otherSort } from './list-query.ts'

const query = { search: 'Siti & co', sort: '-at', cursor: 'abc' }

test('another filter begins the list anew, and the next part stays within the same words', () => {
  expect(listHref('/audit', query, { call: 'POST /x' })).toBe('/audit?search=Siti+%26+co&sort=-at&call=POST+%2Fx')
  expect(listHref('/audit', query, { cursor: 'next' })).toBe('/audit?search=Siti+%26+co&sort=-at&cursor=next')
})

test('what is taken away leaves nothing behind in the address', () => {
  expect(listHref('/audit', query, { search: undefined, sort: '' })).toBe('/audit')
})

test('a column that is sorted by already turns round', () => {
  expect([otherSort('at', 'at'), otherSort('at', '-at'), otherSort('name', 'at')]).toEqual(['-at', 'at', 'name'])
})

test('an order narrows nothing', () => {
  expect([isNarrowed({ sort: 'at', cursor: 'x' }), isNarrowed({ search: 'x' })]).toEqual([false, true])
})
