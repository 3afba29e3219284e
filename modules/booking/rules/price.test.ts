import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupiah } from '#core/money.ts'
import { roomTypes } from './party.ts'
import { downPaymentOf, priceOf } from './price.ts'

const prices = { quad: 30_000_000, triple: 32_000_000, double: 35_000_000, child: 24_000_000, infant: 6_000_000 }
const train = { id: 'a', name: { id: 'Kereta', en: 'Train' }, price: 900_000, quantity: 2 }

test('each pays by room and age, extras by their number, and the promo comes off', () => {
  const rooms = [
    { type: 'quad', adults: 2 },
    { type: 'double', adults: 2 },
  ] as const
  const price = priceOf({ prices, rooms, children: 1, infants: 1, addons: [train], discount: 500_000 })
  expect(price.lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
    ['quad', 2, 60_000_000],
    ['double', 2, 70_000_000],
    ['child', 1, 24_000_000],
    ['infant', 1, 6_000_000],
  ])
  expect(price).toMatchObject({ addons_amount: 1_800_000, subtotal: 161_800_000, total: 161_300_000 })
})

test('a discount takes no more than there is, and never adds', () => {
  const wish = { prices, rooms: [{ type: 'quad' as const, adults: 1 }], children: 0, infants: 0, addons: [] }
  expect(priceOf({ ...wish, discount: 90_000_000 })).toMatchObject({ discount: 30_000_000, total: 0 })
  expect(priceOf({ ...wish, discount: -5 })).toMatchObject({ discount: 0, total: 30_000_000 })
})

test('over ten thousand orders the total is what a person would add up, whole and never negative', () => {
  const amount = fc.integer({ min: 0, max: 200_000_000 })
  const order = fc.record({
    prices: fc.record({ quad: amount, triple: amount, double: amount, child: amount, infant: amount }),
    adults: fc.tuple(...roomTypes.map(() => fc.integer({ min: 0, max: 6 }))),
    children: fc.integer({ min: 0, max: 5 }),
    infants: fc.integer({ min: 0, max: 5 }),
    quantity: fc.integer({ min: 0, max: 20 }),
    extra: amount,
    discount: fc.integer({ min: -1_000_000, max: 2_000_000_000 }),
  })
  fc.assert(
    fc.property(order, ({ adults, quantity, extra, discount, ...wish }) => {
      const rooms = roomTypes.map((type, i) => ({ type, adults: adults[i] ?? 0 }))
      const addons = [{ ...train, price: extra, quantity }]
      const { subtotal, total } = priceOf({ ...wish, rooms, addons, discount })
      let sum = extra * quantity + wish.children * wish.prices.child + wish.infants * wish.prices.infant
      for (const { type, adults: people } of rooms) sum += people * wish.prices[type]
      expect(subtotal).toBe(sum)
      expect(total).toBe(sum - Math.min(Math.max(discount, 0), sum))
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

test("the first part is the package's own for each seat, and at most everything", () => {
  expect(downPaymentOf(5_000_000, 3, rupiah(90_000_000))).toBe(15_000_000)
  expect(downPaymentOf(5_000_000, 3, rupiah(9_000_000))).toBe(9_000_000)
})
