import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '#server/site.ts'
import { testCalls } from '#test/support/calls.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let cookie = ''
let tokens = { user_token: '', refresh_token: '' }
beforeAll(async () => {
  home = await testApp({}, { site: builtSite(process.cwd()), calls: testCalls })
  tokens = await signedIn(home, await anyMember(home))
  cookie = `jwt=${tokens.user_token}; refresh_token=${tokens.refresh_token}`
})
afterAll(() => home.close())

const write = '/api/v3/test/write'
const refresh = '/api/v3/user/auth/refresh'
const host = 'localhost:3000'

function post(url: string, headers: Record<string, string>) {
  return home.app.inject({ method: 'POST', url, headers: { host, cookie, ...headers } })
}

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['no origin at all', {}],
  ['an opaque origin', { origin: 'null' }],
  ['a sub-domain', { origin: 'http://a.localhost:3000' }],
  ['the other tenant', { origin: 'http://demo.localhost:3000' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['a look-alike', { origin: 'http://localhost:3000.evil.test' }],
  ['two origins', { origin: 'http://localhost:3000, https://evil.test' }],
  ['an empty origin beside a good referer', { origin: '', referer: 'http://localhost:3000/' }],
  ['a foreign referer', { referer: 'https://evil.test/http://localhost:3000/' }],
  ['a broken referer', { referer: 'localhost:3000' }],
]

for (const [title, headers] of foreign) {
  test(`a write with cookies from ${title} is refused, on calls and on pages`, async () => {
    const call = await post(write, headers)
    expect([call.statusCode, call.json().code]).toEqual([403, 'F-REQ-8o3'])
    const renewal = await post(refresh, headers)
    expect(renewal.statusCode).toBe(403)
    expect(renewal.headers['set-cookie']).toBeUndefined()
    const page = await post('/', { ...headers, 'content-type': 'application/x-www-form-urlencoded' })
    expect(page.statusCode).toBe(403)
    expect(page.headers['content-type']).toContain('text/html')
    expect((await post('/_root.data', headers)).statusCode).toBe(403)
  })
}

const own: Record<string, string>[] = [
  { origin: 'http://localhost:3000' },
  { referer: 'http://localhost:3000/en/auth/login?x=y' },
]
for (const headers of own) {
  test(`a write with cookies from the site itself passes (${Object.keys(headers)})`, async () => {
    expect((await post(write, headers)).statusCode).toBe(200)
    expect((await post('/', headers)).statusCode).not.toBe(403)
  })
}

test('reading with cookies asks for no origin', async () => {
  const headers = { host, origin: 'https://evil.test' }
  const call = await home.app.inject({ method: 'GET', url: '/api/v3/test/things/a', headers: { ...headers, cookie } })
  const page = await home.app.inject({ method: 'GET', url: '/', headers })
  expect([call.statusCode, page.statusCode]).toEqual([200, 200])
})

test('a write with a header token needs no origin: no browser adds it by itself', async () => {
  const headers = { host, authorization: `Bearer ${tokens.user_token}`, origin: 'https://evil.test' }
  expect((await home.app.inject({ method: 'POST', url: write, headers })).statusCode).toBe(200)
})

test('a header token that is bad is not replaced by the cookie', async () => {
  const headers = { origin: 'http://localhost:3000', authorization: 'Bearer x' }
  expect((await post(write, headers)).statusCode).toBe(401)
})

test('a form that is refused is refused before it is read', async () => {
  const payload = Buffer.alloc(9 * 1024 * 1024)
  const headers = { host, origin: 'https://evil.test', 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await home.app.inject({ method: 'POST', url: '/', headers, payload })
  expect(reply.statusCode).toBe(403)
})

test('a renewal by cookie shows scripts nothing and gives the browser the next pair', async () => {
  const reply = await post(refresh, { origin: 'http://localhost:3000' })
  expect(reply.statusCode).toBe(200)
  expect(reply.json().data).toEqual({ user_token: '', refresh_token: '', token_type: 'Bearer' })
  const set = [reply.headers['set-cookie']].flat().map(String)
  expect(set.map((line) => line.split('=')[0])).toEqual(['jwt', 'refresh_token'])
})
