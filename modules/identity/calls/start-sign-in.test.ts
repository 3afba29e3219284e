import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashSecret } from '#core/ids.ts'
import { sign_in_attempts } from '#modules/identity/tables.ts'
import { begunSignIn, fakeProvider } from '#test/support/providers.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp({ PUBLIC_URL: 'http://localhost:3000' })
  fakeProvider(home, 'google')
  fakeProvider(home, 'apple')
})
afterAll(() => home.close())

const start = (redirect_uri: string, provider = 'google') =>
  ask(home, 'POST', `/api/v3/user/auth/driver/${provider}/start`, { body: { redirect_uri } })

test('a person is sent to the provider with the state they must come back with', async () => {
  const google = await begunSignIn(home, 'google')
  expect(google.url.host).toBe('google.test')
  expect(google.url.searchParams.get('state')).toBe(google.state)
  expect((await begunSignIn(home, 'apple')).url.host).toBe('apple.test')
})

test('no two sign-ins share a secret, and the state is kept only as a hash', async () => {
  const [one, two] = [await begunSignIn(home, 'google'), await begunSignIn(home, 'google')]
  const rows = await home.application.db.select().from(sign_in_attempts)
  const mine = rows.filter((row) => [one.state, two.state].map(hashSecret).includes(row.state_hash))
  expect(new Set(mine.flatMap((row) => [row.nonce, row.code_verifier])).size).toBe(4)
  expect(JSON.stringify(rows)).not.toContain(one.state)
})

test.each([
  'http://localhost:3001/auth/login',
  'http://demo.localhost:3000/auth/login',
  'http://siti@localhost:3000/auth/login',
  'http://evil.test/auth/login',
  'http://localhost:3000/member',
  'javascript:alert(1)',
  '//evil.test/auth/login',
])('nobody is sent back to %s', async (redirect_uri) => {
  const reply = await start(redirect_uri)
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors)).toEqual(['redirect_uri'])
})

test('a provider we do not know is refused', async () => {
  expect((await start('http://localhost:3000/auth/login', 'facebook')).status).toBe(422)
})

test('a provider that gives no address is a sign-in that failed', async () => {
  home.application.ports.sign_in.apple.authorizationUrl = async () => ''
  const reply = await start('http://localhost:3000/redirect-apple', 'apple')
  expect([reply.status, reply.body.code]).toEqual([422, 'F-OID-1s1'])
})
