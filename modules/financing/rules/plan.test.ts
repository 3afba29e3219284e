import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import {
  advertisedMonthly,
  type FinancingTerms,
  financingPlan,
  financingProblem,
  leastDownPayment,
  lightestStart,
  planWithin,
} from './plan.ts'

const rules = {
  financing_least: 5_000_000,
  financing_most: 25_000_000,
  financing_most_share_percent: 90,
  financing_most_months: 24,
}
const everyMonth = Array.from({ length: 24 }, (_, i) => i + 1)
const bounds = { months: everyMonth, financed_least: 5_000_000, financed_most: 25_000_000 }
const sale = (margin_bp: number): FinancingTerms => ({ akad: 'murabahah', margin_bp, ...bounds })
const service = (ujrah: number): FinancingTerms => ({ akad: 'ijarah multijasa', ujrah, ...bounds })
const of = (price: number, down_payment: number, months = 24, margin_bp = 950) =>
  financingPlan({ price: rupiah(price), down_payment: rupiah(down_payment), months }, sale(margin_bp), rules)
const problem = (price: number, down_payment: number, months = 12, terms?: FinancingTerms) =>
  financingProblem({ price: rupiah(price), down_payment: rupiah(down_payment), months }, rules, terms)

test.each([
  [20_000_000, 950, 12, 1_825_000, 1_825_000, 21_900_000],
  [17_900_000, 1000, 18, 1_143_612, 1_143_596, 20_585_000],
  [5_000_000, 975, 24, 248_959, 248_943, 5_975_000],
  [24_999_999, 1125, 6, 4_401_042, 4_401_039, 26_406_249],
  [25_000_000, 1200, 24, 1_291_667, 1_291_659, 31_000_000],
])('%i at %i hundredths of a percent over %i months', (financed, margin_bp, months, monthly, last, total) => {
  expect(of(50_000_000, 50_000_000 - financed, months, margin_bp)).toMatchObject({ monthly, last, total })
})

test('a margin of 9.5% a year on 20 million over two years is 3.8 million, flat', () => {
  expect(of(30_000_000, 10_000_000)).toEqual({
    price: 30_000_000,
    down_payment: 10_000_000,
    financed: 20_000_000,
    charge: 3_800_000,
    total: 23_800_000,
    months: 24,
    monthly: 991_667,
    last: 991_659,
  })
})

test('without a margin only the sum is paid back', () => {
  expect(of(12_000_000, 6_000_000, 6, 0)).toMatchObject({ charge: 0, total: 6_000_000, monthly: 1_000_000 })
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
  expect(leastDownPayment(rupiah(20_000_000), rules)).toBe(2_000_000)
  expect(leastDownPayment(rupiah(35_000_000), rules)).toBe(10_000_000)
  // A tenth of an odd price is rounded up: the bank never bears more than nine tenths.
  expect(leastDownPayment(rupiah(20_000_001), rules)).toBe(2_000_001)
})

test('a bank has bounds of its own within the rules', () => {
  const strict = { ...sale(950), months: [12, 24], financed_least: 8_000_000, financed_most: 15_000_000 }
  expect(problem(30_000_000, 22_000_000, 12, strict)).toBeUndefined()
  expect(problem(30_000_000, 22_000_001, 12, strict)).toBe('too_little')
  expect(problem(30_000_000, 14_999_999, 12, strict)).toBe('too_much')
  expect(problem(30_000_000, 20_000_000, 18, strict)).toBe('months')
  expect(leastDownPayment(rupiah(30_000_000), rules, strict)).toBe(15_000_000)
  // A bank cannot go beyond what the rules allow.
  expect(problem(60_000_000, 30_000_000, 12, { ...sale(950), financed_most: 30_000_000 })).toBe('too_much')
})

test('the fee of a service is the same whatever the sum and the months', () => {
  const ijarah = (financed: number, months: number) =>
    financingPlan(
      { price: rupiah(40_000_000), down_payment: rupiah(40_000_000 - financed), months },
      service(1_750_000),
      rules,
    )
  expect(ijarah(20_000_000, 12)).toMatchObject({ charge: 1_750_000, total: 21_750_000, monthly: 1_812_500 })
  expect([ijarah(10_000_000, 12)?.charge, ijarah(10_000_000, 24)?.charge]).toEqual([1_750_000, 1_750_000])
})

const cheap = (price: number) => lightestStart({ price: rupiah(price), months: 12 }, sale(950), rules)

test('a package too cheap to be financed has no plan', () => {
  expect(cheap(5_000_000)).toBeUndefined()
  expect(cheap(5_555_556)?.financed).toBe(5_000_000)
})

const anyTerms = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map(sale),
  fc.integer({ min: 0, max: 9_000_000 }).map(service),
)

test('whatever the price, the down payment and the months, the instalments come to what is financed and the charge', () => {
  const price = fc.integer({ min: 5_600_000, max: 400_000_000 })
  const months = fc.integer({ min: 1, max: 24 })
  const more = fc.integer({ min: 0, max: 20_000_000 })
  fc.assert(
    fc.property(price, months, more, anyTerms, (price, months, more, terms) => {
      const least = leastDownPayment(rupiah(price), rules, terms)
      // As much more than the least as still leaves something to finance.
      const down_payment = rupiah(least + Math.min(more, price - least - rules.financing_least))
      const plan = financingPlan({ price: rupiah(price), down_payment, months }, terms, rules)
      if (!plan) throw new Error(`${price} has no plan`)
      expect(plan.down_payment + plan.financed).toBe(price)
      const sum = plan.monthly * (months - 1) + plan.last
      expect(sum).toBe(plan.financed + plan.charge)
      const selling_price = price + plan.charge
      expect(sum).toBe(selling_price - plan.down_payment)
      expect(plan.last).toBeLessThanOrEqual(plan.monthly)
      expect(plan.monthly - plan.last).toBeLessThan(months)
    }),
  )
})

const within = (price: number, terms: FinancingTerms, months = 24) =>
  planWithin({ price: rupiah(price), months, monthly: advertisedMonthly }, terms, rules)

test('500 thousand a month bear about 10 million over two years, and the rest is paid first', () => {
  const plan = { financed: 10_000_000, down_payment: 16_400_000, monthly: 495_834 }
  expect(within(26_400_000, sale(950))).toMatchObject(plan)
  expect(within(26_400_000, service(2_000_000))).toMatchObject({ financed: 10_000_000, monthly: 500_000 })
})

test('where 500 thousand a month bear less than a bank gives, there is no such plan', () => {
  expect(within(26_400_000, sale(950), 6)).toBeUndefined()
  expect(within(26_400_000, service(9_000_000))).toBeUndefined()
})

test('no plan takes more a month than is wanted, nor more than may be financed', () => {
  const prices = fc.integer({ min: 6_000_000, max: 200_000_000 })
  fc.assert(
    fc.property(prices, anyTerms, (price, terms) => {
      const plan = within(price, terms)
      return plan === undefined || (plan.monthly <= advertisedMonthly && plan.financed <= price * 0.9)
    }),
  )
})
