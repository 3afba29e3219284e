import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('what is unknown, empty or the default is left out of an address', () => {
  expect(read('kind=travel&search=&page=1&utm_source=x')).toEqual({})
  expect(addressOf(read('page=2&search=%20amanah%20&kind=tdc&sort=x'))).toBe('/partner?kind=tdc&search=amanah&page=2')
})

test('what makes no sense stays, so that it can be refused', () => {
  expect(read('kind=store&page=-1')).toEqual({ kind: 'store', page: '-1' })
})
