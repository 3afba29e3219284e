import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

type Form = { old_password?: string; password?: string }
const change = (token: string, { old_password, password = people.goodPassword }: Form) =>
  people.post(home, 'user/auth/change-password', {
    body: { old_password, password, password_confirmation: password },
    token,
  })
const me = (token: string) => ask(home, 'GET', '/api/v3/user/auth/me', { token })

test('a new password ends every other session and every link, and the owner is told', async () => {
  const member = await anyMember(home, { email: people.newEmail() })
  const here = await signedIn(home, member)
  const there = await signedIn(home, member)
  await people.post(home, 'user/auth/forgot-password', { body: { email: member.email } })
  const token = people.tokenIn((await home.sentTo(member.email))[0]?.text)
  expect((await change(here.user_token, { old_password: testPassword })).status).toBe(200)
  expect((await me(here.user_token)).status).toBe(200)
  expect((await me(there.user_token)).status).toBe(401)
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('Kata sandi Anda telah diubah')
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('hubungi kami di halo@rihla.test')
  const body = { token, password: people.otherPassword, password_confirmation: people.otherPassword }
  expect((await people.post(home, 'user/auth/reset-password', { body })).body.code).toBe('F-RST-1x1')
  const login = { email: member.email, password: people.goodPassword }
  expect((await people.post(home, 'user/auth/login', { body: login })).status).toBe(200)
})

test('the old password is asked for, and may be guessed five times', async () => {
  const { user_token } = await signedIn(home, await anyMember(home))
  const missing = await change(user_token, {})
  expect(missing.body).toMatchObject({ code: 'F-PWD-2o2', errors: { old_password: ['Kata sandi saat ini salah'] } })
  for (let i = 0; i < 5; i += 1) {
    expect((await change(user_token, { old_password: 'salah' })).body.code).toBe('F-PWD-2o2')
  }
  const locked = await change(user_token, { old_password: testPassword })
  expect(locked.status).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
})

test('a common password is refused, and of two changes at once one counts', async () => {
  const { user_token } = await signedIn(home, await anyMember(home))
  const common = await change(user_token, { old_password: testPassword, password: 'Bismillah#1' })
  expect(common.body.code).toBe('F-PWD-1c1')
  const both = await Promise.all(
    [people.goodPassword, people.otherPassword].map((password) =>
      change(user_token, { old_password: testPassword, password }),
    ),
  )
  expect(both.map((reply) => reply.status).sort()).toEqual([200, 422])
})

test('who signs in elsewhere sets a first password right after signing in, not later', async () => {
  const member = await anyMember(home, { password_hash: null })
  const { user_token, refresh_token } = await signedIn(home, member)
  people.later(home, 601)
  const late = await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers: { 'refresh-token': refresh_token } })
  expect((await change(late.body.data.user_token, { old_password: 'x' })).body.code).toBe('F-REA-1p1')
  expect((await me(user_token)).body.data.has_password).toBe(false)
  const fresh = await signedIn(home, member)
  expect((await change(fresh.user_token, {})).status).toBe(200)
  expect((await me(fresh.user_token)).body.data.has_password).toBe(true)
})
