import { expect, test } from 'vitest'
import { addressOf, limitOf, readQuery } from './query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

test('an address says which tab, and how many pages of it are shown', () => {
  expect(read('')).toEqual({ category: 'umroh', page: 1 })
  expect(read('category=haji&page=3')).toEqual({ category: 'haji', page: 3 })
  expect(addressOf({ category: 'umroh', page: 1 })).toBe('/member/wishlist')
  expect(addressOf({ category: 'haji', page: 3 })).toBe('/member/wishlist?category=haji&page=3')
})

test('souvenirs have a tab of their own', () => {
  expect(read('category=oleh-oleh')).toEqual({ category: 'oleh-oleh', page: 1 })
  expect(addressOf({ category: 'oleh-oleh', page: 2 })).toBe('/member/wishlist?category=oleh-oleh&page=2')
})

test.each(['-1', '0', '1.5', 'abc', '1e3', '99999', "1'--"])('page %s is the first one', (page) => {
  expect(read(`page=${page}&category=souvenir`)).toEqual({ category: 'umroh', page: 1 })
})

test('no address asks for more than the API gives', () => {
  expect(limitOf(read('page=2'))).toBe(24)
  expect(limitOf(read('page=999'))).toBe(500)
})
