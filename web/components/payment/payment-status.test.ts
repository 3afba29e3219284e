import { expect, test } from 'vitest'
import { isOpen, isWaiting, type Payable, type PaymentStatus, paymentStatusOf, stampOf } from './payment-status.ts'

const now = new Date('2026-11-15T06:00:00Z')
const attempt = { payment_number: 'P1', state: 'pending', expires_at: '2026-11-16T06:00:00Z' } as const
const bill: Payable = { stage: 'full', invoice_state: 'waiting', due_at: '2026-11-16T06:00:00Z', payment: attempt }

test('an open attempt is pending until its last moment, and then has lapsed', () => {
  expect(paymentStatusOf(bill, now)).toBe('pending')
  expect(paymentStatusOf({ ...bill, payment: { ...attempt, expires_at: now.toISOString() } }, now)).toBe('lapsed')
  expect(paymentStatusOf({ ...bill, payment: { ...attempt, state: 'expired' } }, now)).toBe('lapsed')
  expect(paymentStatusOf({ ...bill, payment: { ...attempt, state: 'failed' } }, now)).toBe('failed')
})

test('without an attempt a method is still to be chosen', () => {
  expect(paymentStatusOf({ ...bill, payment: null }, now)).toBe('choose')
})

test('past its day a first invoice is over, and a settlement waits for the partner', () => {
  const late = { ...bill, due_at: now.toISOString(), payment: null }
  expect(paymentStatusOf(late, now)).toBe('expired')
  expect(paymentStatusOf({ ...late, stage: 'settlement' }, now)).toBe('overdue')
})

test('an invoice that is paid, expired or void is so whatever its last attempt says', () => {
  expect(paymentStatusOf({ ...bill, invoice_state: 'paid' }, now)).toBe('paid')
  expect(paymentStatusOf({ ...bill, invoice_state: 'expired' }, now)).toBe('expired')
  expect(paymentStatusOf({ ...bill, invoice_state: 'void' }, now)).toBe('void')
})

test('money that goes back is said before anything else', () => {
  for (const invoice_state of ['paid', 'expired', 'void'] as const) {
    expect(paymentStatusOf({ ...bill, invoice_state, payment: { ...attempt, state: 'refund_due' } }, now)).toBe(
      'refund_due',
    )
    expect(paymentStatusOf({ ...bill, invoice_state, payment: { ...attempt, state: 'refunded' } }, now)).toBe(
      'refunded',
    )
  }
})

test('a page notices another attempt and another state, in its stamp', () => {
  expect(stampOf(bill, now)).toBe('pending P1')
  expect(stampOf({ ...bill, payment: { ...attempt, payment_number: 'P2' } }, now)).toBe('pending P2')
  expect(stampOf({ ...bill, payment: null }, now)).toBe('choose')
})

test.each<[PaymentStatus, boolean, boolean]>([
  ['choose', true, true],
  ['pending', true, false],
  ['lapsed', false, true],
  ['failed', false, true],
  ['overdue', false, false],
  ['paid', false, false],
  ['expired', false, false],
  ['void', false, false],
  ['refund_due', false, false],
  ['refunded', false, false],
])('a page that shows %s: asks by itself %s, offers another way to pay %s', (status, asks, offers) => {
  expect([isWaiting(status), isOpen(status)]).toEqual([asks, offers])
})
