import { expect, test } from 'vitest'
import { shownPhone } from './shown-phone.ts'

test.each([
  ['+6281234567890', '+62 812 3456 7890'],
  ['+628123456789', '+62 812 3456 789'],
  ['+14155552671', '+14155552671'],
  ['0812 3456', '0812 3456'],
])('%s is shown as %s', (number, shown) => {
  expect(shownPhone(number)).toBe(shown)
})
