import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { demoTenants } from '#demo/tenants.ts'
import { consultants } from '#modules/affiliate/tables.ts'
import { noteChange } from '#modules/search/build/changes.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { pageContext } from '#web/page-context.ts'
import type { SiteHandler } from './draw-page.ts'

let home: TestApp
let drawn: string[] = []
/** What the site answers next, once; a plain page otherwise. */
let next: SiteHandler[] = []

/** A site that writes down what it was asked with: whatever reaches it could end up in what others see. */
async function draw(request: Request, context: RouterContextProvider): Promise<Response> {
  const special = next.shift()
  drawn.push(request.url)
  if (special) return special(request, context)
  const page = context.get(pageContext)
  const { tenant, language, look, text_size, color_scheme, affiliate_code, cookie_header } = page
  const facts = [tenant.slug, language, look, text_size, color_scheme, affiliate_code, cookie_header]
  const sent = [...request.headers.keys()].join()
  const { pathname, search } = new URL(request.url)
  const html = `<!doctype html><style nonce="${page.nonce}">p{}</style><p>${facts.join('|')}|${sent}|${pathname}${search}</p>
<script nonce="${page.nonce}">run(1)</script><script>alert(1)</script>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

beforeAll(async () => {
  home = await testApp({ KEEP_PAGES_SECONDS: '600' }, { site: { assets: undefined, handler: async () => draw } })
  const person = { tenant_id: demoTenants[0].id, full_name: 'Aisyah Putri', whatsapp_number: '+6281200000001' }
  const people = ['ABC', 'ABD'].map((affiliate_code) => ({ ...person, id: newId(), affiliate_code }))
  await home.application.db.insert(consultants).values(people.map((one) => ({ ...one, created_at: new Date(0) })))
})
afterAll(() => home.close())
beforeEach(() => {
  noteChange()
  drawn = []
  next = []
})

type Headers = Record<string, string>
const get = (url: string, headers: Headers = {}) =>
  home.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } })
const bodyOf = async (url: string, headers: Headers = {}) => (await get(url, headers)).body

test('a page is rendered once for all who are not signed in, and then answered as it is', async () => {
  const first = await get('/')
  const second = await get('/', { 'user-agent': 'another', cookie: 'device=abc; other=1; analytics=yes' })
  expect(drawn).toEqual(['http://localhost:0/'])
  expect(first.statusCode).toBe(200)
  expect(second.body).toBe(first.body)
  expect(second.headers['cache-control']).toBe('private, no-cache')
  expect(second.headers.vary).toBe('accept-encoding, cookie')
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})

test('pages that do not ask for it are never cached', async () => {
  for (const path of ['/auth/login', '/new-look', '/home.data', '/nobody']) {
    const replies = [await get(path), await get(path)]
    expect([path, drawn.length]).toEqual([path, 2])
    expect(replies.map((reply) => reply.headers['cache-control'])).toEqual(['no-store', 'no-store'])
    drawn = []
  }
})

test('tenant, language, look, text size, colour scheme, affiliate code, path and query each make a page of their own', async () => {
  const requests: [string, Headers][] = [
    ['/', {}],
    ['/', { host: 'demo.localhost' }],
    ['/en', {}],
    ['/', { cookie: 'look=new' }],
    ['/', { cookie: 'text_size=150' }],
    ['/', { cookie: 'color_scheme=dark' }],
    ['/', { cookie: 'color_scheme=light' }],
    ['/?affiliate_code=ABC', {}],
    ['/?affiliate_code=ABD', {}],
    ['/home', {}],
    ['/umroh', {}],
    ['/umroh?page=2', {}],
  ]
  const first = await Promise.all(requests.map(([url, headers]) => bodyOf(url, headers)))
  expect(new Set(first).size).toBe(requests.length)
  expect(first[1]).toContain('safar|id|classic|100|system')
  expect(first[2]).toContain('rihla|en|')
  expect(first[3]).toContain('|new|100|')
  expect(first[4]).toContain('|classic|150|')
  expect(first[5]).toContain('|classic|100|dark|')
  expect(first[6]).toContain('|classic|100|light|')
  expect(first[7]).toContain('|ABC|')
  expect(drawn).toHaveLength(requests.length)
  expect(await Promise.all(requests.map(([url, headers]) => bodyOf(url, headers)))).toEqual(first)
  expect(drawn).toHaveLength(requests.length)
})

test('a name that a page does not read makes no page of its own, and does not reach it', async () => {
  const first = await bodyOf('/umroh?page=2')
  const others = ['x=1', 'x?&y', 'PAGE=3', 'page%5B%5D=3', `${'z'.repeat(300)}=1`, 'utm_source=a', '__proto__=1']
  for (const other of others) expect(await bodyOf(`/umroh?${other}&page=2`)).toBe(first)
  expect(drawn).toEqual(['http://localhost:0/umroh?page=2'])
  const member = await bodyOf('/umroh?x=1&page=2', { cookie: 'jwt=a' })
  expect(member).toContain('/umroh?page=2<')
})

test('a page for all needs no process of its own; what is for one visitor keeps its window from whoever opened it', async () => {
  const opener = async (url: string, headers: Headers = {}) =>
    (await get(url, headers)).headers['cross-origin-opener-policy']
  expect([await opener('/'), await opener('/umroh')]).toEqual(['unsafe-none', 'unsafe-none'])
  expect([await opener('/', { cookie: 'jwt=a' }), await opener('/auth/login')]).toEqual(['same-origin', 'same-origin'])
})

test('nothing of a visitor reaches a page for all: no other cookie, no header, no host', async () => {
  const headers = {
    host: '127.0.0.1',
    cookie: 'device=secret-device; sign_in=secret-note; look=odd; text_size=9; color_scheme=odd',
    'x-forwarded-host': 'secret.test',
    authorization: 'Bearer secret',
    'accept-language': 'en',
    referer: 'http://secret.test',
  }
  const body = await bodyOf('/', headers)
  expect(body).not.toContain('secret')
  expect(body).toContain(
    'rihla|id|classic|100|system||lang=id; look=classic; text_size=100; color_scheme=system|accept|/<',
  )
  expect(drawn).toEqual(['http://localhost:0/'])
})

test('whoever has a session or a word waiting for them is answered alone, and leaves nothing behind', async () => {
  const guest = await bodyOf('/')
  const cookies = [
    'jwt=a',
    'refresh_token=b',
    '__Host-jwt=a',
    '__Host-refresh_token=b',
    'toast=look_classic',
    'x=1;jwt = a',
  ]
  for (const cookie of cookies) {
    const reply = await get('/', { cookie })
    expect([cookie, reply.body.includes(cookie), reply.headers['cache-control']]).toEqual([cookie, true, 'no-store'])
    expect(reply.headers.etag).toBeUndefined()
    expect(await bodyOf('/')).toBe(guest)
  }
  expect(drawn).toHaveLength(1 + cookies.length)
})

test('a page that sets a cookie goes to the one who asked, and is not cached', async () => {
  const html = { 'content-type': 'text/html' }
  next = [
    async (_request, context) => {
      context.get(pageContext).set_cookies.push('own=1; Path=/')
      return new Response('mine', { headers: html })
    },
    async () => new Response('mine too', { headers: { ...html, 'set-cookie': 'own=2' } }),
  ]
  const first = await get('/')
  expect([first.body, first.headers['set-cookie'], first.headers['cache-control']]).toEqual([
    'mine',
    'own=1; Path=/',
    'no-store',
  ])
  expect(await bodyOf('/')).toBe('mine too')
  const third = await get('/')
  expect(third.headers['set-cookie']).toBeUndefined()
  expect(third.body).toContain('rihla|')
})

test('errors, redirects and other kinds of answers are not cached', async () => {
  const html = { 'content-type': 'text/html' }
  const odd = [
    new Response('gone', { status: 404, headers: html }),
    new Response('gone', { status: 410, headers: html }),
    new Response(null, { status: 302, headers: { location: '/en' } }),
    new Response('{}', { headers: { 'content-type': 'application/json' } }),
    new Response('broken', { status: 500, headers: html }),
  ]
  const statuses = odd.map(({ status }) => status)
  next = odd.map((response) => async () => response)
  for (const status of statuses) {
    const reply = await get('/umroh?page=9')
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers.etag]).toEqual([
      status,
      'no-store',
      undefined,
    ])
  }
  expect((await get('/umroh?page=9')).statusCode).toBe(200)
})

test('a page that had to do without a part is not cached', async () => {
  const lacking: SiteHandler = async (_request, context) => {
    const reply = await context.get(pageContext).transport({ key: 'GET /lacking', input: {}, files: {}, headers: {} })
    return new Response(`lacking ${reply.status}`, { headers: { 'content-type': 'text/html' } })
  }
  const call = home.application.calls.get('GET /api/v3/whitelabel/settings')
  if (!call) throw new Error('no call to break')
  const broken = { ...call, run: () => Promise.reject(new Error('away')) }
  const calls = home.application.calls
  if (calls instanceof Map) calls.set('GET /lacking', broken)
  next = [lacking]
  expect(await bodyOf('/')).toBe('lacking 500')
  expect(await bodyOf('/')).toContain('rihla|')
})

test('a page that cannot be made any more is answered as it was', async () => {
  const whole = await bodyOf('/')
  noteChange()
  next = [async () => new Response('broken', { status: 500, headers: { 'content-type': 'text/html' } })]
  expect(await bodyOf('/')).toBe(whole)
  noteChange()
  next = [() => Promise.reject(new Error('away'))]
  expect(await bodyOf('/')).toBe(whole)
  expect(await bodyOf('/')).toBe(whole)
  expect(drawn).toHaveLength(3)
  next = [() => Promise.reject(new Error('away'))]
  expect((await get('/umroh?page=7')).statusCode).toBe(500)
})

test('those who ask together share one rendering, and each of them gets it whole', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => get('/')))
  expect(drawn).toHaveLength(1)
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies.every((reply) => reply.statusCode === 200)).toBe(true)
})

test('those who waited for a page that is not cacheable each get their own', async () => {
  next = [async () => new Response('only mine', { status: 404, headers: { 'content-type': 'text/html' } })]
  const replies = await Promise.all(Array.from({ length: 5 }, () => get('/')))
  expect(replies.filter((reply) => reply.body === 'only mine')).toHaveLength(1)
  expect(replies.filter((reply) => reply.body.includes('rihla|'))).toHaveLength(4)
})

test('the policy of a cached page allows by hash what we wrote, and nothing that found its way in', async () => {
  const { body, headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  const hashes = [...policy.matchAll(/'sha256-[^']+'/g)].map(String)
  expect(hashes).toEqual([
    "'sha256-P5dbCIPapC+B9Av9xDEVOowdvOywSCeGhetsu4rQ/N8='",
    "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
  ])
  expect(policy).not.toMatch(/nonce|unsafe-eval|script-src [^;]*unsafe-inline/)
  expect(body).not.toContain('nonce')
  expect(body).toContain('<script>alert(1)</script>')
})

test('a page that tells its nonce anywhere else is not cached, and still whole', async () => {
  next = [
    async (_request, context) => {
      const { nonce } = context.get(pageContext)
      return new Response(`<p>${nonce}</p>`, { headers: { 'content-type': 'text/html' } })
    },
  ]
  const { body, headers } = await get('/')
  const nonce = /<p>(.+)<\/p>/.exec(body)?.[1]
  expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce}'`)
  expect(headers['cache-control']).toBe('no-store')
})

