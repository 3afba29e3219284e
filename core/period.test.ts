import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

test('a period is of days in Jakarta, and its last day is in it', () => {
  expect(periodOf({ from: '2026-11-01', until: '2026-11-30' })).toEqual({
    from: new Date('2026-10-31T17:00:00Z'),
    until: new Date('2026-11-30T17:00:00Z'),
  })
})

test('a period without an end is open there', () => {
  expect(periodOf({})).toEqual({ from: undefined, until: undefined })
})
