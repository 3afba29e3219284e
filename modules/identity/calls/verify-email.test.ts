import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import * as people from '#test/support/accounts.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { one_time_codes, registrations } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const verify = (email: string, code: string, headers = {}) =>
  people.post(home, 'user/auth/email/verify', { body: { email, code }, headers })

async function registered() {
  const email = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(email) })
  return { email, code: await people.newestCode(home, email) }
}

test('the code opens the account and signs the member in, once', async () => {
  const { email, code } = await registered()
  const reply = await verify(email, code)
  expect(reply.status).toBe(200)
  const me = await ask(home, 'GET', '/api/v3/user/auth/me', { token: reply.body.data.user_token })
  expect(me.body.data.email).toBe(email)
  expect((await verify(email, code)).body.code).toBe('F-OTP-1w1')
})

test('of a hundred who bring the right code at once, one comes in', async () => {
  const { email, code } = await registered()
  const replies = await Promise.all(Array.from({ length: 100 }, () => verify(email, code)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.body.code === 'F-OTP-1w1')).toHaveLength(99)
})

test('however many strangers guess at once, a code is compared five times and then dead to them', async () => {
  const { email, code } = await registered()
  const guesses = Array.from({ length: 1000 }, (_, i) => String(i).padStart(6, '0')).filter((guess) => guess !== code)
  const replies = await Promise.all(guesses.map((guess) => verify(email, guess)))
  expect(new Set(replies.map((reply) => reply.body.code))).toEqual(new Set(['F-OTP-1w1']))
  const [row] = await home.application.db.select().from(one_time_codes).where(eq(one_time_codes.destination, email))
  expect(row?.tries).toBe(5)
  expect((await verify(email, code)).body.code).toBe('F-OTP-1w1')
})

const [ownerIp, strangerIp] = ['203.0.113.7', '198.51.100.9']
const signUp = async (email: string, password: string, ip: string): Promise<string> => {
  const headers = { 'x-forwarded-for': ip }
  const reply = await people.post(home, 'auth/register', { body: people.form(email, { password }), headers })
  return reply.body.data.registration
}
const entry = async (email: string, password: string) =>
  (await people.post(home, 'user/auth/login', { body: { email, password } })).status

/** Wrong codes of somebody, one after the other. */
async function guess(email: string, code: string, by: { times: number; ip: string; registration?: string }) {
  const headers = { 'x-forwarded-for': by.ip }
  const body = { email, code: people.wrong(code), ...(by.registration && { registration: by.registration }) }
  for (let i = 0; i < by.times; i++) await people.post(home, 'user/auth/email/verify', { body, headers })
}

test.each([
  ['with the secret of their registration', true],
  ['from where they registered', false],
])('strangers who guess wrong cost the owner no try, who confirms %s', async (_, hasSecret) => {
  const email = people.newEmail()
  const registration = await signUp(email, people.goodPassword, ownerIp)
  const stranger = await signUp(email, people.otherPassword, strangerIp)
  const code = await people.newestCode(home, email)
  await guess(email, code, { times: 7, ip: strangerIp, registration: stranger })
  for (const ip of [strangerIp, '192.0.2.1', '192.0.2.2']) await guess(email, code, { times: 7, ip })
  const own = { ip: ownerIp, ...(hasSecret && { registration }) }
  await guess(email, code, { times: 4, ...own })
  const body = { email, code, ...(hasSecret && { registration }) }
  const reply = await people.post(home, 'user/auth/email/verify', { body, headers: { 'x-forwarded-for': ownerIp } })
  expect(reply.status).toBe(200)
  if (hasSecret) expect(await entry(email, people.goodPassword)).toBe(200)
})

