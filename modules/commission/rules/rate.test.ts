import { expect, test } from 'vitest'
import { amountOf, type Rate, rateOn, staying } from './rate.ts'

const rate = (id: string, valid_from: string, of: Partial<Rate> = {}): Rate => ({
  ...{ id, valid_from, partner_id: null, product_id: null, basis_points: 200, amount: null },
  ...of,
})

test('the rate of a package goes before its partner’s, and that before everything’s, each from its day on', () => {
  const rates = [
    rate('all', '2026-01-01'),
    rate('all later', '2026-03-01'),
    rate('partner', '2026-02-01', { partner_id: 'p' }),
    rate('product', '2026-04-01', { product_id: 'k' }),
  ]
  const of = (day: string) => rateOn(rates, { partner_id: 'p', product_id: 'k' }, day)?.id
  expect(['2025-12-31', '2026-01-01', '2026-02-01', '2026-03-31', '2026-04-01'].map(of)).toEqual([
    ...[undefined, 'all', 'partner', 'partner', 'product'],
  ])
  expect(rateOn(rates, { partner_id: 'other', product_id: null }, '2026-05-01')?.id).toBe('all later')
})

test('a share is rounded down; an amount is for each who travels, and never more than was paid', () => {
  expect(amountOf({ basis_points: 200, amount: null }, { base: 17_900_049, travellers: 2 })).toBe(358_000)
  expect(amountOf({ basis_points: null, amount: 250_000 }, { base: 35_800_000, travellers: 2 })).toBe(500_000)
  expect(amountOf({ basis_points: null, amount: 250_000 }, { base: 300_000, travellers: 2 })).toBe(300_000)
  // Souvenirs carry nobody.
  expect(amountOf({ basis_points: null, amount: 250_000 }, { base: 300_000, travellers: 0 })).toBe(0)
})

test('whatever goes back in whatever parts, what stays is never below zero nor above the amount, and only falls', () => {
  for (const [amount, base] of [
    [1, 3],
    [358_000, 17_900_049],
    [50_000_000_000, 99_999_999_999],
  ] as const) {
    let last: number = amount
    for (let left = base; left >= 0; left -= Math.ceil(base / 7)) {
      const stays = staying({ amount, base }, left)
      expect(stays).toBeLessThanOrEqual(last)
      expect(stays * base).toBeLessThanOrEqual(amount * left)
      last = stays
    }
    expect([staying({ amount, base }, base), staying({ amount, base }, 0)]).toEqual([amount, 0])
    // Somebody pays more than was thought: it is no more for that.
    expect(staying({ amount, base }, base * 2)).toBe(amount)
  }
})
