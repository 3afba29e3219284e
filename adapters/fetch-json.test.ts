import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchJson } from './fetch-json.ts'

const server = createServer(async (request, response) => {
  const path = request.url ?? ''
  if (path === '/silent') return
  if (path === '/moved') return response.writeHead(302, { location: '/echo' }).end()
  if (path === '/text') return response.end('not json')
  if (path === '/large') return response.end(JSON.stringify('x'.repeat(2000)))
  const status = Number(path.slice(1))
  if (status) return response.writeHead(status).end('{"said":"no"}')
  let body = ''
  for await (const chunk of request) body += chunk
  const { accept, 'content-type': type, 'x-key': key } = request.headers
  response.setHeader('x-said', 'yes').end(JSON.stringify({ method: request.method, body, accept, type, key }))
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string, more = {}) =>
  fetchJson({ what: 'the shop', url: `http://127.0.0.1:${port}/${path}`, most_bytes: 1000, timeout_ms: 5000, ...more })

test('an answer comes with its status, its text as it was and its headers', async () => {
  const response = await ask('echo', { method: 'POST', body: '{"a":1}', headers: { 'x-key': 'k' } })
  if (!response.ok) throw new Error(response.detail)
  const { status, body, text, header } = response.answer
  expect(body).toMatchObject({ method: 'POST', body: '{"a":1}', accept: 'application/json', key: 'k' })
  expect(JSON.parse(text)).toEqual(body)
  expect([status, header('x-said'), header('x-unsaid')]).toEqual([200, 'yes', undefined])
})

test('a form is sent as one', async () => {
  const response = await ask('echo', { method: 'POST', body: new URLSearchParams({ a: 'b c' }) })
  expect(response).toMatchObject({
    answer: { body: { body: 'a=b+c', type: expect.stringContaining('x-www-form-urlencoded') } },
  })
})

test('a no, a text and a redirect are answers; nobody is followed elsewhere', async () => {
  expect(await ask('404')).toMatchObject({ ok: true, answer: { status: 404, body: { said: 'no' } } })
  expect(await ask('text')).toMatchObject({ ok: true, answer: { body: undefined, text: 'not json' } })
  expect(await ask('moved')).toMatchObject({ ok: true, answer: { status: 302 } })
})

test.each([
  ['500', {}, 'busy', 'the shop answered 500'],
  ['429', {}, 'busy', 'the shop answered 429'],
  ['large', {}, 'too_large', 'the shop answered too much'],
  ['silent', { timeout_ms: 50 }, 'silent', 'the shop did not answer'],
  ['echo', { url: 'http://127.0.0.1:1' }, 'silent', 'the shop did not answer'],
  ['echo', { url: 'no address' }, 'silent', 'the shop did not answer'],
])('what goes wrong on the way is an answer too (%s %j)', async (path, more, problem, detail) => {
  expect(await ask(path, more)).toEqual({ ok: false, why: 'unreachable', problem, detail })
})
