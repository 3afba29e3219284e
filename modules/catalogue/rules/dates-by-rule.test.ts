import { expect, test } from 'vitest'
import { datesByRule, dayAfter, mostDates } from './dates-by-rule.ts'

test('every second Tuesday between two days, both included', () => {
  expect(datesByRule({ from: '2027-01-05', until: '2027-02-02', weekday: 2, every: 2 })).toEqual([
    '2027-01-05',
    '2027-01-19',
    '2027-02-02',
  ])
})

test('the first one is the weekday on or after the first day, also over the turn of a week and a year', () => {
  expect(datesByRule({ from: '2026-12-30', until: '2027-01-10', weekday: 1, every: 1 })).toEqual(['2027-01-04'])
  expect(datesByRule({ from: '2027-01-10', until: '2027-01-09', weekday: 0, every: 1 })).toEqual([])
})

test('a rule without an end in sight makes no more than can be added at once', () => {
  expect(datesByRule({ from: '2027-01-01', until: '2099-01-01', weekday: 5, every: 1 })).toHaveLength(mostDates)
})

test('days are counted over the end of a month', () => {
  expect(dayAfter('2027-02-27', 3)).toBe('2027-03-02')
})
