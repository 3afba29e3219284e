import { expect, test } from 'vitest'
import { words } from './words.ts'

test('English days stand as every other date does, the month first', () => {
  expect(words('en').sunText('16:18', '16:27')).toContain('May 27–28 at 16:18 and July 15–16 at 16:27')
})
