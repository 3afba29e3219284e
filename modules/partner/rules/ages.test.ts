import { expect, test } from 'vitest'
import { countByAge } from './ages.ts'

test('each waiting day belongs to one step, from the first to the very old', () => {
  expect(countByAge([0, 2, 3, 6, 7, 13, 14, 400]).map(({ count }) => count)).toEqual([2, 2, 2, 2])
  expect(countByAge([]).map(({ count }) => count)).toEqual([0, 0, 0, 0])
})
