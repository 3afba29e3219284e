import { expect, test } from 'vitest'
import { isRepaid, repaidOf } from './repayment.ts'

const schedule = [
  { number: 1, due_on: '2026-12-18', amount: 900 },
  { number: 2, due_on: '2027-01-18', amount: 899 },
]

test('an instalment past its day that nobody reported is late; on its day it is not', () => {
  const late = (today: string) => repaidOf(schedule, [], today).map(({ is_late }) => is_late)
  expect(late('2026-12-18')).toEqual([false, false])
  expect(late('2026-12-19')).toEqual([true, false])
})

test('a report stands beside its instalment and changes none of it', () => {
  const [first] = repaidOf(schedule, [{ number: 1, paid_on: '2026-12-25', amount: 950 }], '2027-01-01')
  expect(first).toEqual({ ...schedule[0], paid_on: '2026-12-25', paid_amount: 950, is_late: false })
})

test('all reported is repaid, and a schedule of nothing never is', () => {
  expect([
    isRepaid(schedule, [{ number: 1 }]),
    isRepaid(schedule, [{ number: 2 }, { number: 1 }]),
    isRepaid([], []),
  ]).toEqual([false, true, false])
})
