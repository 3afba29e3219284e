import { expect, test } from 'vitest'
import { feeBackOf, feeOf } from './fee.ts'

test('a fee is a share of what was earned, rounded down for the payee; who brings buyers pays none', () => {
  expect(feeOf(17_900_001, { payee_kind: 'partner', basis_points: 250 })).toBe(447_500)
  expect(feeOf(17_900_001, { payee_kind: 'store', basis_points: 0 })).toBe(0)
  expect(feeOf(17_900_001, { payee_kind: 'affiliate', basis_points: 250 })).toBe(0)
})

test('with parts of an earning their share of the fee goes back, and with the last part the last rupiah', () => {
  const earned = { amount: 100, fee: 10 }
  const parts = [33, 33, 34]
  let before = 0
  const back = parts.map((part) => {
    const fee = feeBackOf(earned, { before, back: part })
    before += part
    return fee
  })
  expect(back).toEqual([3, 3, 4])
})
