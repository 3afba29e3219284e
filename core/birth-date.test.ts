import { expect, test } from 'vitest'
import { birthDateProblem } from './birth-date.ts'

const today = '2026-11-16'

test.each([
  ['1980-02-29', undefined],
  ['2026-11-16', undefined],
  ['1906-11-16', undefined],
  ['1981-02-29', 'date_invalid'],
  ['2026-13-01', 'date_invalid'],
  ['12-04-1985', 'date_invalid'],
  ['', 'date_invalid'],
  ['+010000-01-01', 'date_invalid'],
  ['2026-11-17', 'birth_future'],
  ['2030-01-01', 'birth_future'],
  ['9999-12-31', 'birth_future'],
  ['1905-11-16', 'birth_long_ago'],
  ['0001-01-01', 'birth_long_ago'],
])('a birth on %j is %s', (text, problem) => {
  expect(birthDateProblem(text, today)).toBe(problem)
})
