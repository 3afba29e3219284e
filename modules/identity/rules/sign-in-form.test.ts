import { expect, test } from 'vitest'
import { chooseSignInForm } from './sign-in-form.ts'

const web = { state: 's', code: 'c', redirect_uri: 'https://rihla.test/auth/login' }

test('a native app sends an ID token, with or without its nonce', () => {
  expect(chooseSignInForm({ token: 't' })).toEqual({ ok: true, form: { kind: 'token', token: 't', nonce: undefined } })
  expect(chooseSignInForm({ token: 't', nonce: 'n' })).toMatchObject({ ok: true, form: { nonce: 'n' } })
})

test('a website sends state, code and the address it came back to', () => {
  expect(chooseSignInForm(web)).toEqual({ ok: true, form: { kind: 'code', ...web } })
})

test('neither form asks for the token', () => {
  expect(chooseSignInForm({})).toEqual({ ok: false, empty: ['token'], surplus: [] })
  expect(chooseSignInForm({ nonce: 'n' })).toEqual({ ok: false, empty: ['token'], surplus: [] })
})

test('half of the form of a website names the other half', () => {
  expect(chooseSignInForm({ code: 'c' })).toEqual({ ok: false, empty: ['state', 'redirect_uri'], surplus: [] })
})

test('both forms at once are neither', () => {
  const both = { ok: false, empty: [], surplus: ['token', 'state', 'code', 'redirect_uri'] }
  expect(chooseSignInForm({ token: 't', ...web })).toEqual(both)
  expect(chooseSignInForm({ nonce: 'n', code: 'c' })).toMatchObject({ surplus: ['nonce', 'code'] })
})
