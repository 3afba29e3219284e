import { expect, test } from 'vitest'
import { words } from './words.ts'

test('a calendar that is moved says by how many days, one or two', () => {
  const { moved } = words('en')
  expect(moved(1)).toMatch(/differ from Umm al-Qura by 1 day,/)
  expect(moved(-2)).toMatch(/differ from Umm al-Qura by 2 days,/)
})
