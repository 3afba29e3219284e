import { expect, test } from 'vitest'
import { reviewerName } from './reviewer-name.ts'

test('a review names its author by the first name and one letter', () => {
  expect(reviewerName('Siti Nur rahmawati')).toBe('Siti R.')
  expect(reviewerName(' Suharti ')).toBe('Suharti')
  expect(reviewerName('')).toBe('')
})
