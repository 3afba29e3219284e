import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { external_accounts, sessions, users } from '#modules/identity/tables.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { begunSignIn, type FakeProvider, fakeProvider, vouched } from '#test/support/providers.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let google: FakeProvider
beforeAll(async () => {
  home = await testApp({ PUBLIC_URL: 'http://localhost:3000' })
  google = fakeProvider(home, 'google')
})
afterAll(() => home.close())

// The limit of the call is per address; a test file is one address with many people behind it.
const comeBack = async (body: object, headers: Record<string, string> = {}) => {
  await home.application.ports.limits.forget('POST /api/v3/user/auth/driver/google/callback 127.0.0.1')
  return ask(home, 'POST', '/api/v3/user/auth/driver/google/callback', { body, headers })
}
const arrive = (wish: Parameters<typeof vouched>[1] = {}) => comeBack({ token: google.grants(vouched(home, wish)) })

const failed = [422, 'F-OID-1s1']
type Reply = Awaited<ReturnType<typeof comeBack>>
const outcome = (reply: Reply) => [reply.status, reply.body.code]

const membersOf = (email: string) => home.application.db.select().from(users).where(eq(users.email, email))
const linksOf = (subject: string) =>
  home.application.db.select().from(external_accounts).where(eq(external_accounts.subject, subject))
const liveSessions = (user_id: string) =>
  home.application.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), isNull(sessions.ended_at)))

test('a website comes back with code and state, a native app with an ID token', async () => {
  const { state, redirect_uri } = await begunSignIn(home, 'google')
  const code = google.grants(vouched(home))
  expect((await comeBack({ state, redirect_uri, code })).status).toBe(200)
  expect((await arrive()).status).toBe(200)
})

test('exactly one of the two forms is taken, and the fields at fault are named', async () => {
  const none = await comeBack({})
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['token']])
  const half = await comeBack({ state: 'x' })
  expect([half.status, Object.keys(half.body.errors)]).toEqual([422, ['code', 'redirect_uri']])
  const both = await comeBack({ token: 't', state: 's', code: 'c', redirect_uri: 'http://localhost:3000/auth/login' })
  expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['token', 'state', 'code', 'redirect_uri']])
})

test('an ID token is taken once, however it is written', async () => {
  const token = google.grants(vouched(home))
  expect((await comeBack({ token })).status).toBe(200)
  expect(outcome(await comeBack({ token }))).toEqual(failed)
  expect(outcome(await comeBack({ token: `${token}==` }))).toEqual(failed)
})

