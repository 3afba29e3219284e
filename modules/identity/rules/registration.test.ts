import { expect, test } from 'vitest'
import { confirmedBy, mailOfRegistration, standingOf } from './registration.ts'

test('an address is unknown, waits for its code, or is verified', () => {
  expect(standingOf(undefined)).toBe('unknown')
  expect(standingOf({ email_verified_at: null })).toBe('unverified')
  expect(standingOf({ email_verified_at: new Date(0) })).toBe('verified')
})

test('a newcomer gets a code, a second registration too, and a member is told', () => {
  expect(mailOfRegistration({ standing: 'unknown', may_mail: true })).toBe('code')
  expect(mailOfRegistration({ standing: 'unverified', may_mail: true })).toBe('repeated_code')
  expect(mailOfRegistration({ standing: 'verified', may_mail: true })).toBe('already_member')
  for (const standing of ['unknown', 'unverified', 'verified'] as const)
    expect(mailOfRegistration({ standing, may_mail: false })).toBe('none')
})

const first = { id: 'a', is_first: true, token_hash: 'first', network: '10.0.0.1' }
const second = { id: 'b', is_first: false, token_hash: 'second', network: '10.0.0.2' }
const third = { id: 'c', is_first: false, token_hash: 'third', network: '10.0.0.1' }

test.each([
  ['nobody else has registered it', [first], undefined, '10.0.0.1', { what: 'as_it_is' }],
  ['the first brings it', [first, second], 'first', '10.0.0.9', { what: 'registration', id: 'a' }],
  ['the only one brings it', [first], 'first', '10.0.0.1', { what: 'registration', id: 'a' }],
  ['the second brings it', [first, second], 'second', '10.0.0.1', { what: 'registration', id: 'b' }],
  [
    'who brings it says nothing, where the first was',
    [first, second, third],
    undefined,
    '10.0.0.1',
    { what: 'address_only' },
  ],
  ['the only one says nothing, from elsewhere', [first], undefined, '10.0.0.9', { what: 'address_only' }],
  ['who brings it says nothing, elsewhere', [first, second], undefined, '10.0.0.9', { what: 'address_only' }],
  [
    'who brings it says nothing, where the second was',
    [first, second],
    undefined,
    '10.0.0.2',
    { what: 'address_only' },
  ],
  ['who brings it registered something else', [first, second], 'other', '10.0.0.1', { what: 'address_only' }],
  ['the first is not known', [second], undefined, '10.0.0.2', { what: 'address_only' }],
  ['there is none', [], undefined, '10.0.0.1', { what: 'as_it_is' }],
])('what a code confirms where %s', (_title, pending, token_hash, network, confirmed) => {
  expect(confirmedBy(pending, { token_hash, network })).toEqual(confirmed)
})
