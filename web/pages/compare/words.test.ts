import { expect, test } from 'vitest'
import { words } from './words.ts'

test('one night in one star is not counted as many', () => {
  const { stay } = words('en')
  expect(stay('Mata Ie Resort', 1, 1)).toBe('Mata Ie Resort, 1 star, 1 night')
  expect(stay('Mata Ie Resort', 3, 2)).toBe('Mata Ie Resort, 3 stars, 2 nights')
})
