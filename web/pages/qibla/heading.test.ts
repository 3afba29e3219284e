import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

test('a phone that knows north says where its top points', () => {
  expect(headingOf({ alpha: 90, absolute: true })).toBe(270)
  expect(headingOf({ alpha: 0, absolute: true })).toBe(0)
  expect(headingOf({ alpha: 12, webkitCompassHeading: 295 })).toBe(295)
})

test('an angle from nowhere in particular is no heading', () => {
  expect(headingOf({ alpha: 90, absolute: false })).toBeUndefined()
  expect(headingOf({ alpha: null, absolute: true })).toBeUndefined()
})
