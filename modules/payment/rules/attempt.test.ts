import { expect, test } from 'vitest'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import { decideStart, expiryOf, isOpen, nextAsk } from './attempt.ts'
import { methodById } from './methods.ts'

const now = new Date('2026-11-15T03:00:00Z')
const method = methodById('doku-va-bca')
const facts = {
  invoice: { state: 'waiting' as const, due_at: addMs(now, dayMs) },
  is_earlier_unpaid: false,
  open_attempts: 0,
}

test('virtual account and QRIS live a day, wallet and card half an hour, never past the due moment', () => {
  const due = addMs(now, 48 * hourMs)
  expect(expiryOf('virtual_account', due, now)).toEqual(addMs(now, 24 * hourMs))
  expect(expiryOf('qris', due, now)).toEqual(addMs(now, 24 * hourMs))
  expect(expiryOf('ewallet', due, now)).toEqual(addMs(now, 30 * minuteMs))
  expect(expiryOf('card', due, now)).toEqual(addMs(now, 30 * minuteMs))
  expect(expiryOf('card', addMs(now, minuteMs), now)).toEqual(addMs(now, minuteMs))
  expect(expiryOf('card', addMs(now, 3 * minuteMs - 1), now)).toEqual(addMs(now, 2 * minuteMs))
})

test('an invoice that waits can be paid', () => {
  expect(decideStart(facts, method, now)).toEqual({ ok: true })
})

test.each([
  ['paid', { invoice: { ...facts.invoice, state: 'paid' as const } }, 'F-INV-1p1'],
  ['expired', { invoice: { ...facts.invoice, state: 'expired' as const } }, 'F-INV-2e2'],
  ['void', { invoice: { ...facts.invoice, state: 'void' as const } }, 'F-INV-2e2'],
  ['past its due moment', { invoice: { state: 'waiting' as const, due_at: addMs(now, minuteMs - 1) } }, 'F-INV-3o3'],
  ['a settlement before its down payment', { is_earlier_unpaid: true }, 'F-INV-4d4'],
  ['tried too often at once', { open_attempts: 5 }, 'F-PAY-3t3'],
])('an invoice that is %s cannot be paid', (_name, change, code) => {
  expect(decideStart({ ...facts, ...change }, method, now)).toEqual({ ok: false, code })
})

test('a method that is not offered cannot be chosen', () => {
  expect(decideStart(facts, undefined, now)).toEqual({ ok: false, code: 'F-PAY-1m1' })
})

test('an attempt is open while it is pending and has a minute left', () => {
  expect(isOpen({ state: 'pending', expires_at: addMs(now, minuteMs) }, now)).toBe(true)
  expect(isOpen({ state: 'pending', expires_at: addMs(now, minuteMs - 1) }, now)).toBe(false)
  expect(isOpen({ state: 'failed', expires_at: addMs(now, dayMs) }, now)).toBe(false)
})

test('the gateway is asked ever more seldom, at the end for sure, and for a day after', () => {
  const expires_at = addMs(now, dayMs)
  expect(nextAsk({ expires_at, asked: 0 }, now)).toEqual(addMs(now, minuteMs))
  expect(nextAsk({ expires_at, asked: 2 }, now)).toEqual(addMs(now, 4 * minuteMs))
  expect(nextAsk({ expires_at, asked: 99 }, now)).toEqual(addMs(now, 15 * minuteMs))
  expect(nextAsk({ expires_at: addMs(now, 1000), asked: 5 }, now)).toEqual(addMs(now, 1000))
  expect(nextAsk({ expires_at: now, asked: 5 }, now)).toEqual(addMs(now, hourMs))
  expect(nextAsk({ expires_at: addMs(now, -dayMs - 1), asked: 5 }, now)).toBeNull()
})
