import { expect, test } from 'vitest'
import { progressAt } from './progress-at.ts'

test('a page that comes within 200 ms shows no bar', () => {
  expect(progressAt(0)).toBe(0)
  expect(progressAt(199)).toBe(0)
  expect(progressAt(200)).toBeGreaterThan(0)
})
test('the bar only ever grows', () => {
  const seen = Array.from({ length: 60 }, (_, i) => progressAt(i * 100))
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
})
test('after 5000 ms it stands still, just short of full', () => {
  expect(progressAt(5000)).toBeCloseTo(0.95)
  expect(progressAt(60_000)).toBe(progressAt(5000))
})
