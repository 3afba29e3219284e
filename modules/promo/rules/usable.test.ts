import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { addMs, dayMs } from '#core/time.ts'
import { codeOf, decideUse, isNewMember, promoState, remainingIfLow } from './usable.ts'

const now = new Date('2026-11-15T03:00:00Z')
const promo = {
  starts_at: addMs(now, -dayMs),
  ends_at: addMs(now, dayMs),
  quota: 10,
  used: 0,
  budget: null,
  given: 0,
  paused_at: null,
  per_member: 1,
  audience: 'all' as const,
  least_spend: 1_000_000,
  percent: 10,
  amount: null,
  most_amount: 300_000,
}
const use = (change = {}, wish = {}) =>
  decideUse(
    {
      promo: { ...promo, ...change },
      member_uses: 0,
      is_new_member: false,
      is_for_product: true,
      amount: rupiah(2_000_000),
      ...wish,
    },
    now,
  )
const no = (code: string) => ({ ok: false, code })

test('a promo that runs is worth its discount', () => {
  expect(use()).toEqual({ ok: true, discount: 200_000 })
})

test('an unknown promo, and one that has not begun, are not available', () => {
  expect(use({}, { promo: undefined })).toEqual(no('F-PRM-1n1'))
  expect(use({ starts_at: addMs(now, 1) })).toEqual(no('F-PRM-1n1'))
  expect(use({ starts_at: now })).toMatchObject({ ok: true })
})

test('a promo for new members is for whoever joined in the last 30 days, and for nobody else', () => {
  expect(use({ audience: 'new_members' })).toEqual(no('F-PRM-8n8'))
  expect(use({ audience: 'new_members' }, { is_new_member: true })).toMatchObject({ ok: true })
  expect(isNewMember(addMs(now, -30 * dayMs), now)).toBe(false)
  expect(isNewMember(addMs(now, 1 - 30 * dayMs), now)).toBe(true)
})

test('a promo ends at its moment, not after', () => {
  expect(use({ ends_at: now })).toEqual(no('F-PRM-2e2'))
  expect(use({ ends_at: addMs(now, 1) })).toMatchObject({ ok: true })
})

test('a promo is used up by all together, or by one member', () => {
  expect(use({ used: 10 })).toEqual(no('F-PRM-3u3'))
  expect(use({ used: 11 })).toEqual(no('F-PRM-3u3'))
  expect(use({}, { member_uses: 1 })).toEqual(no('F-PRM-3u3'))
  expect(use({ used: 9, per_member: 2 }, { member_uses: 1 })).toMatchObject({ ok: true })
})

test('a promo asks for its least spend', () => {
  expect(use({}, { amount: rupiah(999_999) })).toEqual(no('F-PRM-4m4'))
  expect(use({}, { amount: rupiah(1_000_000) })).toMatchObject({ ok: true })
})

test('a promo of another package says so, whatever is spent', () => {
  expect(use({}, { is_for_product: false, amount: rupiah(1) })).toEqual(no('F-PRM-5p5'))
})

test('a promo worth nothing is not usable', () => {
  expect(use({ least_spend: 0 }, { amount: rupiah(0) })).toEqual(no('F-PRM-4m4'))
})

test('each moment of a promo has its state', () => {
  expect(promoState(promo, now)).toBe('active')
  expect(promoState({ ...promo, starts_at: addMs(now, 1) }, now)).toBe('coming')
  expect(promoState({ ...promo, used: 10 }, now)).toBe('used_up')
  expect(promoState({ ...promo, used: 10, ends_at: now }, now)).toBe('over')
})

test('how many are left is told when they are few, and no number besides', () => {
  const left = (quota: number, used: number) => remainingIfLow({ quota, used })
  expect([left(10, 1), left(100, 99)]).toEqual([9, 1])
  expect([left(10, 0), left(1_000, 0), left(5, 5), left(5, 6)]).toEqual([null, null, null, null])
})

test('what is usable is active, and worth something within what there is to pay', () => {
  const whole = (max: number) => fc.integer({ min: 0, max })
  const moments = fc.integer({ min: -3, max: 3 }).map((days) => addMs(now, days * dayMs))
  const anyPromo = fc.record({
    starts_at: moments,
    ends_at: moments,
    quota: whole(3),
    used: whole(3),
    per_member: whole(2),
    least_spend: whole(1_000),
    percent: fc.option(whole(100)),
    amount: fc.option(whole(1_000)),
    most_amount: fc.option(whole(1_000)),
    budget: fc.option(whole(2_000)),
    given: whole(2_000),
    paused_at: fc.option(moments),
    audience: fc.constantFrom('all' as const, 'new_members' as const),
  })
  fc.assert(
    fc.property(anyPromo, whole(2), fc.boolean(), whole(2_000), (any, member_uses, is_for_product, amount) => {
      const facts = { promo: any, member_uses, is_new_member: false, is_for_product, amount: rupiah(amount) }
      const decision = decideUse(facts, now)
      if (!decision.ok) return
      expect([promoState(any, now), any.audience]).toEqual(['active', 'all'])
      expect(is_for_product && member_uses < any.per_member && amount >= any.least_spend).toBe(true)
      expect(decision.discount).toBeGreaterThan(0)
      expect(decision.discount).toBeLessThanOrEqual(amount)
    }),
    { numRuns: 1000 },
  )
})

test('a code is the same however it is typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9-]{1,20}$/), fc.stringMatching(/^[ \t\u00a0]{0,5}$/), (code, space) => {
      expect(codeOf(`${space}${code.toLowerCase()}${space}`)).toBe(code)
      expect(codeOf(codeOf(code))).toBe(codeOf(code))
    }),
  )
})

test('a promo that is paused is not available, whatever is left of it', () => {
  expect(use({ paused_at: now })).toEqual(no('F-PRM-1n1'))
})

test('the last use within a budget is whole or not at all', () => {
  expect(use({ budget: 1_000_000, given: 800_000 })).toEqual({ ok: true, discount: 200_000 })
  expect(use({ budget: 1_000_000, given: 800_001 })).toEqual(no('F-PRM-3u3'))
  expect(promoState({ ...promo, budget: 1_000_000, given: 1_000_000 }, now)).toBe('used_up')
})
