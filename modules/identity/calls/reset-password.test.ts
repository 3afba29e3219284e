import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const reset = (token: string, password = people.goodPassword, headers = {}) =>
  people.post(home, 'user/auth/reset-password', {
    body: { token, password, password_confirmation: password },
    headers,
  })
const login = (email: string, password: string, headers = {}) =>
  people.post(home, 'user/auth/login', { body: { email, password }, headers })

async function linkFor(email: string) {
  await people.post(home, 'user/auth/forgot-password', { body: { email } })
  return people.tokenIn((await home.sentTo(email))[0]?.text)
}
const memberWithLink = async (wish = {}) => {
  const member = await anyMember(home, { email: people.newEmail(), ...wish })
  return { member, token: await linkFor(member.email) }
}

test('a link sets the password once, ends every session, and the owner is told', async () => {
  const { member, token } = await memberWithLink()
  const old = await signedIn(home, member)
  expect((await reset(token)).status).toBe(200)
  expect((await login(member.email, testPassword)).body.code).toBe('F-LOG-1p1')
  expect((await login(member.email, people.goodPassword)).status).toBe(200)
  expect((await ask(home, 'GET', '/api/v3/user/auth/me', { token: old.user_token })).status).toBe(401)
  const headers = { 'refresh-token': old.refresh_token }
  expect((await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers })).status).toBe(417)
  expect((await home.sentTo(member.email))[0]?.subject).toBe('Kata sandi Anda telah diubah')
  const again = await reset(token, people.otherPassword)
  expect(again.body).toMatchObject({ code: 'F-RST-1x1', errors: { token: [again.body.message] } })
})

test('of two links the newer one works, and of many uses at once one', async () => {
  const { member, token } = await memberWithLink()
  const newer = await linkFor(member.email)
  expect((await reset(token)).body.code).toBe('F-RST-1x1')
  const replies = await Promise.all(Array.from({ length: 8 }, () => reset(newer)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('a common password is refused and does not use the link up; nor do two that differ', async () => {
  const { token } = await memberWithLink()
  expect((await reset(token, 'Password1!')).body.code).toBe('F-PWD-1c1')
  const body = { token, password: people.goodPassword, password_confirmation: people.otherPassword }
  const differ = await people.post(home, 'user/auth/reset-password', { body })
  expect(differ.body.errors).toEqual({ password_confirmation: ['Password harus sama'] })
  expect((await reset(token)).status).toBe(200)
})

test('a link dies after an hour, at another tenant, and with the account', async () => {
  const { member, token } = await memberWithLink()
  expect((await reset(token, people.goodPassword, { host: 'demo.localhost' })).body.code).toBe('F-RST-1x1')
  people.later(home, 3601)
  expect((await reset(token)).body.code).toBe('F-RST-1x1')
  const fresh = await linkFor(member.email)
  const { user_token } = await signedIn(home, member)
  const proof = { current_password: testPassword }
  expect((await ask(home, 'DELETE', '/api/v3/user/auth/me', { token: user_token, body: proof })).status).toBe(200)
  expect((await reset(fresh)).body.code).toBe('F-RST-1x1')
  expect((await reset('x'.repeat(43))).body.code).toBe('F-RST-1x1')
})

test('who proved the address by a link needs no code any more, and a waiting one is void', async () => {
  const email = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(email) })
  const code = await people.newestCode(home, email)
  expect((await reset(await linkFor(email), people.otherPassword)).status).toBe(200)
  expect((await people.post(home, 'user/auth/email/verify', { body: { email, code } })).body.code).toBe('F-OTP-1w1')
  expect((await login(email, people.otherPassword)).status).toBe(200)
})

test('a reset unlocks a login that too many wrong passwords had locked', async () => {
  const { member, token } = await memberWithLink()
  const here = people.stranger()
  for (let i = 0; i < 5; i += 1) await login(member.email, 'salah', here)
  expect((await login(member.email, testPassword, here)).status).toBe(429)
  await reset(token, people.goodPassword, here)
  expect((await login(member.email, people.goodPassword, here)).status).toBe(200)
})
