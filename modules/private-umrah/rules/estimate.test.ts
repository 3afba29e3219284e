import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EstimateRules, estimateOf, type PricedPlan } from './estimate.ts'
import type { RoomPrices } from './rooms.ts'

const rules: EstimateRules = {
  private_child_fare_percent: 75,
  private_infant_fare_percent: 10,
  private_visa: 2_400_000,
  private_handling: 1_500_000,
  private_range_percent: 10,
}

const amount = fc.integer({ min: 0, max: 90_000_000 })
const roomPrices: fc.Arbitrary<RoomPrices> = fc.record({ 2: amount, 3: amount, 4: amount })
const group = fc.record({
  adults: fc.integer({ min: 1, max: 12 }),
  children: fc.integer({ min: 0, max: 6 }),
  infants: fc.integer({ min: 0, max: 4 }),
})
const stay = fc.record({ nights: fc.array(roomPrices, { minLength: 1, maxLength: 9 }) })
const plan: fc.Arbitrary<PricedPlan> = fc.record({
  group,
  fares: fc.record({ outbound: amount, home: amount }),
  stays: fc.tuple(stay, stay),
  vehicle: fc.record({ capacity: fc.integer({ min: 1, max: 50 }), price: amount }),
  extras: fc.array(
    fc.record({ id: fc.uuid(), per: fc.constantFrom('person' as const, 'group' as const), price: amount }),
    {
      maxLength: 5,
    },
  ),
})

const total = (one: PricedPlan): number => estimateOf(one, rules)?.total ?? Number.NaN

describe('an estimate', () => {
  test('is the sum of its lines, and lies within its range', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const estimate = estimateOf(one, rules)
        expect(estimate?.lines.reduce((sum, line) => sum + line.price * line.quantity, 0)).toBe(estimate?.total)
        expect((estimate?.low ?? 0) - 100_000).toBeLessThanOrEqual(estimate?.total ?? 0)
        expect((estimate?.high ?? 0) + 100_000).toBeGreaterThanOrEqual(estimate?.total ?? 0)
      }),
    )
  })

  test('is never lower for another night', () => {
    fc.assert(
      fc.property(plan, fc.nat({ max: 1 }), roomPrices, (one, place, night) => {
        const stays = one.stays.map((each, i) => (i === place ? { nights: [...each.nights, night] } : each))
        expect(total({ ...one, stays })).toBeGreaterThanOrEqual(total(one))
      }),
    )
  })

  test('is never higher where a child travels instead of an adult, or an infant instead of a child', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const { adults, children, infants } = one.group
        const withAdult = { ...one, group: { adults: adults + 1, children, infants } }
        const withChild = { ...one, group: { adults, children: children + 1, infants } }
        const withInfant = { ...one, group: { adults, children, infants: infants + 1 } }
        expect(total(withChild)).toBeLessThanOrEqual(total(withAdult))
        expect(total(withInfant)).toBeLessThanOrEqual(total(withChild))
        expect(total(one)).toBeLessThanOrEqual(total(withInfant))
      }),
    )
  })
})

const family: PricedPlan = {
  group: { adults: 2, children: 2, infants: 0 },
  fares: { outbound: 8_000_000, home: 7_000_000 },
  stays: [
    { nights: Array.from({ length: 3 }, () => ({ 2: 2_000_000, 3: 2_400_000, 4: 2_800_000 })) },
    { nights: Array.from({ length: 4 }, () => ({ 2: 1_200_000, 4: 2_600_000 })) },
  ],
  vehicle: { capacity: 3, price: 6_000_000 },
  extras: [
    { id: 'wheelchair', per: 'group', price: 500_000 },
    { id: 'kit', per: 'person', price: 900_000 },
  ],
}

test('a family of four: children fly for less, all sleep where it is cheapest, and ride in as many cars as they need', () => {
  const estimate = estimateOf(family, rules)
  expect(estimate?.rooms).toEqual([{ 4: 1 }, { 2: 2 }])
  expect(estimate?.lines.map(({ kind, quantity, amount: sum }) => [kind, quantity, sum])).toEqual([
    ['flight_adult', 2, 30_000_000],
    ['flight_child', 2, 22_500_000],
    ['stay_first', 1, 8_400_000],
    ['stay_second', 1, 9_600_000],
    ['transport', 2, 12_000_000],
    ['extra', 1, 500_000],
    ['extra', 4, 3_600_000],
    ['visa', 4, 9_600_000],
    ['handling', 4, 6_000_000],
  ])
  expect([estimate?.total, estimate?.low, estimate?.high]).toEqual([102_200_000, 92_000_000, 112_400_000])
})

test('a hotel that has no room for the whole of the stay gives no estimate', () => {
  const stays = [{ nights: [{ 2: 1_000_000 }, { 4: 2_000_000 }] }, ...family.stays.slice(1)]
  expect(estimateOf({ ...family, stays }, rules)).toBeUndefined()
})