test('other pages have a nonce of their own each time, and the policy names it', async () => {
  const seen = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const { body, headers } = await get('/auth/login')
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' 'nonce-${nonce}'`)
    seen.add(nonce)
  }
  expect(seen.size).toBe(3)
})

test('who has the page already is told so in few words, with the same headers', async () => {
  const whole = await get('/')
  const etag = String(whole.headers.etag)
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  for (const header of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
    const reply = await get('/', { 'if-none-match': header })
    expect([header, reply.statusCode, reply.body]).toEqual([header, 304, ''])
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options'])
      expect(reply.headers[name]).toBe(whole.headers[name])
  }
  for (const [url, headers] of [
    ['/en', {}],
    ['/', { host: 'demo.localhost' }],
    ['/', { cookie: 'jwt=a' }],
    ['/', { cookie: 'look=new' }],
  ] as const) {
    expect((await get(url, { ...headers, 'if-none-match': etag })).statusCode).toBe(200)
  }
})

test('a HEAD is answered like a GET, without the page', async () => {
  const head = await raw(await listen(home.app), lines('HEAD / HTTP/1.1', 'Host: localhost'))
  const whole = await get('/')
  expect(drawn).toHaveLength(1)
  expect([head.status, head.body]).toEqual([200, ''])
  expect(head.head).toContain(`etag: ${whole.headers.etag}`)
  expect(head.head).toContain(`content-length: ${whole.rawPayload.length}`)
})

