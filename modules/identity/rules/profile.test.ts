import { expect, test } from 'vitest'
import { jakartaDate, parseDate } from '#core/time.ts'
import { avatarUrl, birthDateProblem, isServedAge } from './profile.ts'

const today = jakartaDate(new Date('2026-11-15T00:00:00Z'))
const isServed = (text: string) => isServedAge(parseDate(text) ?? today, today)

test('members are thirteen or older, and born within living memory', () => {
  expect(isServed('2013-11-15')).toBe(true)
  expect(isServed('2013-11-16')).toBe(false)
  expect(isServed('1890-01-01')).toBe(false)
  expect(isServed('2027-01-01')).toBe(false)
})

test('a day that is in no calendar is refused', () => {
  expect(birthDateProblem('2026-02-30')).toBe('date_invalid')
  expect(birthDateProblem('2024-02-29')).toBeUndefined()
})

test('a member without a picture has the default one', () => {
  expect(avatarUrl(null)).toBe('/pictures/avatar-default/320.webp')
  expect(avatarUrl('a1')).toBe('/pictures/a1/320.webp')
})
