import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCalls } from '#test/support/calls.ts'
import { lines, listen, raw } from '#test/support/raw.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let port = 0
beforeAll(async () => {
  home = await testApp({}, { calls: testCalls })
  port = await listen(home.app)
})
afterAll(() => home.close())

const url = '/api/v3/test/echo'
const upload = '/api/v3/test/upload'

async function post(types: string[], body: string | Buffer, path = url) {
  const headers = ['Host: localhost', ...types.map((type) => `Content-Type: ${type}`)]
  const head = lines(`POST ${path} HTTP/1.1`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`)
  return raw(port, Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]))
}

const kinds: string[][] = [
  ['application/json'],
  [' application/json'],
  ['\tapplication/json'],
  ['APPLICATION/JSON'],
  ['application/json;'],
  ['application/json; charset=utf-8'],
  ['application/json;charset=latin1'],
  ['application/json garbage'],
  ['application/json\tgarbage'],
  ['application/json,text/plain'],
  ['application/jsonx'],
  ['application/json; a="'],
  ['application/vnd.api+json'],
  ['text/plain'],
  ['text/plain; application/json'],
  ['application/x-www-form-urlencoded'],
  ['multipart/form-data'],
  ['multipart/form-data; boundary='],
  ['multipart/form-data; boundary=x'],
  ['*/*'],
  ['\xff'],
  [''],
  [],
  ['application/json', 'text/plain'],
  ['text/plain', 'application/json'],
]
const invalid = ['{"text":""}', '{"text":7}', '{}', 'text=', '[]', '"x"', '1', 'null', '{', '{"text":"a"}x', '\0']

test('an invalid body is accepted under no name', async () => {
  for (const types of kinds) {
    for (const body of invalid) {
      const { status } = await post(types, body)
      expect([types, body, status >= 400 && status < 500]).toEqual([types, body, true])
    }
  }
})

test('a valid body is accepted as JSON and under no other name', async () => {
  const body = '{"text":"hai"}'
  for (const types of [['application/json'], ['Application/JSON; charset=utf-8']])
    expect((await post(types, body)).status).toBe(200)
  for (const types of [['text/plain'], ['application/x-www-form-urlencoded'], [], ['application/jsonx']])
    expect([types, (await post(types, body)).status]).toEqual([types, 415])
})

test('a body that comes packed is not unpacked', async () => {
  for (const coding of ['gzip', 'br', 'deflate', 'gzip, gzip', 'identity, gzip']) {
    const bytes = gzipSync('{"text":"hai"}')
    const headers = ['Host: localhost', 'Content-Type: application/json', `Content-Encoding: ${coding}`]
    const head = lines(`POST ${url} HTTP/1.1`, ...headers, `Content-Length: ${bytes.length}`)
    expect((await raw(port, Buffer.concat([Buffer.from(head), bytes]))).status).toBe(415)
  }
})

test('a call without input needs no body, and an empty one is fine', async () => {
  const path = '/api/v3/test/things/latest'
  const bare = await raw(port, lines(`POST ${path} HTTP/1.1`, 'Host: localhost'))
  const empty = await raw(port, lines(`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 0'))
  const typed = await post(['application/json'], '', path)
  expect([bare.status, empty.status, typed.status]).toEqual([200, 200, 200])
})

test('a body over the limit is refused, told beforehand or not', async () => {
  const large = `{"text":"${'a'.repeat(300 * 1024)}"}`
  expect((await post(['application/json'], large)).status).toBe(413)
  const size = large.length.toString(16)
  const head = lines(
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  )
  expect((await raw(port, `${head}${size}\r\n${large}\r\n0\r\n\r\n`)).status).toBe(413)
})

