import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import { aColleague, begin, codeOf, finish, staffPassword } from '#test/support/staff-sign-in.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { stepOfCode } from '../sign-in/two-step.ts'
import { audit_log, staff, staff_grants, staff_sessions, staff_sign_ins } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const me = (token: string) => ask(home, 'GET', '/api/console/v1/me', { token })
const tokenOf = async (email: string): Promise<string> => (await begin(home, email)).body.data.sign_in_token

/** Signed in by both steps. */
async function signIn(wish?: Parameters<typeof aColleague>[1]) {
  const person = await aColleague(home, wish)
  const { body } = await finish(home, await tokenOf(person.email), codeOf(home, person.totp_secret))
  return { ...person, staff_token: body.data.staff_token, session: body.data }
}

test('password and code open the desk, and both steps leave their mark', async () => {
  const { id, staff_token, session } = await signIn()
  expect(session.recovery_codes).toEqual([])
  expect((await me(staff_token)).body.data).toMatchObject({ id, recovery_codes_left: 0 })
  const [row] = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, id))
  expect(row).toMatchObject({ thing: 'session', after: { signed_in_with: 'app' } })
})

test('a wrong password, an unknown address and somebody without a role get one answer', async () => {
  const { email, id } = await aColleague(home)
  const wrong = await begin(home, email, 'Salah-Sekali#1')
  const unknown = await begin(home, 'siapa@desk.test')
  await home.application.db.delete(staff_grants).where(eq(staff_grants.staff_id, id))
  const roleless = await begin(home, email)
  expect([wrong.status, unknown.status, roleless.status]).toEqual([422, 422, 422])
  expect(unknown.body).toEqual(wrong.body)
  expect(roleless.body).toEqual(wrong.body)
})

test('after five wrong passwords from one network even the right one waits', async () => {
  const { email } = await aColleague(home)
  for (let i = 0; i < 5; i++) expect((await begin(home, email, `Salah-${i}#aA`)).status).toBe(422)
  expect((await begin(home, email)).status).toBe(429)
})

test('what the password gives opens nothing but the second step', async () => {
  const { email } = await aColleague(home)
  expect((await me(await tokenOf(email))).status).toBe(404)
})

test('a code works once: a second sign-in needs the next', async () => {
  const person = await aColleague(home)
  const code = codeOf(home, person.totp_secret)
  expect((await finish(home, await tokenOf(person.email), code)).status).toBe(200)
  const again = await finish(home, await tokenOf(person.email), code)
  expect([again.status, again.body.code]).toEqual([422, 'F-STF-1c1'])
  const used = stepOfCode(person.totp_secret, code, home.application.clock.now()) ?? 0
  const next = codeOf(home, person.totp_secret, used)
  expect((await finish(home, await tokenOf(person.email), next)).status).toBe(200)
})