test('of many uses of one ID token at once, one is let in', async () => {
  const token = google.grants(vouched(home))
  const replies = await Promise.all(Array.from({ length: 8 }, () => comeBack({ token })))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('a token the provider did not sign, and a provider out of reach, are sign-ins that failed', async () => {
  expect(outcome(await comeBack({ token: 'forged' }))).toEqual(failed)
  const token = google.grants({ ok: false, why: 'unreachable', detail: 'no answer' })
  expect(outcome(await comeBack({ token }))).toEqual(failed)
})

test('the same person comes back to the same account, even with another address', async () => {
  const subject = newId()
  await arrive({ subject, email: `${subject}@rihla.test` })
  const again = await arrive({ subject, email: 'other@rihla.test', email_verified: false })
  expect(again.status).toBe(200)
  expect(await membersOf(`${subject}@rihla.test`)).toHaveLength(1)
  expect(await membersOf('other@rihla.test')).toHaveLength(0)
})

test('each sign-in is a session of its own', async () => {
  const subject = newId()
  const [one, two] = [await arrive({ subject }), await arrive({ subject })]
  expect(one.body.data.refresh_token).not.toBe(two.body.data.refresh_token)
})

test("an address the provider has not verified neither opens its owner's account nor makes one", async () => {
  const member = await anyMember(home)
  const taken = await arrive({ email: member.email, email_verified: false })
  expect(outcome(taken)).toEqual([422, 'F-OID-2u2'])
  const fresh = `${newId()}@rihla.test`
  expect(outcome(await arrive({ email: fresh, email_verified: false }))).toEqual([422, 'F-OID-2u2'])
  expect(outcome(await arrive({ email: undefined }))).toEqual([422, 'F-OID-2u2'])
  expect(await membersOf(fresh)).toHaveLength(0)
  expect(await liveSessions(member.id)).toHaveLength(0)
})

test('a member whose address we verified keeps the account, the password and the sessions', async () => {
  const member = await anyMember(home)
  const { user_token } = await signedIn(home, member)
  const subject = newId()
  expect((await arrive({ subject, email: member.email.toUpperCase() })).status).toBe(200)
  expect((await linksOf(subject))[0]?.user_id).toBe(member.id)
  expect((await membersOf(member.email))[0]?.password_hash).toBe(member.password_hash)
  expect((await ask(home, 'POST', '/api/v3/user/auth/logout', { token: user_token })).status).toBe(200)
})

test('an account registered with an address and never verified becomes that of the person who has it', async () => {
  const stranger = await anyMember(home, { email_verified_at: null, full_name: 'Orang Lain', affiliate_code: 'LAIN' })
  const { user_token } = await signedIn(home, stranger)
  const logout = '/api/v3/user/auth/logout'
  // The stranger's session is in this process's memory too, and must be gone from there.
  expect((await ask(home, 'GET', '/api/v3/whitelabel/settings', { token: user_token })).status).toBe(200)
  expect((await arrive({ email: stranger.email })).status).toBe(200)
  expect((await ask(home, 'POST', logout, { token: user_token })).status).toBe(401)
  const [member] = await membersOf(stranger.email)
  expect(member).toMatchObject({ id: stranger.id, full_name: 'Ahmad Fauzi', password_hash: null })
  expect(member).toMatchObject({ phone_number: null, affiliate_code: null })
  expect(member?.email_verified_at).not.toBeNull()
  expect(await liveSessions(stranger.id)).toHaveLength(1)
})

test('a deleted member is nobody: the same person begins anew', async () => {
  const subject = newId()
  const email = `${subject}@rihla.test`
  await arrive({ subject, email })
  const [gone] = await membersOf(email)
  const erased = { deleted_at: home.application.clock.now(), email: `${newId()}@deleted.invalid` }
  await home.application.db.update(users).set(erased).where(eq(users.email, email))
  expect((await arrive({ subject, email })).status).toBe(200)
  const [member] = await membersOf(email)
  expect(member?.id).not.toBe(gone?.id)
  expect(await linksOf(subject)).toMatchObject([{ user_id: member?.id }])
})

test('a deleted member who still holds the address stops the sign-in, without a fault', async () => {
  const gone = await anyMember(home, { deleted_at: home.application.clock.now() })
  expect(outcome(await arrive({ email: gone.email }))).toEqual(failed)
})

test('a new person arriving many times at once becomes one member', async () => {
  const subject = newId()
  const email = `${subject}@rihla.test`
  const replies = await Promise.all(Array.from({ length: 12 }, () => arrive({ subject, email })))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(await membersOf(email)).toHaveLength(1)
  expect(await linksOf(subject)).toHaveLength(1)
})

test('two accounts at the provider with one address arriving at once become one member', async () => {
  const email = `${newId()}@rihla.test`
  const replies = await Promise.all(Array.from({ length: 6 }, () => arrive({ email })))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(await membersOf(email)).toHaveLength(1)
})

test('one account arriving at once under several addresses leaves no second member behind', async () => {
  const subject = newId()
  const addresses = Array.from({ length: 6 }, () => `${newId()}@rihla.test`)
  const replies = await Promise.all(addresses.map((email) => arrive({ subject, email })))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  const members = await Promise.all(addresses.map(membersOf))
  expect(members.flat()).toHaveLength(1)
})

test('the same person is another member at another tenant', async () => {
  const subject = newId()
  const email = `${subject}@rihla.test`
  await arrive({ subject, email })
  const token = google.grants(vouched(home, { subject, email }))
  expect((await comeBack({ token }, { host: 'demo.localhost' })).status).toBe(200)
  const tenants = (await membersOf(email)).map((member) => member.tenant_id)
  expect(tenants.sort()).toEqual(demoTenants.map((tenant) => tenant.id))
})
