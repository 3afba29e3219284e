import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call, callKey } from '#core/call.ts'
import type { Transport, WireRequest } from '#core/client.ts'
import { staffMe } from '#modules/staff/contract.console.ts'
import { bind, boom, echo, find, testCalls, upload, write } from '#test/support/calls.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { listen } from '#test/support/raw.ts'
import { someStaff } from '#test/support/staff.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { hereTransport, httpTransport, type PageRequest } from './transports.ts'

const fileCall = call({
  method: 'GET',
  path: '/api/v3/test/paper/:name',
  who: 'anyone',
  about: 'A file.',
  answers: 'file',
  input: z.object({ name: z.string() }),
  output: z.object({ bytes: z.instanceof(Buffer), type: z.string(), name: z.string() }),
})
const once = call({ ...echo, path: '/api/v3/test/once', once: true })
const limited = call({ ...echo, path: '/api/v3/test/few', limit: { points: 1, seconds: 600 } })
const said = { text: 'hai', language: 'id', ip: '', tenant: '' }

let home: TestApp
let port = 0
beforeAll(async () => {
  const files = bind(fileCall, async (_ctx, { name }) => ({
    bytes: Buffer.from('%PDF'),
    type: 'application/pdf',
    name,
  }))
  const own = [files, bind(once, async () => said), bind(limited, async () => said)]
  home = await testApp({ RATE_LIMIT_PER_MINUTE: '4' }, { calls: [...testCalls, ...own] })
  port = await listen(home.app)
})
afterAll(() => home.close())

type Made = (page: PageRequest) => Transport
const wire = (contract: { method: string; path: string }, input: object, more: Partial<WireRequest> = {}) => ({
  key: `${contract.method} ${contract.path}`,
  input: { ...input },
  files: {},
  headers: {},
  ...more,
})

function pageOn(domain: string, wishes: Partial<PageRequest> = {}): PageRequest {
  const tenant = home.application.tenants.all().find((one) => one.domain_name === domain)
  if (!tenant) throw new Error('no such tenant')
  const request = { id: 'r', ip: '203.0.113.9', user_agent: 'peramban \xe9', device_id: undefined }
  return { tenant, language: 'id', request, ...wishes }
}

const remote = () => ({
  ...home.application,
  api_url: `http://127.0.0.1:${port}`,
  site_key: home.application.config.site_key,
  console_host: home.application.config.console_host,
})
const kinds: [string, Made][] = [
  ['in this process', (page) => hereTransport(home.application, page)],
  ['over HTTP', (page) => httpTransport(remote(), page)],
]

