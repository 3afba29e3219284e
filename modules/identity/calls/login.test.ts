import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rate_limits } from '#database/tables.ts'
import { demoTenants } from '#demo/tenants.ts'
import * as people from '#test/support/accounts.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { sessions, users } from '../tables.ts'

let home: TestApp
let member: Awaited<ReturnType<typeof anyMember>>
beforeAll(async () => {
  home = await people.proxiedApp()
  member = await anyMember(home, { email: people.newEmail() })
})
afterAll(() => home.close())

type Headers = Record<string, string>
const login = (email: string, password: string, headers: Headers = {}, extra: object = {}) =>
  people.post(home, 'user/auth/login', { body: { email, password, ...extra }, headers })
const fail = async (email: string, times: number, headers: () => Headers) => {
  for (let i = 0; i < times; i += 1) expect((await login(email, 'salah', headers())).body.code).toBe('F-LOG-1p1')
}
const points = async (like: string) => {
  const rows = await home.application.db.select().from(rate_limits)
  return rows.filter((row) => row.key.startsWith(like)).map((row) => row.points)
}

test('each sign-in is a session of its own, whatever was there before', async () => {
  const first = await login(member.email, testPassword)
  const headers = { authorization: `Bearer ${first.body.data.user_token}`, cookie: 'jwt=preset; refresh_token=preset' }
  const second = await login(` ${member.email.toUpperCase()}`, testPassword, headers)
  expect(second.status).toBe(200)
  expect(second.body.data.token_type).toBe('Bearer')
  expect(second.body.data.user_token).not.toBe(first.body.data.user_token)
  const rows = await home.application.db.select().from(sessions).where(eq(sessions.user_id, member.id))
  expect(rows).toHaveLength(2)
})

test('wrong, unknown, deleted and of another tenant look and cost the same', async () => {
  const deleted = { email: people.newEmail(), deleted_at: home.application.clock.now() }
  await anyMember(home, deleted)
  const social = await anyMember(home, { email: people.newEmail(), password_hash: null })
  const elsewhere = await anyMember(home, { email: people.newEmail(), tenant_id: demoTenants[1].id })
  const tries = [
    [member.email, 'salah'],
    [people.newEmail(), testPassword],
    [deleted.email, testPassword],
    [social.email, testPassword],
    [elsewhere.email, testPassword],
  ] as const
  const replies: unknown[] = []
  const work: unknown[] = []
  for (const [email, password] of tries) {
    work.push(await people.countWork(home, async () => replies.push(people.visible(await login(email, password)))))
  }
  expect(replies).toEqual(tries.map(() => replies[0]))
  expect(work).toEqual(tries.map(() => ({ hashes: 1, parcels: 0 })))
  expect((await login(elsewhere.email, testPassword, { host: 'demo.localhost' })).status).toBe(200)
})

test('five failures from one place close it for a quarter of an hour, known address or not', async () => {
  const owner = await anyMember(home, { email: people.newEmail() })
  const locked: unknown[] = []
  for (const email of [owner.email, people.newEmail()]) {
    const here = people.stranger()
    await fail(email, 5, () => here)
    const reply = await login(email, testPassword, { ...here, 'accept-language': 'en' })
    expect(reply.body.message).toBe('Too many attempts. Try again later or reset your password')
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(880)
    locked.push({ ...people.visible(reply), headers: Object.keys(reply.headers) })
    people.later(home, 901)
  }
  expect(locked[1]).toEqual(locked[0])
  expect((await login(owner.email, testPassword)).status).toBe(200)
})

test('of many tries at once from one place, five are made', async () => {
  const here = people.stranger()
  const email = people.newEmail()
  const replies = await Promise.all(Array.from({ length: 30 }, () => login(email, 'salah', here)))
  expect(replies.filter((reply) => reply.body.code === 'F-LOG-1p1')).toHaveLength(5)
  expect(replies.filter((reply) => reply.status === 429)).toHaveLength(25)
})

