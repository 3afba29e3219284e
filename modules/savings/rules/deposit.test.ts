import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { savingMonths, suggestedDeposit } from './deposit.ts'

test('a target is shared out evenly over the months, a broken rupiah rounded up', () => {
  expect(savingMonths.map((months) => suggestedDeposit(rupiah(26_400_000), months))).toEqual([
    4_400_000, 2_200_000, 1_466_667, 1_100_000,
  ])
})

test('the deposits reach the target, and not a month too early', () => {
  for (const target of [50_001, 25_999_999, 40_000_000]) {
    for (const months of savingMonths) {
      const deposit = suggestedDeposit(rupiah(target), months)
      expect(deposit * months).toBeGreaterThanOrEqual(target)
      expect(deposit * (months - 1)).toBeLessThan(target)
    }
  }
})