describe.each(kinds)('a call %s', (title, made) => {
  test('knows the tenant, the language and the true address of the person', async () => {
    const page = pageOn('demo.localhost', { language: 'en' })
    const reply = await made(page)(wire(echo, { text: 'hai' }))
    const data = { text: 'hai', language: 'en', ip: '203.0.113.9', tenant: 'demo.localhost' }
    expect(reply).toMatchObject({ status: 200, body: { message: 'Done', data } })
  })

  test('puts path, query and defaults where they belong', async () => {
    const reply = await made(pageOn('localhost'))(wire(find, { id: 'a/b ü?#%', page: 7 }))
    expect(reply.body).toEqual({ message: 'Berhasil', data: { id: 'a/b ü?#%', page: 7 } })
    const plain = await made(pageOn('localhost'))(wire(find, { id: 'x', page: undefined }))
    expect(plain.body).toMatchObject({ data: { page: 1 } })
  })

  test('is refused in the same words, with the same errors', async () => {
    const reply = await made(pageOn('localhost'))(wire(echo, { text: '' }))
    const body = {
      code: 'F-REQ-2v2',
      message: 'Periksa kembali isian Anda',
      errors: { text: ['Field tidak boleh kosong'] },
    }
    expect(reply).toMatchObject({ status: 422, body })
  })

  test('fails without a word about how', async () => {
    const reply = await made(pageOn('localhost'))(wire(boom, {}))
    expect(reply).toMatchObject({ status: 500, body: { code: 'F-SRV-5x0', message: 'Terjadi kesalahan' } })
  })

  test('carries the token of the member, and a tenant refuses those of another', async () => {
    const member = await anyMember(home)
    const { user_token } = await signedIn(home, member)
    const headers = { authorization: `Bearer ${user_token}`, 'access-token': home.application.config.site_key }
    const own = await made(pageOn('localhost'))(wire(write, {}, { headers }))
    expect(own).toMatchObject({ status: 200, body: { data: { user: member.id } } })
    expect((await made(pageOn('demo.localhost'))(wire(write, {}, { headers }))).status).toBe(401)
    expect((await made(pageOn('localhost'))(wire(write, {}))).status).toBe(401)
  })

  test('reaches the desk from a page of the console, and from no other', async () => {
    const { token } = await someStaff(home, { role: 'editor', scope: { kind: 'platform' } })
    const headers = { authorization: `Bearer ${token}` }
    const me = (page: PageRequest) => made(page)(wire(staffMe, {}, { headers }))
    const grants = [{ role: 'editor', scope: { kind: 'platform', id: null } }]
    expect(await me(pageOn('demo.localhost', { is_console: true }))).toMatchObject({
      status: 200,
      body: { data: { grants } },
    })
    expect((await me(pageOn('demo.localhost'))).status).toBe(404)
  })

  test('carries files', async () => {
    const files = { picture: { name: 'peta é.png', bytes: Buffer.from('bytes') } }
    const reply = await made(pageOn('localhost'))(wire(upload, { title: 'Peta' }, { files }))
    expect(reply.body).toMatchObject({ data: { title: 'Peta', name: 'peta é.png', bytes: 5 } })
  })

  test('brings files', async () => {
    const reply = await made(pageOn('localhost'))(wire(fileCall, { name: 'surat é.pdf' }))
    expect(reply.body).toEqual({ bytes: Buffer.from('%PDF'), type: 'application/pdf', name: 'surat é.pdf' })
  })

  test('cannot be led to another address by what stands in its path', async () => {
    for (const id of ['..', '.', '../boom', '/../boom', '%2e%2e', '\ud800']) {
      const reply = await made(pageOn('localhost'))(wire(find, { id }))
      expect([id, reply.status < 500, JSON.stringify(reply.body).includes('F-SRV')]).toEqual([id, true, false])
    }
  })

  test('with a key no header can carry is refused', async () => {
    for (const key of ['ā', 'a\nb', 'a b', '\ud800']) {
      const headers = { 'idempotency-key': key }
      const reply = await made(pageOn('localhost'))(wire(once, { text: 'a' }, { headers }))
      expect([key, reply.status]).toEqual([key, 422])
    }
  })

  test('of a page does not count against the general limit, but tells how long to wait at its own', async () => {
    const ip = `198.51.100.${kinds.findIndex(([name]) => name === title)}`
    const page = pageOn('localhost', { request: { id: 'r', ip, user_agent: '', device_id: undefined } })
    for (let i = 0; i < 8; i++) expect((await made(page)(wire(find, { id: 'a' }))).status).toBe(200)
    expect((await made(page)(wire(limited, { text: 'a' }))).status).toBe(200)
    const second = await made(page)(wire(limited, { text: 'a' }))
    expect(second.status).toBe(429)
    expect(second.retry_after_seconds).toBeGreaterThan(500)
  })

  test('that does not exist is a mistake of ours', async () => {
    const nothing = { key: 'GET /api/v3/none', input: {}, files: {}, headers: {} }
    await expect(made(pageOn('localhost'))(nothing)).rejects.toThrow('no call')
  })
})

test('who does not know the key of the site speaks for nobody', async () => {
  const stranger = httpTransport({ ...remote(), site_key: 'x'.repeat(64) }, pageOn('demo.localhost'))
  const reply = await stranger(wire(echo, { text: 'hai' }))
  expect(reply.body).toMatchObject({ data: { tenant: 'localhost', ip: '127.0.0.1' } })
})

test('an API that is away, or speaks no JSON, is told as such', async () => {
  const away = httpTransport({ ...remote(), api_url: 'http://127.0.0.1:9' }, pageOn('localhost'))
  expect(await away(wire(find, { id: 'a' }))).toMatchObject({ status: 503, body: { code: 'F-SRV-5x3' } })
  const calls = new Map([
    [callKey(find), bind(call({ ...find, path: '/api/docs' }), async () => ({ id: '', page: 1 }))],
  ])
  const html = httpTransport({ ...remote(), calls }, pageOn('localhost'))
  expect(await html(wire(find, { id: 'a' }))).toMatchObject({ status: 200, body: undefined })
})