test('of two who come with the same code at once, one gets in', async () => {
  const person = await aColleague(home)
  const [one, two] = [await tokenOf(person.email), await tokenOf(person.email)]
  const code = codeOf(home, person.totp_secret)
  const both = await Promise.all([finish(home, one, code), finish(home, two, code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('of two who come with the same first step at once, one gets in', async () => {
  const person = await aColleague(home)
  const token = await tokenOf(person.email)
  const used = stepOfCode(person.totp_secret, codeOf(home, person.totp_secret), home.application.clock.now()) ?? 0
  const both = await Promise.all([
    finish(home, token, codeOf(home, person.totp_secret)),
    finish(home, token, codeOf(home, person.totp_secret, used)),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('wrong codes are counted by the person, from whichever sign-in they come', async () => {
  const person = await aColleague(home)
  for (let i = 0; i < 5; i++) {
    expect((await finish(home, await tokenOf(person.email), `00000${i}`)).status).toBe(422)
  }
  const right = await finish(home, await tokenOf(person.email), codeOf(home, person.totp_secret))
  expect([right.status, right.body.code]).toEqual([429, 'F-LOG-3l3'])
  const mails = await home.sentTo(person.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Kode konsol Anda salah beberapa kali'])
  expect(mails[0]?.text).toContain('/console/password/forgot')
})

test('the second step waits ten minutes, and no longer', async () => {
  const person = await aColleague(home)
  const sign_in_token = await tokenOf(person.email)
  await home.application.db
    .update(staff_sign_ins)
    .set({ expires_at: addMs(home.application.clock.now(), -1) })
    .where(eq(staff_sign_ins.staff_id, person.id))
  for (const path of ['step', 'code']) {
    const body = { sign_in_token, ...(path === 'code' && { code: codeOf(home, person.totp_secret) }) }
    const late = await ask(home, 'POST', `/api/console/v1/sign-in/${path}`, { body })
    expect([late.status, late.body.code]).toEqual([422, 'F-STF-2o2'])
  }
})

test('who has no app yet sets one up, and gets ten recovery codes this once', async () => {
  const person = await aColleague(home)
  await home.application.db.update(staff).set({ totp_secret: null }).where(eq(staff.id, person.id))
  const sign_in_token = await tokenOf(person.email)
  const step = await ask(home, 'POST', '/api/console/v1/sign-in/step', { body: { sign_in_token } })
  const { next, setup } = step.body.data
  expect(next).toBe('setup')
  // Somebody else who knows the password is shown another secret: what they saw is worth nothing once this one is proven.
  const other = await ask(home, 'POST', '/api/console/v1/sign-in/step', {
    body: { sign_in_token: await tokenOf(person.email) },
  })
  expect(other.body.data.setup.secret).not.toBe(setup.secret)
  const { status, body } = await finish(home, sign_in_token, codeOf(home, setup.secret))
  expect([status, body.data.recovery_codes.length]).toEqual([200, 10])
  // The code that set it up is used up.
  const again = await finish(home, await tokenOf(person.email), codeOf(home, setup.secret))
  expect(again.status).toBe(422)
})

test('a recovery code opens once in place of the app, and its owner is told by mail', async () => {
  const person = await aColleague(home)
  await home.application.db.update(staff).set({ totp_secret: null }).where(eq(staff.id, person.id))
  const first = await tokenOf(person.email)
  const step = await ask(home, 'POST', '/api/console/v1/sign-in/step', { body: { sign_in_token: first } })
  const done = await finish(home, first, codeOf(home, step.body.data.setup.secret))
  const [code = ''] = done.body.data.recovery_codes
  const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase()
  const inside = await finish(home, await tokenOf(person.email), typed)
  expect(inside.status).toBe(200)
  expect((await me(inside.body.data.staff_token)).body.data.recovery_codes_left).toBe(9)
  expect((await finish(home, await tokenOf(person.email), code)).status).toBe(422)
  const [mail] = await home.sentTo(person.email)
  expect(mail?.text).toContain('Sisa kode: 9')
})

test('in a demo the second step says the code, elsewhere it does not', async () => {
  const person = await aColleague(home)
  const step = async () =>
    ask(home, 'POST', '/api/console/v1/sign-in/step', { body: { sign_in_token: await tokenOf(person.email) } })
  const { desk } = home.application.ports
  const code = (await step()).body.data.demo_code
  expect((await finish(home, await tokenOf(person.email), code)).status).toBe(200)
  desk.is_demo = false
  const { demo_code } = (await step()).body.data
  desk.is_demo = true
  expect(demo_code).toBeNull()
})

test('who moves money and was away for half an hour is out; who writes articles is not', async () => {
  const { db, clock } = home.application
  const finance = await signIn({ role: 'finance', scope: { kind: 'platform' } })
  const editor = await signIn({ role: 'editor', scope: { kind: 'platform' } })
  const last_seen_at = addMs(clock.now(), -30 * minuteMs)
  for (const { id } of [finance, editor]) {
    await db.update(staff_sessions).set({ last_seen_at }).where(eq(staff_sessions.staff_id, id))
  }
  expect((await me(finance.staff_token)).status).toBe(404)
  expect((await me(editor.staff_token)).status).toBe(200)
  const [row] = await db.select().from(staff_sessions).where(eq(staff_sessions.staff_id, editor.id))
  expect(row?.last_seen_at.getTime()).toBeGreaterThan(last_seen_at.getTime())
})

test('one sees where one is signed in, ends one of them, and signs out', async () => {
  const person = await signIn()
  const used = stepOfCode(person.totp_secret, codeOf(home, person.totp_secret), home.application.clock.now()) ?? 0
  const second = await finish(home, await tokenOf(person.email), codeOf(home, person.totp_secret, used))
  const token = person.staff_token
  const { items } = (await ask(home, 'GET', '/api/console/v1/sessions', { token })).body.data
  expect(items).toHaveLength(2)
  const other = items.find((one: { is_current: boolean }) => !one.is_current)
  const end = (of: string) => ask(home, 'DELETE', `/api/console/v1/sessions/${other.id}`, { token: of })
  const stranger = await signIn()
  expect((await end(stranger.staff_token)).status).toBe(404)
  expect((await end(token)).status).toBe(200)
  expect((await me(second.body.data.staff_token)).status).toBe(404)
  expect((await ask(home, 'POST', '/api/console/v1/sign-out', { token, body: {} })).status).toBe(200)
  expect((await me(token)).status).toBe(404)
})

test('new recovery codes cost a code of the app, and end those before', async () => {
  const person = await signIn()
  const used = stepOfCode(person.totp_secret, codeOf(home, person.totp_secret), home.application.clock.now()) ?? 0
  const renew = (code: string) =>
    ask(home, 'POST', '/api/console/v1/recovery-codes', { token: person.staff_token, body: { code } })
  expect((await renew('123456')).status).toBe(422)
  const { status, body } = await renew(codeOf(home, person.totp_secret, used))
  expect([status, new Set(body.data.recovery_codes).size]).toEqual([200, 10])
  const entered = await finish(home, await tokenOf(person.email), body.data.recovery_codes[0])
  expect(entered.status).toBe(200)
})

test('the password itself is never stored or answered', async () => {
  const { id } = await aColleague(home)
  const [row] = await home.application.db.select().from(staff).where(eq(staff.id, id))
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(row)).not.toContain(staffPassword)
})
