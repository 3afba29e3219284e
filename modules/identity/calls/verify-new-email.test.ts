import { afterAll, beforeAll, expect, test } from 'vitest'
import * as people from '#test/support/accounts.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { requestNewEmail, sendVerification } from '../module.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

async function aRequest(wanted?: string) {
  const member = await anyMember(home)
  const signIn = async () => (await signedIn(home, member)).user_token
  const token = await signIn()
  const { db, ports, clock } = home.application
  const email = wanted ?? people.newEmail()
  await db.transaction((tx) =>
    requestNewEmail({ db: tx, ports, now: clock.now() }, { ...member, brand: 'Rihla' }, email),
  )
  const verify = (body: object) => people.post(home, 'user/auth/email/change', { token, body })
  const pending = async () => {
    const url = '/api/v3/user/auth/pending-contacts'
    return (await ask(home, 'GET', url, { token: await signIn() })).body.data.email
  }
  return { member, email, verify, pending, code: await people.newestCode(home, email) }
}

test('an address waits for its code for an hour, and no longer once it was given', async () => {
  const { email, verify, pending, code } = await aRequest()
  expect(await pending()).toBe(email)
  expect((await verify({ code, current_password: testPassword })).body.message).toBe('Email Anda telah diubah')
  expect(await pending()).toBeNull()
  const late = await aRequest()
  people.later(home, 3601)
  expect(await late.pending()).toBeNull()
})

test('a session that was left open is not enough, and an old code opens nothing', async () => {
  const { verify, code } = await aRequest()
  people.later(home, 11 * 60)
  expect((await verify({ code })).body.code).toBe('F-REA-1p1')
  expect((await verify({ code, current_password: testPassword })).body.code).toBe('F-OTP-1w1')
})

test('an address that somebody else took meanwhile stays theirs', async () => {
  const { member, email, verify, code } = await aRequest()
  await anyMember(home, { email })
  const reply = await verify({ code, current_password: testPassword })
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ['email']])
  const subjects = (await home.sentTo(member.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Ada permintaan mengubah kontak akun Anda'])
})

test('of several who prove one address at the same moment one has it, and the others are told so', async () => {
  for (let round = 0; round < 5; round++) {
    const email = people.newEmail()
    const all = [await aRequest(email), await aRequest(email), await aRequest(email)]
    const replies = await Promise.all(all.map(({ verify, code }) => verify({ code, current_password: testPassword })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  }
})

test('whoever else was signed in is signed out, and a code that went to the address before opens nothing', async () => {
  const { member, verify, code } = await aRequest()
  const { db, ports, clock } = home.application
  const ctx = { ports, now: clock.now() }
  await db.transaction((tx) => sendVerification({ ...ctx, db: tx }, { ...member, brand: 'Rihla' }))
  const former = { email: member.email, code: await people.newestCode(home, member.email) }
  const other = (await signedIn(home, member)).user_token
  expect((await verify({ code, current_password: testPassword })).status).toBe(200)
  expect((await ask(home, 'GET', '/api/v3/user/auth/me', { token: other })).status).toBe(401)
  // The session that gave the code goes on: it is told of a wrong one, not that it is nobody's.
  expect((await verify({ code })).body.code).toBe('F-OTP-1w1')
  expect((await people.post(home, 'user/auth/email/verify', { body: former })).body.code).toBe('F-OTP-1w1')
})
