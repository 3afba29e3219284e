import { expect, test } from 'vitest'
import { historyOf, standingOn } from './history.ts'

const row = (value: number, valid_from: string, valid_to: string | null = null) => ({
  ...{ value, valid_from, valid_to, source: 'a test' },
})

test('a number ends the day before the next one begins, or on its own last day where that is earlier', () => {
  const history = historyOf([row(1, '2026-01-01'), row(3, '2027-03-01'), row(2, '2026-06-01', '2026-12-31')])
  expect(history.map(({ value, valid_to }) => [value, valid_to])).toEqual([
    [3, null],
    [2, '2026-12-31'],
    [1, '2026-05-31'],
  ])
})

test('today has what holds, and the nearest of what is to come', () => {
  const history = historyOf([row(1, '2026-01-01'), row(2, '2027-01-01'), row(3, '2028-01-01')])
  const { now, next } = standingOn(history, '2026-11-17')
  expect([now?.value, next?.value]).toEqual([1, 2])
  expect(standingOn(history, '2028-01-01')).toMatchObject({ now: { value: 3 }, next: null })
  expect(standingOn([], '2026-11-17')).toEqual({ now: null, next: null })
})
