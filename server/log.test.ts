import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { call } from '#core/call.ts'
import { bind, boom, secretText, testCalls } from '#test/support/calls.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { makeLog, safePath, warning } from './log.ts'
import { builtSite } from './site.ts'

const canary = {
  password: 'Kenari#2026burung',
  code: '918273',
  token: 'K3nari_Tok3n-abcdefghijklmnopqrstuvwxyz0123456',
  email: 'burung.kenari@rihla.test',
  phone: '+6281298765432',
}

const query = call({
  ...boom,
  method: 'POST',
  path: '/api/v3/test/query',
  input: z.object({ password: z.string(), email: z.string() }),
})

let home: TestApp
let port = 0
let output = ''
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk)
      done()
    },
  })
  const quoting = bind(query, async ({ db }, { email }) => {
    await db.execute(sql`select ${email}::int, ${canary.password}::uuid`)
    return {}
  })
  const extras = { site: builtSite(process.cwd()), calls: [...testCalls, quoting] }
  home = await testApp({}, { ...extras, log: makeLog({ LOG_LEVEL: 'debug' }, sink) })
  port = await listen(home.app)
})
afterAll(() => home.close())

const entries = () => output.split('\n').filter((line) => line !== '')

test('nothing secret or personal is written down, wherever it stood', async () => {
  output = ''
  const secrets = Object.values(canary)
  const all = secrets.map((value) => encodeURIComponent(value))
  const headers = [
    'Host: localhost',
    `Authorization: Bearer ${canary.token}`,
    `Cookie: jwt=${canary.token}; refresh_token=${canary.token}; device=${canary.phone}`,
    `access-token: ${canary.token}`,
    `refresh-token: ${canary.token}`,
    `Idempotency-Key: ${canary.code}`,
    `User-Agent: ${canary.email}`,
    `Referer: http://localhost/?code=${canary.code}`,
  ]
  const bare = ['Host: localhost', `User-Agent: ${canary.email}`, `X-Any: ${canary.token}`]
  for (const value of all) {
    await raw(port, lines(`GET /api/v3/test/things/${value}?page=${value} HTTP/1.1`, ...headers))
    await raw(port, lines(`GET /member/reset-password/${value}?token=${value} HTTP/1.1`, ...bare))
    await raw(port, lines(`GET /api/v3/test/boom?x=${value} HTTP/1.1`, ...bare))
    await raw(port, lines(`GET /%zz${value} HTTP/1.1`, ...bare))
  }
  const body = JSON.stringify({ ...canary, text: canary.password })
  const type = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  for (const path of ['/api/v3/test/echo', '/api/v3/test/query', '/api/v3/user/auth/refresh'])
    expect((await raw(port, lines(`POST ${path} HTTP/1.1`, ...bare, ...type) + body)).status).toBeGreaterThan(0)
  expect(entries().length).toBeGreaterThan(20)
  for (const value of [...secrets, ...all]) expect(output).not.toContain(value)
})

test('a failure is written down once, with the id its answer carries, and the answer says nothing', async () => {
  output = ''
  const reply = await raw(port, lines(`GET ${boom.path} HTTP/1.1`, 'Host: localhost', 'Accept-Language: en'))
  const id = /\r\nx-request-id: ([^\r]+)/i.exec(reply.head)?.[1] ?? ''
  expect(JSON.parse(reply.body)).toEqual({ code: 'F-SRV-5x0', message: 'Something went wrong' })
  expect(reply.text).not.toContain(secretText)
  const failures = entries().filter((line) => line.includes('unexpected failure'))
  expect(failures).toHaveLength(1)
  expect(failures[0]).toContain(id)
  expect(failures[0]).toContain(secretText)
})

/** Breaks one call until the test is over. */
function breakCall(key: string, error: Error): void {
  const { calls } = home.application
  const call = calls.get(key)
  if (!call || !(calls instanceof Map)) throw new Error(`no call ${key}`)
  calls.set(key, { ...call, run: () => Promise.reject(error) })
  onTestFinished(() => void calls.set(key, call))
}

