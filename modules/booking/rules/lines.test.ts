import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, partyWithout } from './lines.ts'
import { priceOf } from './price.ts'

const prices = { quad: 30_000_000, triple: 32_000_000, double: 35_000_000, child: 24_000_000, infant: 6_000_000 }
const party = { rooms: [{ type: 'double' as const, adults: 2 }], children: 1, infants: 1 }

test('each who travels is a line of the invoice, the extras are one, and a promo comes off each by its share', () => {
  const subtotal = 35_000_000 * 2 + 24_000_000 + 6_000_000 + 1_000_000
  const lines = linesOf({ ...party, prices, subtotal, discount: 1_000_000 })
  expect(lines.map(({ item, amount }) => [item, amount])).toEqual([
    ['traveller:1', 34_653_465],
    ['traveller:2', 34_653_466],
    ['traveller:3', 23_762_376],
    ['traveller:4', 5_940_594],
    ['addons', 990_099],
  ])
  expect(lines[0]?.label).toEqual({ id: 'Dewasa, kamar double', en: 'Adult, double room' })
})

test('over a thousand orders the lines sum to the total, none below nothing', () => {
  const order = fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    children: fc.integer({ min: 0, max: 4 }),
    infants: fc.integer({ min: 0, max: 4 }),
    discount: fc.integer({ min: 0, max: 400_000_000 }),
  })
  fc.assert(
    fc.property(order, ({ adults, ...wish }) => {
      const whole = { ...wish, rooms: [{ type: 'triple' as const, adults }], prices }
      const price = priceOf({ ...whole, addons: [] })
      const lines = linesOf({ ...whole, ...price })
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
      expect(lines.every(({ amount }) => amount >= 0)).toBe(true)
    }),
  )
})

test('whoever does not travel leaves their room, and a room that is empty is none', () => {
  expect(partyWithout(party, { age_group: 'adult', room_type: 'double' })).toMatchObject({
    rooms: [{ type: 'double', adults: 1 }],
    children: 1,
  })
  const alone = { rooms: [{ type: 'quad' as const, adults: 1 }], children: 1, infants: 1 }
  expect(partyWithout(alone, { age_group: 'adult', room_type: 'quad' }).rooms).toEqual([])
  expect(partyWithout(party, { age_group: 'child', room_type: 'double' }).children).toBe(0)
  expect(partyWithout(party, { age_group: 'infant', room_type: null }).infants).toBe(0)
})
