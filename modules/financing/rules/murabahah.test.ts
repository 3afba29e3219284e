import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import {
  advertisedMonthly,
  financingProblem,
  leastDownPayment,
  lightestStart,
  murabahah,
  planWithin,
} from './murabahah.ts'

const terms = {
  financing_least: 5_000_000,
  financing_most: 25_000_000,
  financing_most_share_percent: 90,
  financing_most_months: 24,
}
const of = (price: number, down_payment: number, months = 24, yearly_rate_bp = 950) =>
  murabahah({ price: rupiah(price), down_payment: rupiah(down_payment), months, yearly_rate_bp, terms })
const problem = (price: number, down_payment: number, months = 12) =>
  financingProblem({ price: rupiah(price), down_payment: rupiah(down_payment), months, terms })

test('a margin of 9.5% a year on 20 million over two years is 3.8 million, flat', () => {
  expect(of(30_000_000, 10_000_000)).toEqual({
    price: 30_000_000,
    down_payment: 10_000_000,
    financed: 20_000_000,
    margin: 3_800_000,
    total: 23_800_000,
    months: 24,
    monthly: 991_667,
    last: 991_659,
  })
})

test('without a margin only the sum is paid back', () => {
  expect(of(12_000_000, 6_000_000, 6, 0)).toMatchObject({ margin: 0, total: 6_000_000, monthly: 1_000_000 })
})

test('from 5 to 25 million are financed, both included', () => {
  expect([problem(30_000_000, 25_000_000), problem(30_000_000, 25_000_001)]).toEqual([undefined, 'too_little'])
  expect([problem(30_000_000, 5_000_000), problem(30_000_000, 4_999_999)]).toEqual([undefined, 'too_much'])
})

test('at most nine tenths of the price are financed', () => {
  expect([problem(20_000_000, 2_000_000), problem(20_000_000, 1_999_999)]).toEqual([undefined, 'too_large_a_share'])
})

test('whole months, from one to 24', () => {
  expect([0, 1, 24, 25, 1.5, Number.NaN].map((months) => problem(20_000_000, 5_000_000, months))).toEqual([
    'months',
    undefined,
    undefined,
    'months',
    'months',
    'months',
  ])
  expect(of(20_000_000, 5_000_000, 25)).toBeUndefined()
})

test('the least down payment is a tenth, or what is above 25 million', () => {
  expect(leastDownPayment(rupiah(20_000_000), terms)).toBe(2_000_000)
  expect(leastDownPayment(rupiah(35_000_000), terms)).toBe(10_000_000)
  // A tenth of an odd price is rounded up: the bank never bears more than nine tenths.
  expect(leastDownPayment(rupiah(20_000_001), terms)).toBe(2_000_001)
})

test('a package too cheap to be financed has no plan', () => {
  expect(lightestStart(rupiah(5_000_000), { months: 12, yearly_rate_bp: 950, terms })).toBeUndefined()
  expect(lightestStart(rupiah(5_555_556), { months: 12, yearly_rate_bp: 950, terms })?.financed).toBe(5_000_000)
})

test('whatever the price, the instalments come to the total, and the rounding is a matter of rupiah', () => {
  const price = fc.integer({ min: 5_600_000, max: 400_000_000 })
  const months = fc.integer({ min: 1, max: 24 })
  const rate = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(price, months, rate, (price, months, yearly_rate_bp) => {
      const plan = lightestStart(rupiah(price), { months, yearly_rate_bp, terms })
      if (!plan) throw new Error(`${price} has no plan`)
      expect(plan.down_payment + plan.financed).toBe(price)
      expect(plan.monthly * (months - 1) + plan.last).toBe(plan.total)
      expect(plan.last).toBeLessThanOrEqual(plan.monthly)
      expect(plan.monthly - plan.last).toBeLessThan(months)
      const exact = (plan.financed * (1 + (yearly_rate_bp / 10_000) * (months / 12))) / months
      expect(Math.abs(plan.monthly - exact)).toBeLessThan(1.001)
    }),
  )
})

const within = (price: number, yearly_rate_bp: number, months = 24) =>
  planWithin(rupiah(price), advertisedMonthly, { months, yearly_rate_bp, terms })

test('500 thousand a month bear about 10 million over two years, and the rest is paid first', () => {
  expect(within(26_400_000, 950)).toMatchObject({ financed: 10_000_000, down_payment: 16_400_000, monthly: 495_834 })
})

test('where 500 thousand a month bear less than a bank gives, there is no such plan', () => {
  expect(within(26_400_000, 950, 6)).toBeUndefined()
})

test('no plan takes more a month than was asked for, nor more than may be financed', () => {
  const prices = fc.integer({ min: 6_000_000, max: 200_000_000 })
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 5_000 }), (price, rate) => {
      const plan = within(price, rate)
      return plan === undefined || (plan.monthly <= advertisedMonthly && plan.financed <= price * 0.9)
    }),
  )
})
