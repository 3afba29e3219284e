import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const read = (query: string) => addressOf(readQuery(new URLSearchParams(query)))

test('an address of promos has one spelling, without what is empty, unknown or the default', () => {
  expect(read('page=2&utm_source=x&category=umroh&search=+turki+')).toBe('/promo?search=turki&category=umroh&page=2')
  expect(read('page=1&search=&category=%20&sort=x')).toBe('/promo')
})

test('what means something in an address is written so that it means itself', () => {
  expect(read('search=a%26page%3D9')).toBe('/promo?search=a%26page%3D9')
})