const strange: [string, string, number[]][] = [
  ['nested 5,000 deep', `{"text":${'['.repeat(5000)}${']'.repeat(5000)}}`, [422]],
  ['nested 5,000 deep beside', `{"text":"a","other":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, [200, 422]],
  ['nested 100,000 deep', '['.repeat(100_000), [400]],
  ['a prototype', '{"text":"a","__proto__":{"number":"x"}}', [400]],
  ['a prototype, escaped', '{"text":"a","\\u005f_proto__":{"number":"x"}}', [400]],
  ['a constructor', '{"text":"a","constructor":{"prototype":{"number":"x"}}}', [400]],
  ['a key sent twice', '{"text":"","text":""}', [422]],
  ['an array for a text', '{"text":["a"]}', [422]],
  ['an object for a text', '{"text":{"length":3}}', [422]],
  ['a text for a number', '{"text":"a","number":"1"}', [422]],
  ['a huge number', '{"text":"a","number":1e400}', [422]],
  ['half a number', '{"text":"a","number":0.5}', [422]],
  ['70 kB of text', `{"text":"${'a'.repeat(70_000)}"}`, [422]],
  ['half a pair', '{"text":"\\ud800"}', [422]],
  ['U+0000', '{"text":"a\\u0000b"}', [422]],
  ['half a pair as a key', '{"text":{"\\udfff":1}}', [422]],
  ['bytes that are no UTF-8', '{"text":"\xff\xfe"}', [200]],
]
for (const [title, body, statuses] of strange) {
  test(`${title} is answered plainly`, async () => {
    const reply = await home.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: body,
    })
    expect(statuses).toContain(reply.statusCode)
    expect(Object.prototype).not.toHaveProperty('number')
  })
}

test('what no database can hold is refused in path and query too', async () => {
  const things = '/api/v3/test/things'
  const probes = ['%00', 'a%00b', '%ed%a0%80', 'a?page=%00', 'a?page=1&page=2', 'a?page=1e3x', 'a?id=b']
  for (const probe of [...probes, `${'a'.repeat(301)}`, 'a?page=%', 'a?page=%zz']) {
    const { status } = await raw(port, lines(`GET ${things}/${probe} HTTP/1.1`, 'Host: localhost'))
    expect([probe, status >= 400 && status < 500]).toEqual([probe, true])
  }
  const proto = `${things}/a?__proto__=x&__proto__=y&constructor=z`
  expect((await raw(port, lines(`GET ${proto} HTTP/1.1`, 'Host: localhost'))).status).toBe(200)
})

test('control characters in a header end the request, never the server', async () => {
  for (const value of ['a\0b', 'a\x01b', 'a\rb', '\x7f']) {
    for (const name of ['X-Any', 'Authorization', 'Idempotency-Key', 'Cookie', 'access-token', 'Accept-Language']) {
      const { status } = await raw(
        port,
        lines(`GET /api/v3/test/things/a HTTP/1.1`, 'Host: localhost', `${name}: ${value}`),
      )
      expect([name, value, status < 500]).toEqual([name, value, true])
    }
  }
})

const part = (disposition: string, body: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
const form = (...parts: string[]) => `${parts.join('')}--x--\r\n`
const title = part('name="title"', 'Peta')
const file = part('name="picture"; filename="a.png"', 'bytes')
const odd: [string, string, number[]][] = [
  ['complete', form(title, file), [200]],
  ['without its end', `${title}${file}`, [400, 422]],
  ['of nothing', '', [400, 422]],
  ['with a field sent twice', form(title, title, file), [422]],
  ['with a file sent twice', form(title, file, file), [422]],
  ['with a file too large', form(title, part('name="picture"; filename="a"', 'b'.repeat(1024 * 1024 + 1))), [413]],
  ['with a file nobody asked for', form(title, file, part('name="other"; filename="a"', 'b')), [413, 422]],
  ['with a prototype', form(title, part('name="__proto__"', 'x')), [200, 400]],
  ['with a prototype file', form(title, part('name="__proto__"; filename="a"', '')), [200, 400]],
  ['with U+0000', form(part('name="title"', 'a\0b')), [422]],
  ['with a name of 300 kB', form(part(`name="${'a'.repeat(300_000)}"`, 'x')), [400, 413, 422]],
  ['with 1,000 fields', form(...Array.from({ length: 1000 }, (_, i) => part(`name="f${i}"`, 'x'))), [413]],
]
for (const [what, body, statuses] of odd) {
  test(`a form ${what} is answered plainly`, async () => {
    const { status } = await post(['multipart/form-data; boundary=x'], body, upload)
    expect(statuses).toContain(status)
  })
}