test('a page that fails says what failed and where, by its pattern, under the id of its answer', async () => {
  output = ''
  breakCall('GET /api/v3/vouchers/:token', new TypeError('no such shelf'))
  const reply = await raw(port, lines(`GET /en/voucher/${canary.token} HTTP/1.1`, 'Host: localhost'))
  expect(reply.status).toBe(500)
  const id = /\r\nx-request-id: ([^\r]+)/i.exec(reply.head)?.[1] ?? ''
  const written = entries().map((line) => JSON.parse(line))
  const [page] = written.filter(({ msg }) => msg === 'a page failed')
  expect(page).toMatchObject({ reqId: id, route: '/voucher/:token', err: { type: 'CallFailure', reason: 'F-SRV-5x0' } })
  expect(page.err.stack).toContain('at ')
  const [cause] = written.filter(({ msg }) => msg === 'unexpected failure')
  expect(cause).toMatchObject({ reqId: id, err: { type: 'TypeError', message: 'no such shelf' } })
  expect(output).not.toContain(canary.token)
})

test('what is secret by its name is struck out three levels deep, in lists and in what a logger always adds', () => {
  let line = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk)
      done()
    },
  })
  const at = new Date('2026-11-15T00:00:00Z')
  const person = { email: canary.email, 'access-token': canary.token, city: 'Bandung', at }
  makeLog({ LOG_LEVEL: 'info' }, sink)
    .child({ token: canary.token, reqId: 'r-1' })
    .info({ password: canary.password, person, people: [person], within: { person }, none: null, at }, 'answered')
  const struck = { email: '[redacted]', 'access-token': '[redacted]', city: 'Bandung', at: at.toISOString() }
  expect(JSON.parse(line)).toMatchObject({
    reqId: 'r-1',
    token: '[redacted]',
    password: '[redacted]',
    person: struck,
    people: [struck],
    within: { person: struck },
    none: null,
    at: at.toISOString(),
    msg: 'answered',
  })
})

test('what is thrown and is no error is named, and what it carries stays out', () => {
  let line = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk)
      done()
    },
  })
  const logged = (err: unknown) => {
    line = ''
    makeLog({ LOG_LEVEL: 'error' }, sink).error({ err }, 'a page failed')
    return JSON.parse(line).err
  }
  expect(logged(new Response('secret', { status: 404 }))).toEqual({ type: 'Response', status: 404 })
  expect(logged({ status: 'secret' })).toEqual({ type: 'Object' })
  expect(logged(Object.create(null))).toEqual({ type: 'object' })
  expect([logged('secret'), logged(7), logged(null)]).toEqual([
    { type: 'String' },
    { type: 'Number' },
    { type: 'Object' },
  ])
})

test('what may fail without taking anything along is a warning with its error', async () => {
  let line = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      line += String(chunk)
      done()
    },
  })
  await Promise.reject(new Error('away')).catch(warning(makeLog({ LOG_LEVEL: 'warn' }, sink), 'it waits'))
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: 'it waits', err: { message: 'away' } })
})

test('line breaks and colours of a terminal stay inside one line', async () => {
  output = ''
  const agent = 'User-Agent: a\x1b[31mred\x9b0m'
  const paths = ['/a%0d%0a{"level":50}', '/%1b[31mred', '/api/v3/x%0aFAKE', '/\x1b[31m']
  for (const path of paths)
    await raw(port, Buffer.from(lines(`GET ${path} HTTP/1.1`, 'Host: localhost', agent), 'latin1'))
  for (const line of entries()) expect(() => JSON.parse(line)).not.toThrow()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(output).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/)
  expect(output).not.toContain('FAKE')
})

test('a path keeps its words and loses what names a person or grants access', () => {
  expect(safePath('/en/member/reset-password/AbCdEfGhIjKlMnOpQrStUvWx_-12?token=x')).toBe('/en/member/reset-password/…')
  expect(safePath('/api/v3/user/auth/login')).toBe('/api/v3/user/auth/login')
  expect(safePath('/paket-umrah-2027')).toBe('/paket-umrah-2027')
  expect(safePath('/x/123456')).toBe('/x/…')
  expect(safePath('/bookings/019a0000-0000-7000-8000-000000000000')).toBe('/bookings/…')
  expect(safePath('/a@b.test/+628123')).toBe('/…/…')
  expect(safePath(`/${'a/'.repeat(5000)}`).length).toBeLessThanOrEqual(200)
})
