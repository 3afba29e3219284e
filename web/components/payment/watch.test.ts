import { expect, test } from 'vitest'
import { waitAfter } from './watch.ts'

test('a page asks every five seconds at first, ever more seldom later, and never less than twice a minute', () => {
  expect([0, 1, 23].map(waitAfter)).toEqual([5_000, 5_000, 5_000])
  expect([24, 25, 26].map(waitAfter)).toEqual([10_000, 15_000, 20_000])
  expect([28, 100, 1_000].map(waitAfter)).toEqual([30_000, 30_000, 30_000])
})
