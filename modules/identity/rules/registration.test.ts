import { expect, test } from 'vitest'
import { decideRegistration, standingOf } from './registration.ts'

test('an address is unknown, waits for its code, or is verified', () => {
  expect(standingOf(undefined)).toBe('unknown')
  expect(standingOf({ email_verified_at: null })).toBe('unverified')
  expect(standingOf({ email_verified_at: new Date(0) })).toBe('verified')
})

test('a newcomer gets a code, a second registration too, and a member is told', () => {
  expect(decideRegistration({ standing: 'unknown', may_mail: true })).toEqual({ may_replace: true, mail: 'code' })
  expect(decideRegistration({ standing: 'unverified', may_mail: true }).mail).toBe('replaced_code')
  expect(decideRegistration({ standing: 'verified', may_mail: true })).toEqual({
    may_replace: false,
    mail: 'already_member',
  })
})

test('where no mail may go nothing is replaced', () => {
  expect(decideRegistration({ standing: 'unverified', may_mail: false })).toEqual({ may_replace: false, mail: 'none' })
})
