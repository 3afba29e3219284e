import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import * as people from '#test/support/accounts.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { external_accounts } from '../tables.ts'

let home: TestApp
let member: Awaited<ReturnType<typeof anyMember>>
let tokens: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  home = await people.proxiedApp()
  member = await anyMember(home)
  tokens = await signedIn(home, member)
})
afterAll(() => home.close())

const me = (token: string, headers = {}) => ask(home, 'GET', '/api/v3/user/auth/me', { token, headers })
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

test('a member sees their own profile', async () => {
  const { db, clock } = home.application
  const google = { tenant_id: member.tenant_id, provider: 'google' as const, subject: 's', user_id: member.id }
  await db.insert(external_accounts).values({ ...google, created_at: clock.now() })
  expect((await me(tokens.user_token)).body.data).toEqual({
    id: member.id,
    full_name: 'Siti Rahmawati',
    email: member.email,
    phone_number: '+6281234567890',
    is_phone_verified: false,
    gender: null,
    birth_date: null,
    address: null,
    member_since: member.created_at.toISOString(),
    avatar_url: '/pictures/avatar-default/320.webp',
    has_password: true,
    providers: ['google'],
  })
})

test('without a token nobody is anybody', async () => {
  const reply = await ask(home, 'GET', '/api/v3/user/auth/me')
  expect(reply.body).toEqual({ code: 'F-AUT-1n0', message: 'Silakan masuk terlebih dahulu' })
})

test('a token that was not signed here opens nothing', async () => {
  const [, claims = '', signature = ''] = tokens.user_token.split('.')
  const heads = [
    { alg: 'none' },
    { alg: 'RS256', typ: 'JWT' },
    { alg: 'HS256', kid: '../../dev/null' },
    { alg: 'HS512' },
  ]
  for (const head of heads) {
    for (const end of ['', signature]) expect((await me(`${encoded(head)}.${claims}.${end}`)).status).toBe(401)
  }
  expect((await me(tokens.refresh_token)).status).toBe(401)
  expect((await me(`${tokens.user_token}.x`)).status).toBe(401)
})

test('a token with one byte flipped opens nothing', async () => {
  const token = Buffer.from(tokens.user_token)
  const step = Math.floor(token.length / 64)
  for (let i = 0; i < 64; i += 1) {
    const at = i * step
    const flipped = Buffer.from(token)
    // The last sign of each part carries padding bits, so another letter may mean the same bytes.
    flipped[at] = token[at] === 0x41 ? 0x7a : 0x41
    if (flipped.equals(token)) continue
    expect((await me(flipped.toString())).status).toBe(401)
  }
})

test('a token of one tenant is worth nothing at another', async () => {
  const there = { host: 'demo.localhost' }
  expect((await me(tokens.user_token, there)).status).toBe(401)
  const elsewhere = await signedIn(home, await anyMember(home, { tenant_id: demoTenants[1].id }))
  expect((await me(elsewhere.user_token)).status).toBe(401)
  expect((await me(elsewhere.user_token, there)).status).toBe(200)
})

test('a token lives fifteen minutes, and then asks for a refresh', async () => {
  people.later(home, 14 * 60)
  expect((await me(tokens.user_token)).status).toBe(200)
  people.later(home, 61)
  expect((await me(tokens.user_token)).body.code).toBe('F-AUT-2x9')
})