test('a cached page comes compressed as its reader likes it', async () => {
  const plain = await get('/')
  const read = async (accept: string) => {
    const reply = await get('/', { 'accept-encoding': accept })
    return [reply.headers['content-encoding'], reply.rawPayload] as const
  }
  const [br, first] = await read('gzip, deflate, br')
  expect([br, brotliDecompressSync(first).toString()]).toEqual(['br', plain.body])
  const [gzip, second] = await read('gzip')
  expect([gzip, gunzipSync(second).toString()]).toEqual(['gzip', plain.body])
  expect((await read('br;q=0, gzip;q=0.5'))[0]).toBe('gzip')
  expect((await read('br;q=0.0, identity'))[0]).toBeUndefined()
  expect((await read(''))[0]).toBeUndefined()
})

test('the order of a query and what advertisers add to it make no second page', async () => {
  await get('/umroh?sort=2&page=1&page=0')
  const tracked = 'utm_source=x&page=1&page=0&sort=2&fbclid=123&gclid=4&_gl=z'
  for (const search of ['page=1&sort=2&page=0', 'page=1&page=0&sort=2', tracked]) await get(`/umroh?${search}`)
  expect(drawn).toEqual(['http://localhost:0/umroh?page=1&page=0&sort=2'])
  await get('/umroh?page=0&page=1&sort=2')
  expect(drawn).toHaveLength(2)
})

