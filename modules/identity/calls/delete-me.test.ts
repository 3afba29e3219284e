import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictures } from '#database/tables.ts'
import * as people from '#test/support/accounts.ts'
import { anyMember, signedIn, testPassword } from '#test/support/members.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { requestNewEmail } from '../module.ts'
import { external_accounts, one_time_codes, sessions, users } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await people.proxiedApp()
})
afterAll(() => home.close())

const proof = { current_password: testPassword }
const remove = (token: string, body: object = {}) =>
  ask(home, 'DELETE', '/api/v3/user/auth/me', { token, body, headers: people.stranger() })

/** Signed in too long ago to count as a fresh proof. */
async function staleToken(member: Awaited<ReturnType<typeof anyMember>>) {
  const { refresh_token } = await signedIn(home, member)
  people.later(home, 601)
  const next = await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers: { 'refresh-token': refresh_token } })
  return next.body.data.user_token
}

test('nothing of the person stays, and the address may begin anew', async () => {
  const { db, clock, ports } = home.application
  const picture = {
    id: 'avatar-x',
    file_key: 'avatars/x.webp',
    width: 1,
    height: 1,
    colour: '#fff',
    alt_id: '',
    alt_en: '',
  }
  await db.insert(pictures).values({ ...picture, created_at: clock.now() })
  await ports.files.put(picture.file_key, { bytes: Buffer.from('x'), type: 'image/webp' })
  const secrets = {
    full_name: 'Nama Rahasia',
    address: 'Jl. Rahasia',
    birth_date: '1980-01-01',
    gender: 'male' as const,
  }
  const member = await anyMember(home, { email: people.newEmail(), avatar_picture_id: picture.id, ...secrets })
  const google = { tenant_id: member.tenant_id, provider: 'google' as const, subject: 'g', user_id: member.id }
  await db.insert(external_accounts).values({ ...google, created_at: clock.now() })
  const first = await signedIn(home, member)
  const second = await signedIn(home, member)
  expect((await remove(first.user_token, proof)).status).toBe(200)
  const [row] = await db.select().from(users).where(eq(users.id, member.id))
  expect(row).toMatchObject({ email: `deleted-${member.id}@invalid`, full_name: '', phone_number: null })
  expect(row).toMatchObject({
    address: null,
    birth_date: null,
    gender: null,
    avatar_picture_id: null,
    password_hash: null,
  })
  expect(row?.deleted_at).not.toBeNull()
  expect(await db.$count(external_accounts, eq(external_accounts.user_id, member.id))).toBe(0)
  expect(await db.$count(pictures, eq(pictures.id, picture.id))).toBe(0)
  expect(await ports.files.get(picture.file_key)).toBeUndefined()
  const left = await db.select().from(sessions).where(eq(sessions.user_id, member.id))
  expect(left.map((session) => [session.ip, session.end_reason])).toEqual([
    ['', 'deleted'],
    ['', 'deleted'],
  ])
  for (const { user_token, refresh_token } of [first, second]) {
    expect((await ask(home, 'GET', '/api/v3/user/auth/me', { token: user_token })).status).toBe(401)
    const headers = { 'refresh-token': refresh_token }
    expect((await ask(home, 'POST', '/api/v3/user/auth/refresh', { headers })).status).toBe(417)
  }
  const [mail] = await home.sentTo(member.email)
  expect(mail?.subject).toBe('Akun Anda telah dihapus')
  // Lines of a mail are folded.
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('Tagihan dan bukti pembayaran disimpan 10 tahun sesuai hukum.')
  const login = { email: member.email, password: testPassword }
  expect((await people.post(home, 'user/auth/login', { body: login })).body.code).toBe('F-LOG-1p1')
  await people.post(home, 'auth/register', { body: people.form(member.email) })
  const code = await people.newestCode(home, member.email)
  expect((await people.post(home, 'user/auth/email/verify', { body: { email: member.email, code } })).status).toBe(200)
})

test('an address that waited for its code goes too', async () => {
  const { db, ports, clock } = home.application
  const member = await anyMember(home)
  const email = people.newEmail()
  const ctx = { ports, now: clock.now() }
  await db.transaction((tx) => requestNewEmail({ ...ctx, db: tx }, { ...member, brand: 'Rihla' }, email))
  expect(await db.$count(one_time_codes, eq(one_time_codes.destination, email))).toBe(1)
  expect((await remove((await signedIn(home, member)).user_token, proof)).status).toBe(200)
  expect(await db.$count(one_time_codes, eq(one_time_codes.destination, email))).toBe(0)
})

test('a session is not enough, however new: the password is asked for, and may be guessed five times', async () => {
  const member = await anyMember(home)
  const token = await staleToken(member)
  for (const one of [token, (await signedIn(home, member)).user_token]) {
    const response = await remove(one)
    expect(response.body.code).toBe('F-REA-1p1')
    expect(response.body.errors).toHaveProperty('current_password')
  }
  for (let i = 0; i < 5; i += 1)
    expect((await remove(token, { current_password: 'salah' })).body.code).toBe('F-REA-1p1')
  expect((await remove(token, { current_password: testPassword })).body.code).toBe('F-LOG-3l3')
})

test('a wrong password is refused even right after signing in; the right one is enough later', async () => {
  const member = await anyMember(home)
  const { user_token } = await signedIn(home, member)
  expect((await remove(user_token, { current_password: 'salah' })).body.code).toBe('F-REA-1p1')
  expect((await remove(await staleToken(member), { current_password: testPassword })).status).toBe(200)
})

test('who signs in at Google or Apple only has no password: signing in just now is the proof', async () => {
  const member = await anyMember(home, { password_hash: null })
  expect((await remove(await staleToken(member))).body.code).toBe('F-REA-1p1')
  expect((await remove((await signedIn(home, member)).user_token)).status).toBe(200)
})

test('who asks twice at once is deleted once', async () => {
  const member = await anyMember(home, { email: people.newEmail() })
  const { user_token } = await signedIn(home, member)
  const replies = await Promise.all([1, 2, 3].map(() => remove(user_token, proof)))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(replies.filter((reply) => reply.status === 401)).toHaveLength(2)
  expect(await home.sentTo(member.email)).toHaveLength(1)
})
