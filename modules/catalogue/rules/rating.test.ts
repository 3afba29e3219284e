import { expect, test } from 'vitest'
import { ratingOf, starsOf } from './rating.ts'

test('a rating has one decimal, and nobody’s voice is no rating', () => {
  expect(ratingOf(14, 3)).toBe(4.7)
  expect(ratingOf(10, 2)).toBe(5)
  expect(ratingOf(0, 0)).toBeNull()
})

test('stars are counted from one to five', () => {
  const counts = [
    { rating: 5, count: 2 },
    { rating: 4, count: 1 },
  ]
  expect(starsOf(counts)).toEqual({ stars: [0, 0, 0, 1, 2], total: 3, rating: 4.7 })
  expect(starsOf([])).toEqual({ stars: [0, 0, 0, 0, 0], total: 0, rating: null })
})