test('made-up queries cannot fill the memory: only so many are cached, and no long one', async () => {
  for (let i = 0; i < 1_010; i++) await get(`/umroh?search=${i}`)
  drawn = []
  expect((await get('/umroh?search=1009')) && drawn).toEqual([])
  await get('/umroh?search=0')
  expect(drawn).toHaveLength(1)
  for (const i of [1, 2]) expect((await get(`/umroh?search=${'y'.repeat(500)}`)) && drawn).toHaveLength(1 + i)
})

test('codes that are nobody’s take no place in the page cache, nor do names of the router', async () => {
  await get('/umroh?page=2')
  for (const odd of ['page=2&index', 'page=2&_routes=root', 'page=2&_routes=1&index=2']) await get(`/umroh?${odd}`)
  expect(drawn).toEqual(['http://localhost:0/umroh?page=2'])
  for (let i = 0; i < 1_010; i++) await get(`/umroh?page=2&affiliate_code=MADE-UP-${i}`)
  drawn = []
  const [plain, madeUp] = [await get('/umroh?page=2'), await get('/umroh?page=2&affiliate_code=MADE-UP-1')]
  expect([plain.headers['cache-control'], drawn]).toEqual(['private, no-cache', []])
  expect([madeUp.headers['set-cookie'], madeUp.body]).toEqual([undefined, plain.body])
})

test('the first visit in a language, or with a code, is remembered though the page is cached', async () => {
  const first = await get('/en?affiliate_code=ABC')
  expect(first.headers['set-cookie']).toEqual([
    'lang=en; Path=/; Max-Age=31536000; SameSite=Lax',
    'affiliate_code=ABC; Path=/; SameSite=Lax',
    expect.stringMatching(/^recommended_by=ABC\.\w+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
  ])
  const again = await get('/en?affiliate_code=ABC', { cookie: 'lang=en; affiliate_code=ABC' })
  expect([again.headers['set-cookie'], again.body]).toEqual([undefined, first.body])
  expect([(await get('/')).headers['set-cookie'], drawn.length]).toEqual([undefined, 2])
})

test('whoever came with a code before is answered alone where the address lacks it', async () => {
  const reply = await get('/', { cookie: 'affiliate_code=ABC' })
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(await bodyOf('/', { cookie: 'affiliate_code=%20' })).toContain('|classic|100|system||')
})

test('a change of the listings, of the tenant or of the clock makes every cached page old', async () => {
  await get('/')
  noteChange()
  await get('/')
  expect(drawn).toHaveLength(2)
  await home.application.tenants.refresh()
  await get('/')
  expect(drawn).toHaveLength(3)
  home.application.clock.moveTo(new Date('2027-01-01T00:00:00Z'))
  await get('/')
  home.application.clock.restore()
  await get('/')
  expect(drawn).toHaveLength(5)
  await get('/')
  expect(drawn).toHaveLength(5)
})

test('with the cache switched off each visit is rendered', async () => {
  const plain = await testApp({ KEEP_PAGES_SECONDS: '0' }, { site: { assets: undefined, handler: async () => draw } })
  const replies = [1, 2].map(() => plain.app.inject({ method: 'GET', url: '/', headers: { host: 'localhost' } }))
  for (const reply of await Promise.all(replies)) expect(reply.headers['cache-control']).toBe('no-store')
  expect(drawn).toHaveLength(2)
  await plain.close()
})

test('a page that recalls a city is cached by it; no other page is given the city, and no one of another’s', async () => {
  const bandung = await bodyOf('/jadwal-sholat', { cookie: 'prayer_city=kota-bandung' })
  expect(bandung).toContain('prayer_city=kota-bandung')
  expect(await bodyOf('/jadwal-sholat')).not.toContain('prayer_city')
  expect(await bodyOf('/jadwal-sholat', { cookie: 'prayer_city=makkah' })).toContain('prayer_city=makkah')
  expect(await bodyOf('/jadwal-sholat', { cookie: 'device=x; prayer_city=kota-bandung' })).toBe(bandung)
  expect(drawn).toHaveLength(3)
  expect(await bodyOf('/doa', { cookie: 'prayer_city=kota-bandung' })).not.toContain('prayer_city')
  expect(await bodyOf('/kiblat', { cookie: 'prayer_city=<script>' })).not.toContain('prayer_city')
})
