import { expect, test } from 'vitest'
import { againBy, completeBy, decideBy, isOver, payBy } from './deadline.ts'

const rules = {
  financing_documents_hours: 24,
  financing_decision_days: 7,
  financing_resend_hours: 48,
  financing_down_payment_hours: 48,
}
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

test('a day to complete, a week to decide, two days to pay', () => {
  expect(completeBy(at('10T03:00'), rules)).toEqual(at('11T03:00'))
  expect(decideBy(null, at('10T03:00'), rules)).toEqual(at('17T03:00'))
  expect(payBy(at('10T03:00'), rules)).toEqual(at('12T03:00'))
})

test('what is sent once more is decided by the day of the first time', () => {
  expect(decideBy(at('17T03:00'), at('14T03:00'), rules)).toEqual(at('17T03:00'))
})

test('a document may take two days, and no longer than the bank has', () => {
  expect(againBy(at('17T03:00'), at('11T03:00'), rules)).toEqual(at('13T03:00'))
  expect(againBy(at('17T03:00'), at('16T03:00'), rules)).toEqual(at('17T03:00'))
})

test('the moment itself is over', () => {
  expect([
    isOver(at('10T03:00'), at('10T03:00')),
    isOver(at('10T03:01'), at('10T03:00')),
    isOver(null, at('10T03:00')),
  ]).toEqual([true, false, false])
})
