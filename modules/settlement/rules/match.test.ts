import { expect, test } from 'vitest'
import { matchLines } from './match.ts'

const line = (payment_number: string, gross = 100) => ({ line_no: 2, payment_number, gross, fee: 4, net: gross - 4 })
const payment = (payment_number: string, state = 'paid') => ({
  id: `id-${payment_number}`,
  payment_number,
  amount: 100,
  state,
})
const none = { refunds: [], refunded: new Set<string>() }
const outcomes = (
  lines: Parameters<typeof matchLines>[0],
  payments: Parameters<typeof matchLines>[1],
  settled: readonly string[] = [],
) =>
  matchLines(lines, payments, { settled: new Set(settled), ...none, gateway_fee_most_percent: 5 }).map(
    ({ outcome }) => outcome,
  )

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

test('a line below zero is a refund that the gateway gave back: each once, by its amount', () => {
  const taken = (gross: number, fee = 0) => ({ line_no: 2, payment_number: 'A', gross, fee, net: gross - fee })
  const refund = (id: string, amount: number) => ({ id, payment_id: 'id-A', amount })
  const matched = (
    lines: Parameters<typeof matchLines>[0],
    refunds: ReturnType<typeof refund>[],
    refunded: readonly string[] = [],
  ) =>
    matchLines(lines, [payment('A', 'refunded')], {
      ...{ settled: new Set(['id-A']), refunds, refunded: new Set(refunded), gateway_fee_most_percent: 5 },
    }).map(({ outcome, refund_id, expected }) => [outcome, refund_id, expected])
  expect(matched([taken(-40), taken(-60, -2), taken(-40)], [refund('r1', 60), refund('r2', 40)])).toEqual([
    ['refunded', 'r2', -40],
    ['refunded', 'r1', -60],
    ['twice', null, null],
  ])
  expect(matched([taken(-40)], [refund('r1', 40)], ['r1'])).toEqual([['twice', null, null]])
  expect(matched([taken(-41)], [refund('r1', 40)])).toEqual([['other_amount', null, -40]])
  expect(matched([taken(-40, 3)], [refund('r1', 40)])).toEqual([['high_fee', null, 2]])
  expect(matched([taken(-40)], [])).toEqual([['missing_here', null, null]])
})
