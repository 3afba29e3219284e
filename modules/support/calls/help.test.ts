import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { demoTenants } from '#demo/tenants.ts'
import { audit_log } from '#modules/staff/tables.ts'
import * as people from '#test/support/accounts.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { listening } from '#test/support/payments.ts'
import { newNumber } from '#test/support/phones.ts'
import { someStaff } from '#test/support/staff.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
  await listening(home)
})
afterAll(() => home.close())

const supporter = (scope: Scope = { kind: 'platform' }) => someStaff(home, { role: 'support', scope })
const help = (token: string, id: string, { path, body = {} }: { path: string; body?: object }) =>
  ask(home, 'POST', `/api/console/v1/members/${id}/${path}`, { token, body })
const me = async (token: string) => (await ask(home, 'GET', '/api/v3/user/auth/me', { token })).body.data
const reason = 'Salah ketik saat mendaftar'
const requested = 'Ada permintaan mengubah kontak akun Anda'

async function aMember(wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, wish)
  return { member, token: (await signedIn(home, member)).user_token }
}
const auditOf = async (id: string) => home.application.db.select().from(audit_log).where(eq(audit_log.thing_id, id))

test('a code goes again to an address that is not verified, three times an hour, and the desk never sees it', async () => {
  const { id: staff_id, token } = await supporter()
  const member = await anyMember(home, { email_verified_at: null })
  const sent = await help(token, member.id, { path: 'verification' })
  const code = await people.newestCode(home, member.email)
  expect([sent.status, code.length, JSON.stringify(sent.body).includes(code)]).toEqual([200, 6, false])
  for (let i = 0; i < 2; i += 1) await help(token, member.id, { path: 'verification' })
  expect((await help(token, member.id, { path: 'verification' })).status).toBe(429)
  expect((await help((await supporter()).token, member.id, { path: 'verification' })).status).toBe(429)
  const verify = { email: member.email, code: await people.newestCode(home, member.email) }
  expect((await people.post(home, 'user/auth/email/verify', { body: verify })).status).toBe(200)
  const rows = await auditOf(member.id)
  expect(rows.map((row) => [row.staff_id === staff_id, row.after])).toEqual(
    Array.from({ length: 3 }, () => [true, { sent: 'verification code' }]),
  )
  expect(JSON.stringify(rows)).not.toContain(code)
  people.later(home, 3601)
  const { token: fresh } = await supporter()
  expect((await help(fresh, member.id, { path: 'verification' })).body.code).toBe('F-MBR-1v1')
})

test('a link to choose another password goes to the member’s own address and works once', async () => {
  const { token } = await supporter()
  const member = await anyMember(home)
  const sent = await help(token, member.id, { path: 'password-reset' })
  const [mail] = await home.sentTo(member.email)
  const reset = people.tokenIn(mail?.text)
  expect([sent.status, mail?.subject, JSON.stringify(sent.body).includes(reset)]).toEqual([
    200,
    'Atur ulang kata sandi',
    false,
  ])
  const body = { token: reset, password: people.otherPassword, password_confirmation: people.otherPassword }
  expect((await people.post(home, 'user/auth/reset-password', { body })).status).toBe(200)
})

test('another address is the member’s only once they gave its code, and the one before is told', async () => {
  const { token: desk } = await supporter()
  const { member, token } = await aMember()
  const email = people.newEmail()
  expect((await help(desk, member.id, { path: 'email', body: { email, reason } })).status).toBe(200)
  expect((await me(token)).email).toBe(member.email)
  expect((await home.sentTo(member.email)).map(({ subject }) => subject)).toEqual([requested])
  const code = await people.newestCode(home, email)
  const stranger = await aMember()
  const verify = (who: string, given: string) =>
    people.post(home, 'user/auth/email/change', { token: who, body: { code: given, current_password: testPassword } })
  expect((await verify(stranger.token, code)).status).toBe(422)
  expect((await verify(token, people.wrong(code))).status).toBe(422)
  expect((await verify(token, code)).status).toBe(200)
  expect((await me(token)).email).toBe(email)
  expect((await home.sentTo(member.email))[0]?.subject).toBe('Email akun Anda telah diubah')
  const [row] = await auditOf(member.id)
  expect(row).toMatchObject({ reason, after: { code_sent_to: expect.stringContaining('•••') } })
})

test('an address that another member has is refused at its field', async () => {
  const { token } = await supporter()
  const [member, other] = [await anyMember(home), await anyMember(home)]
  const refused = await help(token, member.id, { path: 'email', body: { email: other.email, reason } })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']])
})

test('another number is the member’s only once they gave its code', async () => {
  const { token: desk } = await supporter()
  const { member, token } = await aMember()
  const number = newNumber()
  expect((await help(desk, member.id, { path: 'phone-number', body: { phone_number: number, reason } })).status).toBe(
    200,
  )
  expect((await me(token)).phone_number).toBe(member.phone_number)
  const [mail] = await home.sentTo(member.email)
  expect([mail?.subject, mail?.text.includes(number), mail?.text.includes(number.slice(-4))]).toEqual([
    requested,
    false,
    true,
  ])
  const pending = await ask(home, 'GET', '/api/v3/user/auth/pending-contacts', { token })
  expect(pending.body.data).toEqual({ email: null, bouncing_email: null, phone_number: number })
  const body = { code: await people.newestCode(home, number) }
  expect((await people.post(home, 'user/auth/phone-number/verify', { token, body })).status).toBe(200)
  expect(await me(token)).toMatchObject({ phone_number: number, is_phone_verified: true })
})

test('a name is corrected at once, with who did it and why', async () => {
  const { token: desk } = await supporter()
  const { member, token } = await aMember({ full_name: 'Siti Aminh' })
  const body = { full_name: 'Siti Aminah', reason }
  expect((await help(desk, member.id, { path: 'name', body })).status).toBe(200)
  expect((await me(token)).full_name).toBe('Siti Aminah')
  expect((await home.sentTo(member.email))[0]?.subject).toBe('Nama di akun Anda telah diperbaiki')
  expect(await auditOf(member.id)).toMatchObject([
    { reason, before: { full_name: 'S•••' }, after: { full_name: 'S•••' } },
  ])
  expect((await help(desk, member.id, { path: 'name', body: { full_name: 'Siti 😀', reason } })).status).toBe(422)
})

test('support of another tenant finds nobody to help', async () => {
  const { token } = await supporter({ kind: 'tenant', id: demoTenants[1].id })
  const member = await anyMember(home)
  const email = { path: 'email', body: { email: `${newId()}@rihla.test`, reason } }
  for (const wish of [{ path: 'verification' }, { path: 'password-reset' }, email])
    expect((await help(token, member.id, wish)).status).toBe(404)
})
