import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mail_bounces } from '#database/tables.ts'
import { deliverAll } from '#server/jobs/deliver.ts'
import * as people from '#test/support/accounts.ts'
import { bounceReport, bounceSecret, mailTo, passOn } from '#test/support/bounce-reports.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let server: MailServer
beforeAll(async () => {
  server = await mailServer()
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'salam@rihla.test' }
  home = await testApp({ ...mail, TRUST_PROXY: '1', MAIL_BOUNCE_SECRET: bounceSecret })
})
afterAll(async () => {
  await home.close()
  await server.close()
})

const noMailbox = '550 5.1.1 no such mailbox'

/** A member whose mail has come back, and whose mail server takes the next. */
async function bouncing() {
  const member = await anyMember(home)
  server.refuses.set(member.email, noMailbox)
  await mailTo(home, member.email)
  server.refuses.delete(member.email)
  const token = (await signedIn(home, member)).user_token
  const get = async (path: string) => (await ask(home, 'GET', `/api/v3/${path}`, { token })).body.data
  return {
    member,
    request: (email: string) => people.post(home, 'user/auth/email/code', { token, body: { email } }),
    verify: (body: object) => people.post(home, 'user/auth/email/change', { token, body }),
    bouncing: async () => (await get('user/auth/pending-contacts')).bouncing_email,
  }
}

async function codeTo(email: string): Promise<string> {
  await deliverAll(home.application)
  return people.codeIn(server.taken(email)[0]?.text)
}

test('who proves the address again is mailed again', async () => {
  const { member, request, verify, bouncing: address } = await bouncing()
  expect(await address()).toBe(member.email)
  expect((await request(member.email)).body.message).toBe('Kode verifikasi telah dikirim')
  const code = await codeTo(member.email)
  expect(await address()).toBe(member.email)
  expect((await verify({ code: people.wrong(code), current_password: testPassword })).body.code).toBe('F-OTP-1w1')
  expect(await address()).toBe(member.email)
  const proved = await verify({ code, current_password: testPassword })
  expect([proved.body.message, proved.body.data]).toEqual(['Email Anda terverifikasi', { is_changed: false }])
  expect(await address()).toBeNull()
  const before = server.taken(member.email).length
  await mailTo(home, member.email)
  expect(server.taken(member.email)).toHaveLength(before + 1)
})

test('another address takes the place of the one that bounces', async () => {
  const { member, request, verify, bouncing: address } = await bouncing()
  const email = people.newEmail()
  expect((await request(email)).status).toBe(200)
  const proved = await verify({ code: await codeTo(email), current_password: testPassword })
  expect([proved.body.message, proved.body.data]).toEqual(['Email Anda telah diubah', { is_changed: true }])
  expect([await address(), (await people.memberRow(home, email))?.id]).toEqual([null, member.id])
})

test('an address that somebody else has is not said to be theirs, and does not change hands', async () => {
  const { request, verify } = await bouncing()
  const { email } = await anyMember(home)
  expect((await request(email)).status).toBe(200)
  expect((await verify({ code: await codeTo(email), current_password: testPassword })).status).toBe(422)
})

test('codes are counted, and whose mail arrives has no such call', async () => {
  const { member, request } = await bouncing()
  await request(member.email)
  expect((await request(member.email)).status).toBe(429)
  const other = await anyMember(home)
  const token = (await signedIn(home, other)).user_token
  const reply = await people.post(home, 'user/auth/email/code', { token, body: { email: other.email } })
  expect(reply.status).toBe(404)
})

test('a link to choose another password proves the address as well', async () => {
  const { member } = await bouncing()
  await people.post(home, 'user/auth/forgot-password', { body: { email: member.email } })
  await deliverAll(home.application)
  const token = people.tokenIn(server.taken(member.email)[0]?.text)
  const body = { token, password: people.otherPassword, password_confirmation: people.otherPassword }
  await people.post(home, 'user/auth/reset-password', { body })
  await mailTo(home, member.email)
  expect(server.taken(member.email)[0]?.subject).toBe('Lunas')
})

test('a report of a mail from before the address was proved again says nothing', async () => {
  const { member, request, verify, bouncing: address } = await bouncing()
  await request(member.email)
  const code = await codeTo(member.email)
  const mail_id = /^<([\w-]+)@/.exec(server.taken(member.email)[0]?.messageId ?? '')?.[1] ?? ''
  people.later(home, 60)
  await verify({ code, current_password: testPassword })
  await passOn(home, bounceReport({ mail_id, to: member.email }))
  expect(await address()).toBeNull()
})

test('with the account goes what was known of its address, and no last mail brings it back', async () => {
  const { member } = await bouncing()
  server.refuses.set(member.email, noMailbox)
  const token = (await signedIn(home, member)).user_token
  const sent = { token, body: { current_password: testPassword } }
  expect((await ask(home, 'DELETE', '/api/v3/user/auth/me', sent)).status).toBe(200)
  await deliverAll(home.application)
  expect(await home.application.db.$count(mail_bounces, eq(mail_bounces.email, member.email))).toBe(0)
  expect(server.tries(member.email)).toBe(1)
})
