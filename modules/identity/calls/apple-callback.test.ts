import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { users } from '#modules/identity/tables.ts'
import { begunSignIn, type FakeProvider, fakeProvider, vouched } from '#test/support/providers.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let apple: FakeProvider
beforeAll(async () => {
  home = await testApp({ PUBLIC_URL: 'http://localhost:3000' })
  apple = fakeProvider(home, 'apple')
  fakeProvider(home, 'google')
})
afterAll(() => home.close())

const comeBack = (body: object, headers: Record<string, string> = {}) =>
  ask(home, 'POST', '/api/v3/user/auth/driver/apple/callback', { body, headers })

async function begun(host?: string) {
  const { state, redirect_uri } = await begunSignIn(home, 'apple', host)
  return { state, redirect_uri, code: apple.grants(vouched(home)) }
}

const failed = [422, 'F-OID-1s1']
type Reply = Awaited<ReturnType<typeof comeBack>>
const outcome = (reply: Reply) => [reply.status, reply.body.code]

test('whoever comes back from Apple is signed in, in a session that works', async () => {
  const reply = await comeBack(await begun())
  expect(reply.status).toBe(200)
  const { user_token } = reply.body.data
  expect((await ask(home, 'POST', '/api/v3/user/auth/logout', { token: user_token })).status).toBe(200)
})

test('a state is good once', async () => {
  const sent = await begun()
  expect((await comeBack(sent)).status).toBe(200)
  expect(outcome(await comeBack({ ...sent, code: apple.grants(vouched(home)) }))).toEqual(failed)
})

test('of many returns with one state at once, one is let in', async () => {
  const sent = await begun()
  const codes = Array.from({ length: 8 }, () => apple.grants(vouched(home)))
  const replies = await Promise.all(codes.map((code) => comeBack({ ...sent, code })))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('a state nobody was given is worth nothing', async () => {
  expect(outcome(await comeBack({ ...(await begun()), state: 'x'.repeat(43) }))).toEqual(failed)
})

test('ten minutes later it is too late', async () => {
  const sent = await begun()
  home.application.clock.moveTo(addMs(home.application.clock.now(), 10 * minuteMs))
  expect(outcome(await comeBack(sent))).toEqual(failed)
})

test("another tenant's state, another provider's, and another address never reach the provider", async () => {
  const google = await begunSignIn(home, 'google')
  const [one, two, three] = [await begun(), await begun(), await begun()]
  const { identityFromCode } = apple
  apple.identityFromCode = async () => vouched(home)
  expect(outcome(await comeBack(one, { host: 'demo.localhost' }))).toEqual(failed)
  expect(outcome(await comeBack({ ...two, state: google.state }))).toEqual(failed)
  expect(outcome(await comeBack({ ...three, redirect_uri: 'http://localhost:3000/redirect-apple' }))).toEqual(failed)
  apple.identityFromCode = identityFromCode
})

test('a provider that refuses or cannot be reached is a sign-in that failed', async () => {
  for (const why of ['refused', 'unreachable'] as const) {
    const code = apple.grants({ ok: false, why, detail: 'no' })
    expect(outcome(await comeBack({ ...(await begun()), code }))).toEqual(failed)
  }
})

test('what Apple posts of the name reaches the one who reads it', async () => {
  const seen: unknown[] = []
  const { identityFromCode } = apple
  apple.identityFromCode = async (sent) => {
    seen.push(sent.user)
    return identityFromCode(sent)
  }
  await comeBack({ ...(await begun()), user: '{"name":{"firstName":"Siti"}}' })
  apple.identityFromCode = identityFromCode
  expect(seen).toEqual(['{"name":{"firstName":"Siti"}}'])
})

test('a new member is verified, without a password, and came by the code that was sent', async () => {
  const { state, redirect_uri } = await begunSignIn(home, 'apple')
  const code = apple.grants(vouched(home, { email: 'Baru@Rihla.test', full_name: undefined }))
  const headers = { 'accept-language': 'en' }
  const reply = await comeBack({ state, redirect_uri, code, affiliate_code: 'RIHLA-AISYAH' }, headers)
  expect(reply.status).toBe(200)
  const [member] = await home.application.db.select().from(users).where(eq(users.email, 'baru@rihla.test'))
  expect(member).toMatchObject({ full_name: 'baru', language: 'en', affiliate_code: null })
  expect(member?.password_hash).toBeNull()
  expect(member?.email_verified_at).not.toBeNull()
})

test('what is missing is named', async () => {
  const reply = await comeBack({ code: 'x' })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors).sort()).toEqual(['redirect_uri', 'state'])
})
