import { expect, test } from 'vitest'
import { trueTotal } from './total.ts'

test('what the price leaves out is added back, as far as its cost is known', () => {
  expect(trueTotal(30_000_000, [{ amount: 650_000 }, { amount: null }, { amount: 350_000 }])).toBe(31_000_000)
})

test('a price that leaves nothing out is the total', () => {
  expect(trueTotal(30_000_000, [])).toBe(30_000_000)
})

test('for a party everyone needs what is left out', () => {
  expect(trueTotal(90_000_000, [{ amount: 650_000 }, { amount: null }], 3)).toBe(91_950_000)
})
