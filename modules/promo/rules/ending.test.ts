import { expect, test } from 'vitest'
import { daysToHurry, lastDay } from './ending.ts'

const at = (text: string) => new Date(`${text}+07:00`)
const now = at('2026-11-15T20:00:00')

test('the last day is the one its end falls on, and the day before when that is midnight in Jakarta', () => {
  expect(lastDay(at('2026-11-20T00:00:01'))).toBe('2026-11-20')
  expect(lastDay(at('2026-11-20T00:00:00'))).toBe('2026-11-19')
  expect(lastDay(at('2026-11-19T23:59:59'))).toBe('2026-11-19')
})

test('days are those of the calendar, not of 24 hours', () => {
  expect(daysToHurry(at('2026-11-15T23:59:59'), now)).toBe(0)
  expect(daysToHurry(at('2026-11-16T00:00:00'), now)).toBe(0)
  expect(daysToHurry(at('2026-11-16T00:30:00'), now)).toBe(1)
})

test('a week before the end people are told to hurry, no earlier', () => {
  expect(daysToHurry(at('2026-11-22T23:00:00'), now)).toBe(7)
  expect(daysToHurry(at('2026-11-23T01:00:00'), now)).toBeUndefined()
})

test('what is over needs no hurry', () => {
  expect(daysToHurry(now, now)).toBeUndefined()
  expect(daysToHurry(at('2026-11-01T00:00:00'), now)).toBeUndefined()
})
