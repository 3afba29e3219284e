import { expect, test } from 'vitest'
import { decideLink, memberName } from './linking.ts'

const vouched = { email: 'siti@rihla.test', email_verified: true }
const verified = { id: 'siti', email_verified_at: new Date('2026-11-15T00:00:00Z') }
const unverified = { id: 'siti', email_verified_at: null }
const nobody = { linked_user_id: undefined, member: undefined }

test('whoever was here before with this account enters, whatever the provider says of the e-mail', () => {
  const enter = { ok: true, step: 'enter', user_id: 'siti' }
  expect(decideLink({ ...nobody, linked_user_id: 'siti' }, vouched)).toEqual(enter)
  expect(decideLink({ ...nobody, linked_user_id: 'siti' }, { email: undefined, email_verified: false })).toEqual(enter)
})

test('an address the provider did not verify opens nothing and creates nothing', () => {
  for (const member of [undefined, verified, unverified]) {
    const facts = { linked_user_id: undefined, member }
    expect(decideLink(facts, { ...vouched, email_verified: false })).toEqual({ ok: false, code: 'F-OID-2u2' })
    expect(decideLink(facts, { email: undefined, email_verified: true })).toEqual({ ok: false, code: 'F-OID-2u2' })
  }
})

test('an address nobody has here becomes a new member', () => {
  expect(decideLink(nobody, vouched)).toEqual({ ok: true, step: 'create', email: 'siti@rihla.test' })
})

test('a member whose address we verified is linked', () => {
  expect(decideLink({ ...nobody, member: verified }, vouched)).toEqual({ ok: true, step: 'link', user_id: 'siti' })
})

test('an account that never proved its address goes to the person who did', () => {
  const decision = decideLink({ ...nobody, member: unverified }, vouched)
  expect(decision).toEqual({ ok: true, step: 'reclaim', user_id: 'siti', email: 'siti@rihla.test' })
})

test('a new member is called as at the provider, else by the e-mail address', () => {
  expect(memberName('Siti Rahmawati', 'siti@rihla.test')).toBe('Siti Rahmawati')
  expect(memberName(undefined, 'siti.r@rihla.test')).toBe('siti.r')
  expect(memberName(' \u202e\n ', 'siti.r@rihla.test')).toBe('siti.r')
})

test('a name is one line of bounded length, without signs a database or a page stumbles over', () => {
  expect(memberName('Siti\0\r\nRahmawati\ud800', 'x@rihla.test')).toBe('Siti Rahmawati')
  expect([...memberName('🕋'.repeat(300), 'x@rihla.test')]).toHaveLength(100)
})
