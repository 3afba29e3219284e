import { expect, test } from 'vitest'
import { depositsLeft, isReminderDue, nextDepositOn, progressOf } from './progress.ts'

const plan = { target: 24_000_000, months: 12, deposit_day: 5, accepted_on: '2026-11-18', is_awaiting: true }
const none = { balance: 0, saved: 0, last_paid_on: null }
const after = (months: number, last_paid_on: string) => {
  const saved = 2_000_000 * months
  return { balance: saved, saved, last_paid_on }
}

test('the next deposit is on the chosen day, today among them, and not twice in a month', () => {
  expect(nextDepositOn(5, '2026-11-18', null)).toBe('2026-12-05')
  expect(nextDepositOn(18, '2026-11-18', null)).toBe('2026-11-18')
  expect(nextDepositOn(28, '2027-02-01', '2027-02-01')).toBe('2027-03-28')
  expect(nextDepositOn(5, '2026-12-20', '2026-12-04')).toBe('2027-01-05')
  expect(nextDepositOn(5, '2026-12-31', null)).toBe('2027-01-05')
})

test('a plan has as many deposits as months, whichever day was chosen', () => {
  for (const day of [1, 5, 17, 18, 19, 28])
    for (const months of [6, 12, 18, 24]) {
      const first = nextDepositOn(day, '2026-11-18', null)
      expect([day, months, depositsLeft(first, '2026-11-18', months)]).toEqual([day, months, months])
    }
})

test('who deposits every month is told the same sum until the end', () => {
  expect(progressOf(plan, none, '2026-11-18')).toMatchObject({ percent: 0, next_deposit: 2_000_000 })
  expect(progressOf(plan, after(1, '2026-12-05'), '2026-12-05')).toMatchObject({
    percent: 8,
    next_deposit_on: '2027-01-05',
    next_deposit: 2_000_000,
  })
  expect(progressOf(plan, after(11, '2027-10-05'), '2027-10-20').next_deposit).toBe(2_000_000)
})

test('a month without a deposit is shared out over those that are left, and costs nothing else', () => {
  const missed = progressOf(plan, none, '2026-12-06')
  expect(missed).toMatchObject({ remaining: 24_000_000, next_deposit_on: '2027-01-05', next_deposit: 2_181_819 })
  expect(progressOf(plan, after(3, '2027-02-05'), '2028-03-01').next_deposit).toBe(18_000_000)
})

test('what was paid out counts as saved, and nothing more is awaited of a plan that reached its target or ends', () => {
  const done = { balance: 0, saved: 24_000_000, last_paid_on: '2027-01-05' }
  expect(progressOf(plan, done, '2027-02-01')).toEqual({
    balance: 0,
    saved: 24_000_000,
    remaining: 0,
    percent: 100,
    next_deposit_on: null,
    next_deposit: null,
  })
  expect(progressOf({ ...plan, is_awaiting: false }, none, '2027-02-01').next_deposit).toBeNull()
})

test('one is reminded on the day, a little late if need be, and not of a month that has its deposit', () => {
  const due = (today: string, last: string | null = null) => isReminderDue(plan, last, today)
  expect([due('2026-12-04'), due('2026-12-05'), due('2026-12-08'), due('2026-12-09')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(due('2026-12-05', '2026-12-01')).toBe(false)
  expect(due('2026-12-05', '2026-11-30')).toBe(true)
  // Opened after the day of this month.
  expect(isReminderDue({ ...plan, deposit_day: 17 }, null, '2026-11-18')).toBe(false)
  expect(isReminderDue({ ...plan, is_awaiting: false }, null, '2026-12-05')).toBe(false)
})
