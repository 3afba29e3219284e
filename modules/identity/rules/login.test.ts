import { expect, test } from 'vitest'
import { decideLogin } from './login.ts'

test('only the right password says that an address is not verified yet', () => {
  const verified = new Date(0)
  expect(decideLogin({ is_password_right: true, email_verified_at: verified })).toEqual({ ok: true })
  expect(decideLogin({ is_password_right: true, email_verified_at: null })).toEqual({ ok: false, code: 'F-LOG-2v2' })
  expect(decideLogin({ is_password_right: false, email_verified_at: null })).toEqual({ ok: false, code: 'F-LOG-1p1' })
  expect(decideLogin({ is_password_right: false, email_verified_at: verified }).ok).toBe(false)
})
