import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { financingPlan } from './plan.ts'
import { scheduleOf } from './schedule.ts'

const rules = {
  financing_least: 5_000_000,
  financing_most: 25_000_000,
  financing_most_share_percent: 90,
  financing_most_months: 24,
}
const terms = {
  akad: 'murabahah',
  margin_bp: 1000,
  months: [18],
  financed_least: 0,
  financed_most: 25_000_000,
} as const
const plan = financingPlan(
  { price: rupiah(20_000_000), down_payment: rupiah(2_100_000), months: 18 },
  { ...terms, months: [18] },
  rules,
)

test('instalments fall on the first day of all, or on the last of a month that is shorter', () => {
  if (!plan) throw new Error('no plan')
  const days = scheduleOf(plan, '2026-12-31').map(({ due_on }) => due_on)
  expect(days.slice(0, 5)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
})

test('all are alike but the last, which is smaller', () => {
  if (!plan) throw new Error('no plan')
  const amounts = scheduleOf(plan, '2026-12-01').map(({ amount }) => amount)
  expect([amounts.length, amounts[0], amounts[16], amounts[17]]).toEqual([18, 1_143_612, 1_143_612, 1_143_596])
})
