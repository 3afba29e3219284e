import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#core/context.ts'
import { refusals } from '#core/refusals.ts'
import { travelInformation } from '#modules/partner/contract.ts'
import { wishlist } from '#modules/search/contract.ts'
import { bind, boom } from '#test/support/calls.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { builtSite } from '../site.ts'
import { refusalOf } from './failures.ts'

const quiet = { error: () => undefined }
const failed = (facts: object, message = 'x') => Object.assign(new Error(message), facts)
/** As drizzle hands it on. */
const wrapped = (cause: Error) => new Error('Failed query: insert into …', { cause })

const states = [
  ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  ...['53000', '53100', '53200', '53300', '53400'],
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '57014', '25006', '25P03', '55P03', '40001', '40P01', '58030'],
]
const systemCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'],
  ...['ENOTFOUND', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'],
]
const sentences = [
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
]
const passing: [string, Error][] = [
  ...[...states, ...systemCodes].map((code): [string, Error] => [code, failed({ code })]),
  ...sentences.map((text): [string, Error] => [text, new Error(text)]),
  ['a socket that is not there', failed({ code: 'ENOENT', syscall: 'connect' })],
]
const lasting: [string, unknown][] = [
  ...['23505', '23503', '22P02', '42P01', '42601', 'XX000', '57000'].map((code): [string, Error] => [
    code,
    failed({ code }),
  ]),
  ['a file that is not there', failed({ code: 'ENOENT', syscall: 'open' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error at all', 'x'],
]

test.each(passing)('%s is worth another try, and says when', (_, error) => {
  for (const one of [error, wrapped(error), wrapped(wrapped(error))]) {
    const { code, details } = refusalOf(one, quiet)
    expect([code, refusals[code].status, details.retry_after_seconds]).toEqual(['F-SRV-5x3', 503, 5])
  }
})

test('what Fastify itself calls unavailable is worth another try too', () => {
  expect(refusalOf(failed({ statusCode: 503 }), quiet)).toMatchObject({ code: 'F-SRV-5x3' })
})

test.each(lasting)('%s stays a failure of ours', (_, error) => {
  expect(refusalOf(error, quiet).code).toBe('F-SRV-5x0')
})

let home: TestApp
let state = ''
beforeAll(async () => {
  const raise = async ({ db }: { db: Db }): Promise<never> => {
    await db.execute(sql.raw(`do $$ begin raise exception 'no space left' using errcode = '${state}'; end $$`))
    throw new Error('nothing was raised')
  }
  const failing = [bind(boom, raise), bind(travelInformation, raise), bind(wishlist, raise)]
  home = await testApp({}, { site: builtSite(process.cwd()), calls: failing })
})
afterAll(() => home.close())

const get = (url: string) => home.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })

test.each([
  ['53100', 503, 'F-SRV-5x3', '5'],
  ['53200', 503, 'F-SRV-5x3', '5'],
  ['57P01', 503, 'F-SRV-5x3', '5'],
  ['08006', 503, 'F-SRV-5x3', '5'],
  ['22012', 500, 'F-SRV-5x0', undefined],
])(
  'state %s of the database is a %i over the API, in the language of the caller',
  async (code, status, product, wait) => {
    state = code
    for (const language of ['id', 'en'] as const) {
      const reply = await ask(home, 'GET', '/api/v3/test/boom', { headers: { 'accept-language': language } })
      expect([reply.status, reply.body.code, reply.headers['retry-after']]).toEqual([status, product, wait])
      expect(reply.body.message).toBe(refusals[product === 'F-SRV-5x3' ? 'F-SRV-5x3' : 'F-SRV-5x0'][language])
    }
  },
)

test.each([
  ['53100', 503, '5'],
  ['57P01', 503, '5'],
  ['22012', 500, undefined],
])('state %s of the database is a %i on a page, as a document and as data', async (code, status, wait) => {
  state = code
  for (const path of ['/travel/a', '/en/travel/a', '/travel/a.data', '/en/travel/a.data']) {
    const reply = await get(path)
    expect([path, reply.statusCode, reply.headers['retry-after']]).toEqual([path, status, wait])
  }
})

test.each([
  ['53100', '503', 'F-SRV-5x3'],
  ['22012', '500', 'F-SRV-5x0'],
] as const)(
  'a page whose call failed at state %s shows %s and the words of the server',
  async (code, status, refusal) => {
    state = code
    for (const [language, at] of [
      ['id', '/travel/a'],
      ['en', '/en/travel/a'],
    ] as const) {
      const said = refusals[refusal][language]
      expect((await get(at)).body).toMatch(new RegExp(`<p[^>]*>${status}</p><h1[^>]*>${said}</h1>`))
      expect((await get(`${at}.data`)).body).toContain(said)
    }
  },
)

test('a wishlist that cannot be loaded says what the server said, and is empty', async () => {
  state = '53100'
  const { user_token } = await signedIn(home, await anyMember(home))
  for (const [language, at] of [
    ['id', ''],
    ['en', '/en'],
  ] as const) {
    const headers = { host: 'localhost', cookie: `jwt=${user_token}` }
    const { statusCode, body } = await home.app.inject({ url: `${at}/member/wishlist`, headers })
    expect(statusCode).toBe(200)
    expect(body).toContain(refusals['F-SRV-5x3'][language])
    const [main = ''] = /<main.*<\/main>/s.exec(body) ?? []
    expect(main).not.toMatch(/<article|Belum ada yang disimpan|Nothing saved yet/)
  }
})
