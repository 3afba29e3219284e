import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '#server/site.ts'
import { testCalls } from '#test/support/calls.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let port = 0
beforeAll(async () => {
  home = await testApp({}, { site: builtSite(process.cwd()), calls: testCalls })
  port = await listen(home.app)
})
afterAll(() => home.close())

type Probe = { title: string; status: number; first: string; headers?: string[]; body?: string }
const api = '/api/v3/test'
const json = 'Content-Type: application/json'

const probes: Probe[] = [
  { title: 'an answer', status: 200, first: `GET ${api}/things/a` },
  { title: 'a HEAD', status: 200, first: `HEAD ${api}/things/a` },
  { title: 'the contract', status: 200, first: 'GET /api/openapi.json' },
  { title: 'the contract of sockets', status: 200, first: 'GET /api/asyncapi.json' },
  { title: 'the documentation', status: 200, first: 'GET /api/docs' },
  { title: 'a page', status: 200, first: 'GET /' },
  { title: 'a page in English', status: 200, first: 'GET /en' },
  { title: 'the data of a page', status: 200, first: 'GET /home.data' },
  { title: 'health', status: 200, first: 'GET /healthz' },
  { title: 'the sandboxes', status: 200, first: 'GET /sandbox' },
  { title: 'the mailbox', status: 200, first: 'GET /sandbox/mail' },
  { title: 'a gateway', status: 200, first: 'GET /sandbox/doku' },
  { title: 'a provider', status: 200, first: 'GET /sandbox/oidc/google/.well-known/openid-configuration' },
  { title: 'broken JSON', status: 400, first: `POST ${api}/echo`, headers: [json], body: '{' },
  { title: 'an unknown call', status: 404, first: 'GET /api/v3/nothing' },
  { title: 'an unknown page', status: 404, first: 'GET /tidak/ada/di/sini' },
  { title: 'an unknown asset', status: 404, first: 'GET /assets/none.js' },
  { title: 'an unknown picture', status: 404, first: 'GET /pictures/none/320.avif' },
  { title: 'broken encoding in a call', status: 404, first: 'GET /api/%' },
  { title: 'broken encoding in a page', status: 404, first: 'GET /en/%c0%af' },
  { title: 'another method on a call', status: 405, first: `DELETE ${api}/things/a` },
  { title: 'another method on a page', status: 405, first: 'PUT /' },
  { title: 'too much', status: 413, first: `POST ${api}/echo`, headers: [json], body: `"${'a'.repeat(300_000)}"` },
  { title: 'another type', status: 415, first: `POST ${api}/echo`, headers: ['Content-Type: text/plain'], body: '{}' },
  { title: 'a bad input', status: 422, first: `POST ${api}/echo`, headers: [json], body: '{}' },
  { title: 'a failure', status: 500, first: `GET ${api}/boom` },
  { title: 'a post from elsewhere', status: 403, first: 'POST /', headers: ['Origin: http://evil.test'], body: 'a=b' },
]

const need = [
  'x-content-type-options: nosniff',
  'strict-transport-security: max-age=31536000; includeSubDomains',
  'referrer-policy: strict-origin-when-cross-origin',
  'content-security-policy: ',
  'cache-control: ',
]

function checkHead(head: string) {
  const lower = head.toLowerCase()
  for (const line of need) expect(lower).toContain(line.toLowerCase())
  expect(lower).not.toMatch(/\r\n(x-powered-by|server|access-control-allow-credentials):/)
  expect(lower).not.toContain('evil.test')
}

for (const { title, status, first, headers = [], body = '' } of probes) {
  test(`${title} (${status}) carries the headers of every answer`, async () => {
    const length = body ? [`Content-Length: ${Buffer.byteLength(body)}`] : []
    const head = lines(`${first} HTTP/1.1`, 'Host: localhost', 'Origin: http://evil.test', ...headers, ...length)
    const reply = await raw(port, head + body)
    expect(reply.status).toBe(status)
    checkHead(reply.head)
    if (/ \/api\/v/.test(first)) expect(reply.head.toLowerCase()).toContain('cache-control: no-store')
  })
}

test('an unknown host (421) carries them too', async () => {
  const reply = await raw(port, lines('GET / HTTP/1.1', 'Host: evil.test'))
  expect(reply.status).toBe(421)
  checkHead(reply.head)
})

