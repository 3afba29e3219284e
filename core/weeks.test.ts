import { expect, test } from 'vitest'
import { weeksUntil } from './weeks.ts'

test('a week begins on Monday in Jakarta, and this one is the last', () => {
  expect(weeksUntil(new Date('2026-11-17T03:00:00Z'), 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
})

test('Sunday evening in London is Monday in Jakarta, and a new week', () => {
  expect(weeksUntil(new Date('2026-11-15T16:59:59Z'), 1)).toEqual(['2026-11-09'])
  expect(weeksUntil(new Date('2026-11-15T17:00:00Z'), 1)).toEqual(['2026-11-16'])
})

test('weeks go on over the end of a year', () => {
  expect(weeksUntil(new Date('2027-01-01T12:00:00Z'), 2)).toEqual(['2026-12-21', '2026-12-28'])
})
