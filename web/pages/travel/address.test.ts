import { expect, test } from 'vitest'
import { addressOf, tabOf } from './address.ts'

test('a tab that does not exist is the information', () => {
  expect([tabOf('reviews'), tabOf('REVIEWS'), tabOf(''), tabOf(null)]).toEqual([
    'reviews',
    'information',
    'information',
    'information',
  ])
})

test('the first tab and the first page stand in no address', () => {
  expect(addressOf({ slug: 'a' })).toBe('/travel/a')
  expect(addressOf({ slug: 'a', tab: 'information', page: 1 })).toBe('/travel/a')
  expect(addressOf({ slug: 'a', tab: 'reviews', page: 2 })).toBe('/travel/a?tab=reviews&page=2')
})

test('a name that is none of ours cannot leave its place in the address', () => {
  expect(addressOf({ slug: '../../?x=/y' })).toBe('/travel/..%2F..%2F%3Fx%3D%2Fy')
})
