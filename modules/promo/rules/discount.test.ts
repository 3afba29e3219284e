import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { discount } from './discount.ts'

const percent = (share: number, most_amount: number | null = null) => ({ percent: share, amount: null, most_amount })
const fixed = (amount: number) => ({ percent: null, amount, most_amount: null })
const off = (promo: Parameters<typeof discount>[0], amount: number) => discount(promo, rupiah(amount))

test('a share of the amount is rounded down to whole rupiah', () => {
  expect(off(percent(10), 30_000_000)).toBe(3_000_000)
  expect(off(percent(7), 99)).toBe(6)
})

test('a share stops at its ceiling', () => {
  expect(off(percent(10, 500_000), 30_000_000)).toBe(500_000)
  expect(off(percent(10, 500_000), 1_000_000)).toBe(100_000)
})

test('an amount is taken off as it is, but not more than there is to pay', () => {
  expect(off(fixed(250_000), 1_000_000)).toBe(250_000)
  expect(off(fixed(250_000), 100_000)).toBe(100_000)
})

test('a promo that promises nothing takes nothing off', () => {
  expect(off({ percent: null, amount: null, most_amount: null }, 1_000_000)).toBe(0)
})

const whole = (min: number, max: number) => fc.integer({ min, max })
const anyWorth = fc.record({
  percent: fc.option(whole(-50, 300)),
  amount: fc.option(whole(-1_000_000, 2_000_000_000)),
  most_amount: fc.option(whole(-1_000_000, 2_000_000_000)),
})

test('whatever a promo says, nobody pays less than nothing or more than before', () => {
  fc.assert(
    fc.property(anyWorth, whole(0, 2_000_000_000), (promo, amount) => {
      const taken = off(promo, amount)
      expect(Number.isSafeInteger(taken)).toBe(true)
      expect(taken).toBeGreaterThanOrEqual(0)
      expect(taken).toBeLessThanOrEqual(amount)
    }),
  )
})

test('a share never exceeds its promise or its ceiling', () => {
  fc.assert(
    fc.property(whole(1, 100), whole(0, 5_000_000), whole(0, 2_000_000_000), (share, most, amount) => {
      const taken = off(percent(share, most), amount)
      expect(taken).toBeLessThanOrEqual(most)
      expect(taken * 100).toBeLessThanOrEqual(amount * share)
    }),
  )
})

test('who spends more never saves less', () => {
  fc.assert(
    fc.property(anyWorth, whole(0, 1_000_000_000), whole(0, 1_000_000_000), (promo, amount, more) => {
      fc.pre((promo.percent ?? 0) >= 0 && (promo.most_amount ?? 0) >= 0)
      expect(off(promo, amount + more)).toBeGreaterThanOrEqual(off(promo, amount))
    }),
  )
})