test('where strangers took every place and every try, the owner comes in by a link that nobody can use up', async () => {
  const email = people.newEmail()
  // Three registrations a network, eight an address: the owner's own finds no place.
  for (const ip of ['192.0.2.31', '192.0.2.32', '192.0.2.33'])
    for (let i = 0; i < 3; i++) await signUp(email, people.otherPassword, ip)
  people.later(home, 61)
  const registration = await signUp(email, people.goodPassword, ownerIp)
  const code = await people.newestCode(home, email)
  await guess(email, code, { times: 5, ip: '192.0.2.34' })
  const own = { body: { email, code, registration }, headers: { 'x-forwarded-for': ownerIp } }
  expect((await people.post(home, 'user/auth/email/verify', own)).body.code).toBe('F-OTP-1w1')
  await people.post(home, 'user/auth/forgot-password', { body: { email }, headers: { 'x-forwarded-for': ownerIp } })
  const token = people.tokenIn((await home.sentTo(email))[0]?.text)
  const password = people.goodPassword
  await people.post(home, 'user/auth/reset-password', { body: { token, password, password_confirmation: password } })
  expect([await entry(email, people.otherPassword), await entry(email, password)]).toEqual([422, 200])
})

test('five wrong tries of the owner are all they have at one code', async () => {
  const email = people.newEmail()
  const registration = await signUp(email, people.goodPassword, ownerIp)
  const code = await people.newestCode(home, email)
  await guess(email, code, { times: 5, ip: ownerIp, registration })
  const body = { email, code, registration }
  expect((await people.post(home, 'user/auth/email/verify', { body })).body.code).toBe('F-OTP-1w1')
})

test('whoever guesses with many registrations from many networks stays below one chance in ten thousand', async () => {
  const { email, code } = await registered()
  const networks = Array.from({ length: 10 }, (_, i) => `192.0.2.${i}`)
  for (const ip of networks) {
    const registration = await signUp(email, people.otherPassword, ip)
    await guess(email, code, { times: 6, ip, registration })
    await guess(email, code, { times: 6, ip })
  }
  const [row] = await home.application.db.select().from(one_time_codes).where(eq(one_time_codes.destination, email))
  expect(row?.tries).toBeGreaterThan(20)
  expect(row?.tries).toBeLessThan(100)
})

test('wrong, expired, of another tenant, and for nobody: one answer', async () => {
  const { email, code } = await registered()
  const other = await verify(email, code, { host: 'demo.localhost' })
  const wrong = await verify(email, people.wrong(code))
  const nobody = await verify(people.newEmail(), code)
  people.later(home, 301)
  const late = await verify(email, code)
  const expected = people.visible(wrong)
  expect(expected.status).toBe(422)
  expect([other, nobody, late].map(people.visible)).toEqual([expected, expected, expected])
})

/** The owner of the address and a stranger both register it; the owner brings the newest code. */
async function bothRegister(order: readonly ('owner' | 'stranger')[], proof: 'secret' | 'none') {
  const email = people.newEmail()
  const secrets = { owner: '', stranger: '' }
  for (const who of order) {
    const isOwner = who === 'owner'
    const password = isOwner ? people.goodPassword : people.otherPassword
    secrets[who] = await signUp(email, password, isOwner ? ownerIp : strangerIp)
    people.later(home, 61)
  }
  await people.post(home, 'user/auth/email/resend-otp', { body: { email } })
  const code = await people.newestCode(home, email)
  const body = { email, code, ...(proof === 'secret' && { registration: secrets.owner }) }
  const headers = { 'x-forwarded-for': ownerIp }
  const reply = await people.post(home, 'user/auth/email/verify', { body, headers })
  return { email, code, secrets, reply }
}

test.each([
  ['registers first', ['owner', 'stranger'], 'secret', 200],
  ['registers first, with an app that knows no secret', ['owner', 'stranger'], 'none', 422],
  ['registers second', ['stranger', 'owner'], 'secret', 200],
  ['registers second, with an app that knows no secret', ['stranger', 'owner'], 'none', 422],
] as const)(
  'whoever owns the address and %s gets the account, and never a password that somebody else set',
  async (_, order, proof, own) => {
    const { email, code, secrets, reply } = await bothRegister(order, proof)
    expect(reply.status).toBe(200)
    expect(await entry(email, people.otherPassword)).toBe(422)
    expect(await entry(email, people.goodPassword)).toBe(own)
    const late = { email, code, registration: secrets.stranger }
    expect((await people.post(home, 'user/auth/email/verify', { body: late })).body.code).toBe('F-OTP-1w1')
  },
)

