import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { invoiceMachine, paymentMachine } from './machine.ts'

test('an invoice that waits is paid, runs out or is taken back, and a paid one stays paid', () => {
  expect(next(invoiceMachine, 'waiting', 'pay')).toBe('paid')
  expect(next(invoiceMachine, 'waiting', 'expire')).toBe('expired')
  expect(next(invoiceMachine, 'waiting', 'void')).toBe('void')
  for (const event of ['pay', 'pay_late', 'expire', 'void'] as const) {
    expect(next(invoiceMachine, 'paid', event)).toBeUndefined()
    expect(next(invoiceMachine, 'void', event)).toBeUndefined()
  }
  expect(next(invoiceMachine, 'expired', 'pay_late')).toBe('paid')
})

test('only an invoice that was taken back waits again, and never by a payment', () => {
  expect(next(invoiceMachine, 'void', 'reinstate')).toBe('waiting')
  for (const state of ['waiting', 'paid', 'expired'] as const) {
    expect(next(invoiceMachine, state, 'reinstate')).toBeUndefined()
  }
  expect(invoiceMachine.on.reinstate.by).toEqual(['house'])
})

test('money goes back in two steps, and only money that came', () => {
  expect(next(paymentMachine, 'paid', 'flag_refund')).toBe('refund_due')
  expect(next(paymentMachine, 'refund_due', 'refund')).toBe('refunded')
  for (const state of ['pending', 'expired', 'failed', 'refund_due', 'refunded'] as const) {
    expect(next(paymentMachine, state, 'flag_refund')).toBeUndefined()
  }
  expect(next(paymentMachine, 'paid', 'refund')).toBeUndefined()
})

test('a success after failure or expiry counts, and nothing leads back from paid to pending', () => {
  expect(next(paymentMachine, 'expired', 'pay_late')).toBe('paid')
  expect(next(paymentMachine, 'failed', 'pay_late')).toBe('paid')
  expect(Object.values(paymentMachine.on).some((edge) => edge.to === 'pending')).toBe(false)
})
