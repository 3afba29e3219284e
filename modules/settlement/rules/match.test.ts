import { expect, test } from 'vitest'
import { matchLines } from './match.ts'

const line = (payment_number: string, gross = 100) => ({ line_no: 2, payment_number, gross, fee: 4, net: gross - 4 })
const payment = (payment_number: string, state = 'paid') => ({
  id: `id-${payment_number}`,
  payment_number,
  amount: 100,
  state,
})
const outcomes = (
  lines: Parameters<typeof matchLines>[0],
  payments: Parameters<typeof matchLines>[1],
  settled: readonly string[] = [],
) =>
  matchLines(lines, payments, { settled: new Set(settled), gateway_fee_most_percent: 5 }).map(({ outcome }) => outcome)

test('a line is matched once, by number and amount', () => {
  expect(outcomes([line('A'), line('A'), line('B', 99), line('C')], [payment('A'), payment('B')])).toEqual([
    ...['matched', 'twice', 'other_amount', 'missing_here'],
  ])
})

test('what an earlier file settled is not settled again', () => {
  expect(outcomes([line('A')], [payment('A')], ['id-A'])).toEqual(['twice'])
})

test('money of an attempt that is not paid with us is missing here; what goes back was paid', () => {
  const states = ['pending', 'expired', 'failed', 'refund_due', 'refunded']
  expect(
    outcomes(
      states.map((state) => line(state)),
      states.map((state) => payment(state, state)),
    ),
  ).toEqual([...['missing_here', 'missing_here', 'missing_here', 'matched', 'matched']])
})

test('a fee above the share that a gateway may take is no match, whatever the amount', () => {
  const taking = (fee: number) => ({ ...line('A'), fee, net: 100 - fee })
  expect([0, 5, 6, 100].map((fee) => outcomes([taking(fee)], [payment('A')])[0])).toEqual([
    ...['matched', 'matched', 'high_fee', 'high_fee'],
  ])
  expect(outcomes([taking(6), taking(5)], [payment('A')])).toEqual(['high_fee', 'matched'])
})
