import { expect, test } from 'vitest'
import { next } from '#core/machine.ts'
import { type FinancingEvent, type FinancingState, financingMachine, financingStates } from './application.ts'

/** Where each event leads from each state; whatever is not here is refused. */
const leads: Record<FinancingState, Partial<Record<FinancingEvent, FinancingState>>> = {
  fill_identity: { identify: 'documents', expire: 'expired', withdraw: 'withdrawn', call_off: 'withdrawn' },
  documents: {
    identify: 'documents',
    submit: 'verification',
    expire: 'expired',
    withdraw: 'withdrawn',
    call_off: 'withdrawn',
  },
  verification: {
    ask_again: 'documents',
    approve: 'payment',
    reject: 'rejected',
    expire: 'expired',
    withdraw: 'withdrawn',
    call_off: 'withdrawn',
  },
  payment: { start: 'active', expire: 'expired', withdraw: 'withdrawn', call_off: 'withdrawn' },
  active: {
    disburse: 'active',
    disburse_again: 'active',
    report_instalment: 'active',
    correct_instalment: 'active',
    return_money: 'active',
    settle: 'settled',
    call_off: 'withdrawn',
  },
  settled: {},
  rejected: {},
  expired: {},
  withdrawn: {},
}
const events = Object.keys(financingMachine.on).filter((name): name is FinancingEvent => name in financingMachine.on)

test.each(financingStates.flatMap((state) => events.map((event) => [state, event] as const)))(
  'from %s, %s leads where it is said to, or nowhere',
  (state, event) => {
    const [actor] = financingMachine.on[event].by
    if (!actor) throw new Error(`nobody may ${event}`)
    expect(next(financingMachine, state, { event, actor })).toBe(leads[state][event])
  },
)

test('nobody but the bank decides, and nobody but the member sends or takes back', () => {
  expect(() => next(financingMachine, 'verification', { event: 'approve', actor: 'member' })).toThrow()
  expect(() => next(financingMachine, 'documents', { event: 'submit', actor: 'bank' })).toThrow()
  expect(() => next(financingMachine, 'payment', { event: 'withdraw', actor: 'bank' })).toThrow()
})
