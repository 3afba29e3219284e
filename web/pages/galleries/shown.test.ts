import { expect, test } from 'vitest'
import { moreAddress, shownOf } from './shown.ts'

test.each([
  [null, 3],
  ['3', 3],
  ['4', 6],
  ['9', 9],
  ['300', 300],
  ['999999', 300],
  ['0', 3],
  ['-3', 3],
  ['1e9', 3],
  ['abc', 3],
  ['3.5', 3],
  ['99999999999999999999', 3],
  ['', 3],
])('?show=%s shows %i pictures', (input, shown) => expect(shownOf(input)).toBe(shown))

test('each address leads to three more, up to an end', () => {
  expect(moreAddress(3)).toBe('/galleries?show=6')
  expect(moreAddress(300)).toBeUndefined()
})
