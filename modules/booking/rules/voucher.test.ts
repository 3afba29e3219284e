import { expect, test } from 'vitest'
import { initialsOf, voucherState } from './voucher.ts'

const today = '2027-03-10'

test('a voucher is good until they are back, then used', () => {
  const journey = { state: 'in_progress' as const, was_started: true }
  expect(voucherState({ ...journey, returns_on: '2027-03-10' }, today)).toBe('valid')
  expect(voucherState({ ...journey, returns_on: '2027-03-09' }, today)).toBe('used')
  expect(voucherState({ state: 'completed', returns_on: '2027-03-01', was_started: true }, today)).toBe('used')
})

test('one of a journey called off says so; an order never paid has none', () => {
  expect(voucherState({ state: 'cancelled', returns_on: '2027-04-01', was_started: true }, today)).toBe('cancelled')
  expect(voucherState({ state: 'cancelled', returns_on: '2027-04-01', was_started: false }, today)).toBeUndefined()
  expect(voucherState({ state: 'cart', returns_on: '2027-04-01', was_started: false }, today)).toBeUndefined()
  expect(
    voucherState({ state: 'awaiting_payment', returns_on: '2027-04-01', was_started: false }, today),
  ).toBeUndefined()
})

test('initials tell no name', () => {
  expect(initialsOf('Siti Nur Rahmawati')).toBe('S. N. R.')
  expect(initialsOf("  ahmad  bin 'abdullah ")).toBe('A. B. A.')
  expect(initialsOf('— 12')).toBe('')
})
