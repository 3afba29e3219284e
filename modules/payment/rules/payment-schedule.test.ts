import { expect, test } from 'vitest'
import { rupiah, sumRupiah } from '#core/money.ts'
import { canPayDown, dueFromNow, settlementDay, stagesOf } from './payment-schedule.ts'

const now = new Date('2026-11-15T03:00:00Z')
const order = {
  total: rupiah(60_000_000),
  plan: 'down_payment' as const,
  down_payment: rupiah(10_000_000),
  departs_on: '2027-03-01',
  terms: { settlement_days: 45, first_payment_hours: 24 },
}

test('a part now is due in a day, the rest at the end of the 45th day before the journey', () => {
  expect(stagesOf(order, now)).toEqual([
    { stage: 'down_payment', amount: 10_000_000, due_at: new Date('2026-11-16T03:00:00Z') },
    { stage: 'settlement', amount: 50_000_000, due_at: new Date('2027-01-15T16:59:59Z') },
  ])
  expect(settlementDay('2027-03-01', order.terms)).toBe('2027-01-15')
})

test('all at once is one invoice, due in a day', () => {
  expect(stagesOf({ ...order, plan: 'full' }, now)).toEqual([
    { stage: 'full', amount: 60_000_000, due_at: new Date('2026-11-16T03:00:00Z') },
  ])
})

test('nearer than 45 days only full payment is offered; the day is counted in Jakarta', () => {
  expect(canPayDown('2026-11-15', '2026-12-30', order.terms)).toBe(true)
  expect(canPayDown('2026-11-15', '2026-12-29', order.terms)).toBe(false)
  const near = { ...order, departs_on: '2026-12-30' }
  expect(stagesOf(near, new Date('2026-11-15T16:59:59Z')).map((one) => one.stage)).toEqual([
    'down_payment',
    'settlement',
  ])
  expect(stagesOf(near, new Date('2026-11-15T17:00:00Z')).map((one) => one.stage)).toEqual(['full'])
})

test('booked on the last day, the rest is not due before the first part', () => {
  const [first, rest] = stagesOf({ ...order, departs_on: '2026-12-30' }, new Date('2026-11-15T16:00:00Z'))
  expect(rest?.due_at).toEqual(first?.due_at)
})

test('a part that is nothing, or everything, is no part; the sums are always the whole', () => {
  for (const down_payment of [0, 60_000_000, 70_000_000].map(rupiah)) {
    expect(stagesOf({ ...order, down_payment }, now).map((one) => one.stage)).toEqual(['full'])
  }
  for (let down = 1; down < 60_000_000; down += 7_654_321) {
    const stages = stagesOf({ ...order, down_payment: rupiah(down) }, now)
    expect(sumRupiah(stages.map((one) => one.amount))).toBe(60_000_000)
    expect(stages.every((one) => one.amount > 0)).toBe(true)
  }
})

test('an order that costs nothing has no invoice', () => {
  expect(stagesOf({ ...order, total: rupiah(0) }, now)).toEqual([])
})

test('a due moment that has passed gets a week, or what is left of the sale; one to come stays', () => {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  expect(dueFromNow(at(3), now)).toEqual(at(3))
  expect(dueFromNow(at(3), now, at(1))).toEqual(at(3))
  expect(dueFromNow(at(-3), now)).toEqual(at(7))
  expect(dueFromNow(now, now, at(30))).toEqual(at(7))
  expect(dueFromNow(at(-3), now, at(2))).toEqual(at(2))
})
