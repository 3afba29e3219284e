import { expect, test } from 'vitest'
import { addressOf, readQuery } from './query.ts'

const back = (query: string) => addressOf(readQuery(new URLSearchParams(query)))

test('an address has one spelling, without what is empty or usual', () => {
  expect(back('')).toBe('/blog')
  expect(back('page=1&search=++&category=')).toBe('/blog')
  expect(back('page=2&search= zamzam &x=1')).toBe('/blog?search=zamzam&page=2')
})
