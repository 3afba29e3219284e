import { expect, test } from 'vitest'
import { bookingMachine } from '#modules/booking/rules/machine.ts'
import { invoiceMachine, paymentMachine, refundMachine } from '#modules/payment/rules/machine.ts'
import { payoutMachine } from '#modules/payouts/rules/machine.ts'
import { approvalMachine } from '#modules/staff/rules/machine.ts'
import { stateText, thingText } from './value-words.ts'

const machines = [bookingMachine, invoiceMachine, paymentMachine, refundMachine, payoutMachine, approvalMachine]

test('every state that money and orders have is said in words', () => {
  const states = machines.flatMap(({ start, on }) => [start, ...Object.values(on).map(({ to }) => to)])
  expect(states.length).toBeGreaterThan(20)
  expect(states.filter((state) => !stateText('state', state, 'id') || !stateText('state', state, 'en'))).toEqual([])
})

test('only a state is translated, and a thing by its own name', () => {
  expect(stateText('state', 'due', 'en')).toBe('not sent')
  expect(stateText('name', 'due', 'en')).toBeUndefined()
  expect(thingText('session', 'id')).toBe('sesi')
  expect(thingText('unheard-of', 'id')).toBeUndefined()
})
