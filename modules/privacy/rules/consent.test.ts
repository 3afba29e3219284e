import { expect, test } from 'vitest'
import { type ConsentRow, standingConsents } from './consent.ts'

const row = (day: number, wish: Partial<ConsentRow>): ConsentRow => ({
  kind: 'push',
  step: 'given',
  version: null,
  dated_on: null,
  order_id: null,
  order_code: null,
  terms_id: null,
  at: new Date(Date.UTC(2026, 0, day)),
  ...wish,
})

test('a consent that was withdrawn and given again holds from the second time', () => {
  const [one, ...others] = standingConsents([row(1, {}), row(2, { step: 'withdrawn' }), row(3, {})])
  expect(others).toEqual([])
  expect(one).toMatchObject({ given_at: new Date(Date.UTC(2026, 0, 3)), withdrawn_at: null })
})

test('each order stands by itself, and what changed last comes first', () => {
  const rows = [
    row(1, { kind: 'order_terms', order_id: 'a', order_code: 'RHL-A' }),
    row(2, { kind: 'order_terms', order_id: 'b', order_code: 'RHL-B' }),
    row(1, { kind: 'analytics', version: '3' }),
    row(4, { kind: 'analytics', step: 'withdrawn' }),
  ]
  expect(standingConsents(rows).map(({ kind, order_code, version }) => [kind, order_code, version])).toEqual([
    ['analytics', null, '3'],
    ['order_terms', 'RHL-B', null],
    ['order_terms', 'RHL-A', null],
  ])
})
