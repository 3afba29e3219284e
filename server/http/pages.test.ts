import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '#server/site.ts'
import { secretText, testCalls } from '#test/support/calls.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { buildApp } from './app.ts'

let home: TestApp
let port = 0
beforeAll(async () => {
  home = await testApp({}, { site: builtSite(process.cwd()), calls: testCalls })
  port = await listen(home.app)
})
afterAll(() => home.close())

const get = (path: string, ...headers: string[]) =>
  raw(port, lines(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers))
// What differs between two renderings of one page: its nonces, and the minute it was made in.
const withoutNonces = (body: string) =>
  body.replace(/nonce="[^"]*"|"nonce-[^"]*"|:-?\d+(?:\.\d+)?|\b1[789]\d{11}\b/g, '')

test('headers that fool caches and frameworks change nothing', async () => {
  const plain = await get('/')
  for (const header of [
    'X-Forwarded-Host: evil.test',
    'X-Forwarded-Proto: gopher',
    'X-Forwarded-Scheme: nothttps',
    'X-Forwarded-Port: 1',
    'X-Original-URL: /api/docs',
    'X-Rewrite-URL: /api/docs',
    'X-React-Router-SPA-Mode: yes',
    'X-React-Router-Prerender-Data: %5B%22evil%22%5D',
    'X-HTTP-Method-Override: DELETE',
    'Forwarded: host=evil.test;proto=gopher',
  ]) {
    const reply = await get('/', header)
    expect([header, reply.status]).toEqual([header, 200])
    expect(withoutNonces(reply.body)).toBe(withoutNonces(plain.body))
    expect(reply.text).not.toContain('evil')
  }
})

const unreadable = [
  '/%',
  '/%zz',
  '/en/%c0%af',
  '/%00',
  '/en/a%00b',
  '//evil.test',
  '/.//evil.test',
  '/.//',
  '//evil.test/%2e%2e',
  '/\\evil.test',
  '///',
  '//',
  '/a/%2e%2e//%',
]
test('an address nobody can read is not found, in words for people, and leads nowhere', async () => {
  for (const path of unreadable) {
    const reply = await get(path, 'Cookie: affiliate_code=abc')
    const english = path.startsWith('/en')
    expect([path, [302, 404].includes(reply.status)]).toEqual([path, true])
    expect(reply.head).not.toMatch(/\r\nlocation: [^\r]*evil/i)
    const seen = await get(path)
    expect([path, seen.status]).toEqual([path, 404])
    expect(seen.head).toMatch(/content-type: text\/html/i)
    expect(seen.head).toMatch(/content-security-policy: /i)
    expect(seen.body).toContain(english ? 'lang="en"' : 'lang="id"')
  }
  for (const path of ['/api/%', '/api/v3/%zz', '/api/%00'])
    expect(JSON.parse((await get(path)).body).code).toBe('F-REQ-4n4')
})

test('dots in a path never lead above it, and no suffix makes a page public', async () => {
  for (const path of [
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/..%5c..%5cserver%5cindex.js',
    '/..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/assets/',
    '/server/main.ts',
  ]) {
    const reply = await get(path)
    expect([path, [400, 404].includes(reply.status)]).toEqual([path, true])
    expect(reply.body).not.toMatch(/root:|createRequestHandler|"dependencies"/)
  }
  for (const path of [
    '/member/profile/x.css',
    '/member/profile;a.js',
    '/member/profile%2ejs',
    '/en/member/profile/x.css',
  ]) {
    const reply = await get(path)
    expect([path, reply.status < 500, /cache-control: no-store/i.test(reply.head)]).toEqual([path, true, true])
  }
})

const forms: [string, string | undefined, string, number[]][] = [
  ['text', 'text/plain', 'a=b', [415]],
  ['JSON', 'application/json', '{}', [415]],
  ['a form without a boundary', 'multipart/form-data', 'x', [415]],
  ['a broken form', 'multipart/form-data; boundary=x', '--x\r\nbroken', [400]],
  ['a long form', 'application/x-www-form-urlencoded', `a=${'b'.repeat(9 * 1024 * 1024)}`, [413]],
  ['an odd form', 'application/x-www-form-urlencoded', '%zz=%00&__proto__=x&&&=', [200, 404, 405]],
]
for (const [title, type, body, statuses] of forms) {
  test(`a page posted ${title} is answered plainly, in HTML`, async () => {
    const headers = { host: 'localhost', origin: 'http://localhost', ...(type && { 'content-type': type }) }
    const reply = await home.app.inject({ method: 'POST', url: '/', headers, payload: body })
    expect(statuses).toContain(reply.statusCode)
    expect(reply.headers['content-type']).toContain('text/html')
  })
}

test('a site that fails answers 500 in HTML, without a word about how', async () => {
  const broken = {
    assets: undefined,
    handler: async () => async (_: Request, context: RouterContextProvider) => {
      if (context) throw new Error(secretText)
      return new Response()
    },
  }
  const app = await buildApp(home.application, broken)
  const reply = await app.inject({ method: 'GET', url: '/en', headers: { host: 'localhost' } })
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  expect(reply.body).toContain('Something went wrong')
  expect(reply.body).not.toContain(secretText)
  expect(reply.body).not.toMatch(/\.ts:|node_modules/)
  await app.close()
})

test("Apple's return is read up to a bound and sent on without anything else", async () => {
  const headers = {
    host: 'localhost',
    origin: 'https://appleid.apple.com',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const payload = 'state=s%0d%0aSet-Cookie:a=b&code=c&user=u&evil=1'
  const reply = await home.app.inject({ method: 'POST', url: '/redirect-apple', headers, payload })
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    '/redirect-apple?state=s%0D%0ASet-Cookie%3Aa%3Db&code=c&user=u',
  ])
  const long = await home.app.inject({
    method: 'POST',
    url: '/redirect-apple',
    headers,
    payload: `state=${'a'.repeat(70_000)}`,
  })
  expect(long.statusCode).toBe(413)
})

test('without demo nothing of the sandboxes answers', async () => {
  const real = { ...home.application, config: { ...home.application.config, demo: false } }
  const app = await buildApp(real, builtSite(process.cwd()))
  for (const url of [
    '/sandbox',
    '/sandbox/mail',
    '/sandbox/mail.json',
    '/sandbox/clock',
    '/sandbox/oidc/google',
    '/sandbox/text-message',
    '/sandbox/doku',
    '/sandbox/yukk',
  ]) {
    const reply = await app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
    expect([url, reply.statusCode]).toEqual([url, 404])
  }
  const clock = await app.inject({
    method: 'POST',
    url: '/sandbox/clock',
    headers: { host: 'localhost' },
    payload: { now: '2030-01-01T00:00:00Z' },
  })
  expect(clock.statusCode).toBe(403)
  await app.close()
})

test('the clock of the demo cannot be set to where no id can be made', async () => {
  for (const now of ['0001-01-01T00:00:00Z', '1969-01-01T00:00:00Z', '9999-01-01T00:00:00Z', 'x', 7]) {
    const reply = await home.app.inject({
      method: 'POST',
      url: '/sandbox/clock',
      headers: { host: 'localhost' },
      payload: { now },
    })
    expect([now, reply.statusCode]).toEqual([now, 422])
  }
})