test('an account under attack from everywhere is closed to strangers and open to its owner', async () => {
  const owner = await anyMember(home, { email: people.newEmail() })
  const athome = people.stranger()
  expect((await login(owner.email, testPassword, athome)).status).toBe(200)
  await fail(owner.email, 25, people.stranger)
  expect((await login(owner.email, testPassword)).body.code).toBe('F-LOG-3l3')
  expect((await login(owner.email, testPassword, athome)).status).toBe(200)
  people.later(home, 91 * 86_400)
  await fail(owner.email, 25, people.stranger)
  expect((await login(owner.email, testPassword, athome)).body.code).toBe('F-LOG-3l3')
})

test('one place that tries many accounts is closed after sixty failures', async () => {
  const here = people.stranger()
  const replies = await Promise.all(Array.from({ length: 70 }, () => login(people.newEmail(), 'salah', here)))
  expect(replies.filter((reply) => reply.body.code === 'F-LOG-1p1')).toHaveLength(60)
  expect((await login(member.email, testPassword, here)).body.code).toBe('F-LOG-3l3')
})

test('a success is no failure: it is counted nowhere, and clears the typos before it', async () => {
  const owner = await anyMember(home, { email: people.newEmail() })
  const office = people.stranger()
  await fail(owner.email, 4, () => office)
  expect((await login(owner.email, testPassword, office)).status).toBe(200)
  await fail(owner.email, 4, () => office)
  expect((await login(owner.email, testPassword, office)).status).toBe(200)
  expect(await points(`login network ${office['x-forwarded-for']}`)).toEqual([8])
  // Only the four typos before the first success: afterwards the office is known.
  expect(await points(`login account ${owner.tenant_id} ${owner.email}`)).toEqual([4])
  expect(await points(`login pair ${owner.tenant_id} ${owner.email}`)).toEqual([])
})

test('a password that is changed while it is being compared opens nothing', async () => {
  const owner = await anyMember(home, { email: people.newEmail() })
  const { ports, db } = home.application
  const real = ports.passwords
  const password_hash = await real.hash(people.otherPassword)
  ports.passwords = {
    ...real,
    async verify(hash, password) {
      await db.update(users).set({ password_hash }).where(eq(users.id, owner.id))
      return real.verify(hash, password)
    },
  }
  const reply = await login(owner.email, testPassword)
  ports.passwords = real
  expect(reply.body.code).toBe('F-LOG-1p1')
  expect(await db.$count(sessions, eq(sessions.user_id, owner.id))).toBe(0)
})

test('the right password of an unverified address is answered with a fresh code', async () => {
  const email = people.newEmail()
  await people.post(home, 'auth/register', { body: people.form(email) })
  people.later(home, 61)
  const reply = await login(email, people.goodPassword)
  expect(reply.body.code).toBe('F-LOG-2v2')
  expect(await home.sentTo(email)).toHaveLength(2)
  expect((await login(email, people.goodPassword)).body.code).toBe('F-LOG-2v2')
  expect(await home.sentTo(email)).toHaveLength(2)
  expect((await login(email, people.otherPassword)).body.code).toBe('F-LOG-1p1')
})

test.each([{ email: ['a@rihla.test'] }, { email: 'a@rihla.test\0' }, { password: '\ud800' }, { password: {} }, [], 7])(
  'what no form sends is refused, not stumbled over: %j',
  async (wish) => {
    const isForm = typeof wish === 'object' && !Array.isArray(wish)
    const sent = isForm ? { email: member.email, password: 'x', ...wish } : wish
    const headers = { host: 'localhost', 'content-type': 'application/json', ...people.stranger() }
    const payload = JSON.stringify(sent)
    const reply = await home.app.inject({ method: 'POST', url: '/api/v3/user/auth/login', headers, payload })
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'F-REQ-2v2'])
  },
)
