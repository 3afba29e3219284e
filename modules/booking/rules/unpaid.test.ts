import { expect, test } from 'vitest'
import { decideHold, decideUnpaid, decideUnproven } from './unpaid.ts'

const caps = { unpaid_orders_most: 3, unpaid_seats_most: 20 }
const codeOf = (orders: number, unpaidSeats: number, seats: number) => {
  const decision = decideUnpaid({ orders, seats: unpaidSeats }, seats, caps)
  return decision.ok ? 'ok' : decision.code
}

test('three unpaid orders and twenty unpaid seats are kept, and not one more', () => {
  expect(codeOf(0, 0, 20)).toBe('ok')
  expect(codeOf(2, 18, 2)).toBe('ok')
  expect(codeOf(3, 3, 1)).toBe('F-BOK-2h2')
  expect(codeOf(2, 18, 3)).toBe('F-BOK-0u0')
})

test('without a proven phone, eight seats in two carts', () => {
  const limits = { unproven_carts_most: 2, unproven_seats_most: 8 }
  const isAllowed = (orders: number, unpaidSeats: number, seats: number) =>
    decideUnproven({ orders, seats: unpaidSeats }, seats, limits).ok
  expect([isAllowed(0, 0, 8), isAllowed(1, 4, 4), isAllowed(0, 0, 9), isAllowed(1, 4, 5), isAllowed(2, 2, 1)]).toEqual([
    ...[true, true],
    ...[false, false, false],
  ])
})

test('seats of one date are kept so many times a day, and not once more', () => {
  const caps = { holds_of_departure_most: 3 }
  expect([0, 2, 3, 9].map((run_out) => decideHold(run_out, caps).ok)).toEqual([true, true, false, false])
})
