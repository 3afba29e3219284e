import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyMember, signedIn } from '#test/support/members.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let port = 0
beforeAll(async () => {
  home = await testApp()
  port = await listen(home.app)
})
afterAll(() => home.close())

const path = '/api/v3/whitelabel/settings'
const get = (...headers: string[]) => raw(port, lines(`GET ${path} HTTP/1.1`, ...headers))
const domainOf = (body: string) => /"domain_name":"([^"]*)"/.exec(body)?.[1]

test('each host has its own tenant, with any port and in any case', async () => {
  for (const host of ['localhost', `localhost:${port}`, 'LOCALHOST', 'LocalHost:65535', '127.0.0.1', '[::1]:3000']) {
    const reply = await get(`Host: ${host}`)
    expect([host, reply.status, domainOf(reply.body)]).toEqual([host, 200, 'localhost'])
  }
  expect(domainOf((await get('Host: demo.localhost')).body)).toBe('demo.localhost')
})

const strangers = [
  'evil.test',
  'localhost.evil.test',
  'evil.test:80',
  'localhost.',
  'demo.localhost.',
  'localhost:99999999',
  'localhost:99999',
  'localhost:65536',
  'localhost:80:80',
  'localhost:abc',
  'localhost@evil.test',
  'localhost/evil',
  'localhost, demo.localhost',
  'xn--lcalhost-0fb.test',
  'l\xf6calhost',
  'localhost\x7f',
  '__proto__',
  'constructor',
  '[::1',
  '',
]
test('a host that is none of ours is misdirected, whatever it looks like', async () => {
  for (const host of strangers) {
    const { status } = await raw(port, Buffer.from(lines(`GET ${path} HTTP/1.1`, `Host: ${host}`), 'latin1'))
    expect([host, status === 421 || status === 400]).toEqual([host, true])
  }
})

test('a request that could mean two hosts means none', async () => {
  expect((await get('Host: localhost', 'Host: demo.localhost')).status).toBe(421)
  expect((await get('Host: localhost', 'host: localhost')).status).toBe(421)
  const absolute = await raw(port, lines(`GET http://demo.localhost${path} HTTP/1.1`, 'Host: localhost'))
  expect(absolute.status).toBe(421)
  const elsewhere = await raw(port, lines('GET http://evil.test/ HTTP/1.1', 'Host: localhost'))
  expect(elsewhere.status).toBe(421)
})

test('a request without a host is misdirected, with the headers of every answer', async () => {
  for (const version of ['HTTP/1.0', 'HTTP/1.1']) {
    const reply = await raw(port, lines(`GET ${path} ${version}`))
    expect([version, reply.status]).toEqual([version, 421])
    expect(reply.head.toLowerCase()).toContain('x-content-type-options: nosniff')
  }
})

test('what a client claims beside the host chooses nothing', async () => {
  for (const header of ['X-Forwarded-Host', 'X-Host', 'X-Original-Host', 'X-Site-Host', 'Forwarded']) {
    const value = header === 'Forwarded' ? 'host=demo.localhost' : 'demo.localhost'
    const reply = await get('Host: localhost', `${header}: ${value}`)
    expect([header, domainOf(reply.body)]).toEqual([header, 'localhost'])
  }
  const guessed = await get('Host: localhost', 'X-Site-Host: demo.localhost', `X-Site-Key: ${'a'.repeat(64)}`)
  expect(domainOf(guessed.body)).toBe('localhost')
  const stranger = await get('Host: evil.test', 'X-Site-Host: demo.localhost', 'X-Site-Key: x')
  expect(stranger.status).toBe(421)
})

test('line breaks in a host or a path break nothing', async () => {
  const probes = [
    `GET ${path}\r\nHost: localhost\r\n\r\n`,
    `GET ${path}%0d%0aHost:%20demo.localhost HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\rX-Evil: 1\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost: localhost\nX-Evil: 1\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nHost:\r\n demo.localhost\r\n\r\n`,
    `GET ${path} HTTP/9.9\r\nHost: localhost\r\n\r\n`,
  ]
  for (const probe of probes) {
    const { status } = await raw(port, probe)
    expect([probe, status >= 400 && status < 500]).toEqual([probe, true])
  }
})

test('health checks need no tenant', async () => {
  for (const handle of ['/healthz', '/readyz']) {
    expect((await raw(port, lines(`GET ${handle} HTTP/1.1`, 'Host: 10.0.0.7'))).status).toBe(200)
  }
})

test("one tenant's token is nobody's on another", async () => {
  const { user_token } = await signedIn(home, await anyMember(home))
  const logout = '/api/v3/user/auth/logout'
  const elsewhere = await ask(home, 'POST', logout, { token: user_token, headers: { host: 'demo.localhost' } })
  expect(elsewhere.status).toBe(401)
  expect((await ask(home, 'POST', logout, { token: user_token })).status).toBe(200)
})