test.each([
  ['from elsewhere', strangerIp, ownerIp],
  ['from the same network', ownerIp, ownerIp],
])('a stranger who registered the address first %s never gets in by the code of its owner', async (_, from, at) => {
  const email = people.newEmail()
  await signUp(email, people.otherPassword, from)
  people.later(home, 61)
  if (from === at) {
    await signUp(email, people.goodPassword, at)
    people.later(home, 61)
  }
  await people.post(home, 'user/auth/email/resend-otp', { body: { email } })
  const code = await people.newestCode(home, email)
  const proof = { body: { email, code }, headers: { 'x-forwarded-for': at } }
  expect((await people.post(home, 'user/auth/email/verify', proof)).status).toBe(200)
  expect(await entry(email, people.otherPassword)).toBe(422)
  // The owner is told how to choose a password of their own.
  const token = people.tokenIn((await home.sentTo(email))[0]?.text)
  const password = people.goodPassword
  await people.post(home, 'user/auth/reset-password', { body: { token, password, password_confirmation: password } })
  expect(await entry(email, password)).toBe(200)
})

/** Ids are made when a request comes in: of several at once, the one that became the account may have the highest. */
async function giveLowerIdsToOthers(email: string) {
  const { db } = home.application
  const first = (await people.memberRow(home, email))?.id ?? ''
  const ofOthers = and(eq(registrations.email, email), ne(registrations.id, first))
  const others = await db.select({ id: registrations.id }).from(registrations).where(ofOthers)
  for (const { id } of others)
    await db
      .update(registrations)
      .set({ id: newId(new Date(0)) })
      .where(eq(registrations.id, id))
}

test.each([
  ['one after the other', false],
  ['at once', true],
])(
  'three registrations of a stranger behind the network of the owner, %s, never set the password',
  async (_, isAtOnce) => {
    const email = people.newEmail()
    const strange = () => signUp(email, people.otherPassword, ownerIp)
    if (isAtOnce) await Promise.all([strange(), strange(), strange()])
    else for (let i = 0; i < 3; i++) await strange()
    await giveLowerIdsToOthers(email)
    people.later(home, 61)
    const headers = { 'x-forwarded-for': ownerIp }
    const own = people.form(email, { full_name: 'Siti Aminah', phone_number: '+6281200001111' })
    const { registration } = (await people.post(home, 'auth/register', { body: own, headers })).body.data
    const body = { email, code: await people.newestCode(home, email), registration }
    expect((await people.post(home, 'user/auth/email/verify', { body, headers })).status).toBe(200)
    expect(await people.memberRow(home, email)).toMatchObject({
      full_name: 'Siti Aminah',
      phone_number: '+6281200001111',
    })
    expect([await entry(email, people.otherPassword), await entry(email, people.goodPassword)]).toEqual([422, 200])
  },
)

test('of an address that only its owner registered, however often, the code confirms the form it was typed for', async () => {
  const email = people.newEmail()
  await signUp(email, people.otherPassword, ownerIp)
  const registration = await signUp(email, people.goodPassword, ownerIp)
  const code = await people.newestCode(home, email)
  await people.post(home, 'user/auth/email/verify', { body: { email, code, registration } })
  expect(await entry(email, people.goodPassword)).toBe(200)
})

test('a registration that waited while the account was proved otherwise is worth nothing', async () => {
  const email = people.newEmail()
  const registration = await signUp(email, people.otherPassword, strangerIp)
  await people.post(home, 'user/auth/forgot-password', { body: { email } })
  const token = people.tokenIn((await home.sentTo(email))[0]?.text)
  const password = people.goodPassword
  await people.post(home, 'user/auth/reset-password', { body: { token, password, password_confirmation: password } })
  people.later(home, 61)
  await people.post(home, 'user/auth/email/resend-otp', { body: { email } })
  const guess = { email, code: '000000', registration }
  expect((await people.post(home, 'user/auth/email/verify', { body: guess })).status).toBe(422)
  expect([await entry(email, people.otherPassword), await entry(email, password)]).toEqual([422, 200])
})
