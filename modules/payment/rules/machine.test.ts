import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { invoiceMachine, paymentMachine, refundMachine } from './machine.ts'

type InvoiceEvent = keyof (typeof invoiceMachine)['on']
type PaymentEvent = keyof (typeof paymentMachine)['on']
/** By the first of those who may. */
const by = <A>([first]: readonly A[]): A => {
  if (first === undefined) throw new Error('nobody may')
  return first
}
const billed = (state: (typeof invoiceMachine)['start'], event: InvoiceEvent) =>
  next(invoiceMachine, state, { event, actor: by(invoiceMachine.on[event].by) })
const tried = (state: (typeof paymentMachine)['start'], event: PaymentEvent) =>
  next(paymentMachine, state, { event, actor: by(paymentMachine.on[event].by) })

test('an invoice that waits is paid, runs out or is taken back, and a paid one stays paid', () => {
  expect(billed('waiting', 'pay')).toBe('paid')
  expect(billed('waiting', 'expire')).toBe('expired')
  expect(billed('waiting', 'void')).toBe('void')
  for (const event of ['pay', 'pay_late', 'expire', 'overdue', 'move_due', 'void'] as const) {
    expect(billed('paid', event)).toBeUndefined()
    expect(billed('void', event)).toBeUndefined()
  }
  expect(billed('expired', 'pay_late')).toBe('paid')
})

test('only an invoice that was taken back waits again, and never by a payment', () => {
  expect(billed('void', 'reinstate')).toBe('waiting')
  for (const state of ['waiting', 'paid', 'expired'] as const) {
    expect(billed(state, 'reinstate')).toBeUndefined()
  }
  expect(invoiceMachine.on.reinstate.by).toEqual(['house'])
})

test('money goes back in two steps, and only money that came', () => {
  expect(tried('paid', 'flag_refund')).toBe('refund_due')
  expect(tried('refund_due', 'refund')).toBe('refunded')
  for (const state of ['pending', 'expired', 'failed', 'refund_due', 'refunded'] as const) {
    expect(tried(state, 'flag_refund')).toBeUndefined()
  }
  expect(tried('paid', 'refund')).toBeUndefined()
})

test('a success after failure or expiry counts, and nothing leads back from paid to pending', () => {
  expect(tried('expired', 'pay_late')).toBe('paid')
  expect(tried('failed', 'pay_late')).toBe('paid')
  expect(Object.values(paymentMachine.on).some((edge) => edge.to === 'pending')).toBe(false)
})

test('a refund is sent before it is confirmed, and never twice', () => {
  const moved = (state: (typeof refundMachine)['start'], event: 'send' | 'confirm') =>
    next(refundMachine, state, { event, actor: 'staff' })
  expect([moved('due', 'send'), moved('sent', 'confirm')]).toEqual(['sent', 'confirmed'])
  expect([moved('due', 'confirm'), moved('sent', 'send'), moved('confirmed', 'send')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
