import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import { rupiah } from './money.ts'

test('what rounding leaves over goes to the largest remainders, of equal ones to the first', () => {
  expect(apportion(rupiah(10_000), [35_000, 35_000, 30_001])).toEqual([3_500, 3_500, 3_000])
  expect(apportion(rupiah(100), [1, 1, 1])).toEqual([34, 33, 33])
  expect(apportion(rupiah(5), [0, 10])).toEqual([0, 5])
  expect(apportion(rupiah(0), [0, 0])).toEqual([0, 0])
  expect(() => apportion(rupiah(1), [0, 0])).toThrow('nothing to split')
})

test('over ten thousand splits the parts sum to the amount, and no part is more than its weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const sum = all.reduce((total, weight) => total + weight, 0)
      const amount = rupiah(Math.floor(sum * share))
      const parts = apportion(amount, all)
      expect(parts.reduce((total, part) => total + part, 0)).toBe(amount)
      expect(parts.every((part, at) => part >= 0 && part <= (all[at] ?? 0))).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})
