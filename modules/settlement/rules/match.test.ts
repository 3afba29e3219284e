import { expect, test } from 'vitest'
import { matchLines } from './match.ts'

const line = (payment_number: string, gross = 100) => ({ line_no: 2, payment_number, gross, fee: 4, net: gross - 4 })
const payment = (payment_number: string, state = 'paid') => ({
  id: `id-${payment_number}`,
  payment_number,
  amount: 100,
  state,
})
const outcomes = (...args: Parameters<typeof matchLines>) => matchLines(...args).map(({ outcome }) => outcome)

test('a line is matched once, by number and amount', () => {
  expect(outcomes([line('A'), line('A'), line('B', 99), line('C')], [payment('A'), payment('B')], new Set())).toEqual([
    ...['matched', 'twice', 'other_amount', 'missing_here'],
  ])
})

test('what an earlier file settled is not settled again', () => {
  expect(outcomes([line('A')], [payment('A')], new Set(['id-A']))).toEqual(['twice'])
})

test('money of an attempt that is not paid with us is missing here; what goes back was paid', () => {
  const states = ['pending', 'expired', 'failed', 'refund_due', 'refunded']
  expect(
    outcomes(
      states.map((state) => line(state)),
      states.map((state) => payment(state, state)),
      new Set(),
    ),
  ).toEqual([...['missing_here', 'missing_here', 'missing_here', 'matched', 'matched']])
})