test('a request Node itself turns away (400, 431) carries them too', async () => {
  const garbled = await raw(port, 'GARBAGE\r\n\r\n')
  const large = await raw(port, lines('GET / HTTP/1.1', 'Host: localhost', `X-Large: ${'a'.repeat(20_000)}`))
  expect([garbled.status, large.status]).toEqual([400, 431])
  for (const reply of [garbled, large]) {
    checkHead(reply.head)
    expect(JSON.parse(reply.body).code).toBe('F-REQ-0m1')
    expect(reply.closed).toBe(true)
  }
})

test('an asset that has not changed (304) carries them too', async () => {
  const page = await raw(port, lines('GET / HTTP/1.1', 'Host: localhost'))
  const asset = /\/assets\/[\w.-]+\.css/.exec(page.body)?.[0]
  const first = await raw(port, lines(`GET ${asset} HTTP/1.1`, 'Host: localhost'))
  const etag = /\r\netag: ([^\r]+)/i.exec(first.head)?.[1]
  const again = await raw(port, lines(`GET ${asset} HTTP/1.1`, 'Host: localhost', `If-None-Match: ${etag}`))
  expect([first.status, again.status]).toEqual([200, 304])
  checkHead(again.head)
})

test('a method a call does not take is told the ones it does; literal paths win over parameters', async () => {
  const allow = async (first: string) => {
    const reply = await raw(port, lines(`${first} HTTP/1.1`, 'Host: localhost'))
    return [reply.status, /\r\nallow: ([^\r]+)/i.exec(reply.head)?.[1]]
  }
  expect(await allow(`PUT ${api}/things/a`)).toEqual([405, 'GET, HEAD'])
  expect(await allow(`OPTIONS ${api}/echo`)).toEqual([405, 'POST'])
  expect(await allow(`GET ${api}/things/latest`)).toEqual([405, 'POST'])
  expect(await allow('POST /api/docs')).toEqual([405, 'GET, HEAD'])
  expect(await allow('DELETE /en')).toEqual([405, 'GET, HEAD, POST'])
})

test('a preflight from another origin is given nothing', async () => {
  const preflight = ['Origin: http://evil.test', 'Access-Control-Request-Method: POST']
  for (const path of [`${api}/echo`, '/', '/healthz']) {
    const reply = await raw(port, lines(`OPTIONS ${path} HTTP/1.1`, 'Host: localhost', ...preflight))
    expect(reply.status).toBeLessThan(500)
    expect(reply.head.toLowerCase()).not.toContain('access-control')
    expect(reply.text).not.toContain('evil.test')
  }
})

test('every page is personal unless it says otherwise, and none of those is for a proxy to keep', async () => {
  const guard = async (path: string, ...headers: string[]) => {
    const { head } = await raw(port, lines(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers))
    return /\r\ncache-control: ([^\r]+)/i.exec(head)?.[1]
  }
  for (const path of ['/member/profile', '/auth/login', '/member/profile/x.css', '/member/profile;a.js', '/x.css'])
    expect([path, await guard(path)]).toEqual([path, 'no-store'])
  expect(await guard('/')).toBe('private, no-cache')
  expect(await guard('/', 'Cookie: jwt=x')).toBe('no-store')
})

test('pages run scripts by nonce only, and each answer has its own', async () => {
  const nonces = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const { head, body } = await raw(port, lines('GET /auth/login HTTP/1.1', 'Host: localhost'))
    const nonce = /script-src 'self' 'nonce-([\w-]{24})'/.exec(head)?.[1] ?? ''
    nonces.add(nonce)
    expect(head).not.toMatch(/script-src[^;]*unsafe/)
    const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map((match) => match[0])
    expect(scripts.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true)
  }
  expect(nonces.size).toBe(3)
})

test('a cached page runs the scripts and styles it was rendered with, by hash, and no others', async () => {
  const reply = await home.app.inject({ method: 'GET', url: '/en', headers: { host: 'localhost' } })
  const policy = String(reply.headers['content-security-policy'])
  // What search engines read is data, and runs nowhere.
  const inline = [...reply.body.matchAll(/<(script|style)\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/\1>/g)]
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const hashes = (kind: string) => inline.filter((match) => match[1] === kind).map((match) => hash(match[2]))
  expect([hashes('script').length > 3, hashes('style').length]).toEqual([true, 1])
  expect(policy).toContain(`script-src 'self' ${[...new Set(hashes('script'))].join(' ')};`)
  expect(policy).toContain(`style-src 'self' ${hashes('style')[0]};`)
  expect(reply.body).not.toContain('nonce=')
})
