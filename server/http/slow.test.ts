import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCalls } from '#test/support/calls.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { buildApp } from './app.ts'

let home: TestApp
let port = 0
const patience = { request: 600, headers: 400, sweep: 100 }
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  home = await testApp({}, { calls: testCalls })
  app = await buildApp(home.application, undefined, patience)
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await home.close()
})

/** Writes a piece every 50 ms until the server hangs up; gives what it said. */
function drip(start: string, piece: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    // A piece that crosses with the end of the connection.
    socket.on('error', () => undefined)
    socket.write(start)
    const timer = setInterval(() => socket.write(piece), 50)
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => {
      clearInterval(timer)
      resolve(text)
    })
  })
}

test('forty clients that send a body or headers drop by drop are cut off, and others are served meanwhile', async () => {
  const json = ['Content-Type: application/json', 'Content-Length: 100000']
  const slowBody = lines('POST /api/v3/test/echo HTTP/1.1', 'Host: localhost', ...json)
  const slow = Array.from({ length: 40 }, (_, i) =>
    drip(i % 2 ? slowBody : 'GET / HTTP/1.1\r\nHost: localhost\r\n', i % 2 ? 'a' : 'X-A: b\r\n'),
  )
  const meanwhile = await raw(port, lines('GET /api/v3/test/things/a HTTP/1.1', 'Host: localhost'))
  expect(meanwhile.status).toBe(200)
  for (const text of await Promise.all(slow)) expect(text).toMatch(/^HTTP\/1\.1 408 /)
})

const host = 'Host: localhost'
const large: [string, string, number[]][] = [
  ['16 kB of headers', lines('GET /healthz HTTP/1.1', host, `X-A: ${'a'.repeat(17_000)}`), [431]],
  ['2,000 headers', lines('GET /healthz HTTP/1.1', host, ...Array.from({ length: 2000 }, () => 'A: b')), [400, 431]],
  ['3,500 headers', lines('GET /healthz HTTP/1.1', host, ...Array.from({ length: 3500 }, () => 'A:')), [400, 431]],
  ['150 headers', lines('GET /healthz HTTP/1.1', host, ...Array.from({ length: 150 }, () => 'A: b')), [400]],
  ['an address of 100 kB', lines(`GET /${'a'.repeat(100_000)} HTTP/1.1`, host), [431, 414, 400]],
  ['an address of 15 kB', lines(`GET /api/v3/test/things/${'a'.repeat(15_000)} HTTP/1.1`, host), [400, 404, 414]],
  ['1,000 names behind a second mark', lines(`GET /?x?&${'a=b&'.repeat(1000)} HTTP/1.1`, host), [400]],
  ['1,000 names in a query', lines(`GET /api/v3/test/things/a?${'a=b&'.repeat(1000)} HTTP/1.1`, host), [400]],
]
for (const [title, bytes, statuses] of large) {
  test(`${title} are too much`, async () => {
    const reply = await raw(port, bytes)
    expect(statuses).toContain(reply.status)
    expect(reply.closed).toBe(true)
  })
}

const post = 'POST /api/v3/test/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const inside = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
const smuggled: [string, string][] = [
  ['a length and a coding', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inside}`],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}${inside}`],
  ['a list of lengths', `${post}Content-Length: 2, 2\r\n\r\n{}${inside}`],
  ['a signed length', `${post}Content-Length: +2\r\n\r\n{}${inside}`],
  ['a folded header', `${post}X-A: b\r\n Content-Length: 2\r\n\r\n{}${inside}`],
  ['a space before the colon', `${post}Content-Length : 2\r\n\r\n{}${inside}`],
  ['a coding nobody knows', `${post}Transfer-Encoding: xchunked\r\n\r\n${inside}`],
  ['a coding with a tail', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inside}`],
  ['two codings', `${post}Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inside}`],
  ['a coding behind a tab', `${post}Transfer-Encoding:\tchunked\x0b\r\n\r\n0\r\n\r\n${inside}`],
  ['a broken chunk size', `${post}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${inside}`],
  ['bare line feeds', `POST /api/v3/test/echo HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${inside}`],
  ['an old version', `GET /healthz\r\n\r\n${inside}`],
]
for (const [title, bytes] of smuggled) {
  test(`${title} ends the connection: what follows is never read as a request`, async () => {
    const reply = await raw(port, bytes)
    expect([reply.status, reply.closed]).toEqual([400, true])
    expect(reply.text).not.toContain('alive')
  })
}

test('an expectation nobody knows does not look like the end of a session', async () => {
  const reply = await raw(port, lines('GET /api/v3/test/things/a HTTP/1.1', host, 'Expect: miracles'))
  expect(reply.status).toBe(200)
})

// Caddy keeps an idle connection for two minutes, ingress-nginx and the balancers of clouds for one: whoever closes first must not be us.
test('a connection that idles outlasts what balancers keep one for, so that none ends as it is used again', () => {
  expect(app.server.keepAliveTimeout).toBeGreaterThan(120_000)
})
