import { expect, test } from 'vitest'
import { licenceState } from './licence.ts'

const today = '2026-11-15'
const state = (licence_valid_until: string | null, licence_suspended_on: string | null = null) =>
  licenceState({ licence_valid_until, licence_suspended_on }, today)

test('a licence is good through its last day', () => {
  expect([state('2026-11-16'), state('2026-11-15'), state('2026-11-14')]).toEqual(['valid', 'valid', 'expired'])
})

test('a licence without an end does not run out', () => {
  expect(state(null)).toBe('valid')
})

test('a suspension counts from its day, and before an end that has passed', () => {
  expect([state(null, '2026-11-16'), state(null, '2026-11-15'), state('2020-01-01', '2026-01-01')]).toEqual([
    'valid',
    'suspended',
    'suspended',
  ])
})
