import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { testCalls } from '#test/support/calls.ts'
import { type TestHouse, testHouse } from '#test/support/house.ts'
import { anyMember, signedIn } from '#test/support/members.ts'

/** Raise it for a long night: each request takes about a millisecond. */
const requests = 3000
const seed = 20_261_115

let home: TestHouse
let token = ''
beforeAll(async () => {
  home = await testHouse({}, { calls: testCalls })
  token = (await signedIn(home, await anyMember(home))).user_token
})
afterAll(() => home.close())

/** mulberry32: the same seed gives the same trial. */
function randomOf(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const random = randomOf(seed)
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!

const values: readonly (() => unknown)[] = [
  () => '',
  () => ' ',
  () => 'a'.repeat(Math.floor(random() * 300)),
  () => 'x'.repeat(70_000),
  () => 'a\0b',
  () => '\ud800',
  () => "' or 1=1 --",
  () => "'; select pg_sleep(5); --",
  () => '<script>alert(1)</script>',
  () => '../../etc/passwd',
  () => '%00',
  () => '\r\nSet-Cookie: a=b',
  () => '{{7*7}}<%= 7*7 %>',
  () => '\u202e\ufeff\u{1f600}',
  () => `${Math.floor(random() * 1e6)}`.padStart(6, '0'),
  () => `a${Math.floor(random() * 1e6)}@rihla.test`,
  () => '+6281234567890',
  () => 'Rihla#2026',
  () => '2000-02-30',
  () => 'https://evil.test/',
  () => 'google',
  () => Math.floor(random() * 1000),
  () => -1,
  () => 0.1,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => null,
  () => true,
  () => [],
  () => ['a', 'b'],
  () => ({}),
  () => ({ $gt: '' }),
  () => ({ toString: 'x', length: -1 }),
  () => undefined,
]
const extra = ['role', 'isAdmin', 'tenant_id', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'id', 'lang']
const leaks =
  /node_modules|\.ts:\d|at \w+ \(|postgres|select .* from|syntax error|drizzle|fastify|zod|\/work\/|PgError/i

const inputOf = (shape: z.ZodObject): Record<string, unknown> => {
  const names = [...Object.keys(shape.shape), ...(random() < 0.3 ? [pick(extra)] : [])]
  return Object.fromEntries(names.map((name) => [name, pick(values)()]))
}

function text(value: unknown): string {
  const plain = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(plain.toWellFormed()).slice(0, 4000)
}

function requestOf({ method, path, input }: { method: string; path: string; input: z.ZodObject }) {
  const sent = inputOf(input)
  const url = path.replace(/:([A-Za-z_]+)\??/g, (_, name: string) => text(sent[name]))
  const query = Object.entries(sent).map(([name, value]) => `${name}=${text(value)}`)
  const isQuery = method === 'GET' || random() < 0.1
  const headers = {
    host: pick(['localhost', 'localhost', 'demo.localhost']),
    ...(random() < 0.5 && { authorization: `Bearer ${token}` }),
    ...(random() < 0.1 && { 'access-token': pick(['x', 'a'.repeat(40), '\xe9', 'a b']) }),
    ...(random() < 0.1 && { 'accept-language': pick(['en', '', 'xx;q=9', ';,;', 'en;q=0']) }),
    ...(random() < 0.1 && { 'refresh-token': pick(['', 'x', '\xff'.repeat(50)]) }),
    ...(random() < 0.1 && { cookie: pick(['jwt=x', 'jwt=; refresh_token=', '=;;=', 'device=\xff']) }),
  }
  const payload = isQuery
    ? {}
    : { payload: JSON.stringify(sent), headers: { ...headers, 'content-type': 'application/json' } }
  return { method, url: isQuery ? `${url}?${query.join('&')}` : url, headers, ...payload }
}

test('no input of any call gives a 5xx or shows what is inside', async () => {
  const calls = [...home.house.calls.values()].map(({ call }) => call).filter((call) => !call.path.includes('boom'))
  const each = Math.ceil(requests / calls.length)
  const bad: unknown[] = []
  const seen = new Set<number>()
  for (const call of calls) {
    const batch = Array.from({ length: each }, () => requestOf(call))
    const replies = await Promise.all(batch.map((one) => home.app.inject(Object(one))))
    replies.forEach((reply, i) => {
      seen.add(reply.statusCode)
      if (reply.statusCode >= 500 || leaks.test(reply.body)) bad.push([batch[i], reply.statusCode, reply.body])
    })
  }
  expect(bad.slice(0, 3)).toEqual([])
  // Proof that the trial reaches the handlers and the checks alike.
  for (const status of [200, 401, 422]) expect(seen).toContain(status)
})

test('the search for leaks finds one when there is one', () => {
  expect(leaks.test('{"message":"syntax error at or near"}')).toBe(true)
  expect(leaks.test('at run (/srv/x.ts:3:1)')).toBe(true)
})
