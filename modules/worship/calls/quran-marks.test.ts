import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

const [, safar] = demoTenants
const path = '/api/v3/users/quran-marks'
let home: TestApp
let token: string
let stranger: string
beforeAll(async () => {
  home = await testApp()
  token = (await signedIn(home, await anyMember(home))).user_token
  stranger = (await signedIn(home, await anyMember(home))).user_token
})
afterAll(() => home.close())

const at = (ms: number) => addMs(home.application.clock.now(), ms).toISOString()
const mark = (verse: number, ms: number, is_removed = false) => ({ chapter: 2, verse, at: at(ms), is_removed })
const keep = (body: object, who = token) => ask(home, 'POST', path, { body, token: who })
const read = async (who = token) => (await ask(home, 'GET', path, { token: who })).body.data

test('marks of two devices become one list, of each verse what was done last', async () => {
  await keep({ bookmarks: [mark(1, -5_000), mark(2, -4_000)], last_read: { chapter: 2, verse: 2, at: at(-4_000) } })
  const second = await keep({
    bookmarks: [mark(1, -1_000, true), mark(2, -9_000, true)],
    last_read: { chapter: 1, verse: 1, at: at(-9_000) },
  })
  expect(second.status).toBe(200)
  const { bookmarks, last_read } = second.body.data
  expect(bookmarks.map((one: { verse: number; is_removed: boolean }) => [one.verse, one.is_removed])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(last_read).toMatchObject({ chapter: 2, verse: 2 })
  expect(await read()).toEqual(second.body.data)
})

test('another member sees nothing of it and changes nothing of it', async () => {
  expect(await read(stranger)).toEqual({ bookmarks: [], last_read: null })
  await keep({ bookmarks: [mark(2, 0, true)] }, stranger)
  expect((await read()).bookmarks.find((one: { verse: number }) => one.verse === 2)).toMatchObject({
    is_removed: false,
  })
})

test('at another brand the same token is nobody', async () => {
  const reply = await ask(home, 'GET', path, { token, headers: { host: 'demo.localhost' } })
  expect(reply.status).toBe(401)
  const other = await anyMember(home, { tenant_id: safar.id })
  const there = await ask(home, 'GET', path, {
    token: (await signedIn(home, other)).user_token,
    headers: { host: 'demo.localhost' },
  })
  expect(there.body.data).toEqual({ bookmarks: [], last_read: null })
})

test('a guest is asked to sign in', async () => {
  expect((await ask(home, 'GET', path)).status).toBe(401)
  expect((await ask(home, 'POST', path, { body: { bookmarks: [] } })).status).toBe(401)
})

test('a clock that runs ahead counts as now, so that it can be overruled', async () => {
  const far = { chapter: 3, verse: 1, at: '2999-01-01T00:00:00.000Z', is_removed: false }
  const { bookmarks } = (await keep({ bookmarks: [far] })).body.data
  const stored = bookmarks.find((one: { chapter: number }) => one.chapter === 3)
  expect(Date.parse(stored.at)).toBeLessThanOrEqual(Date.now() + 1_000)
})

test('verses there are none of are left out', async () => {
  const reply = await keep({
    bookmarks: [{ ...mark(8, 0), chapter: 1 }],
    last_read: { chapter: 114, verse: 7, at: at(0) },
  })
  expect(reply.status).toBe(200)
  expect(reply.body.data.bookmarks.some((one: { chapter: number }) => one.chapter === 1)).toBe(false)
  expect(reply.body.data.last_read).toMatchObject({ chapter: 2, verse: 2 })
})

test('the same verse twice in one message is one mark', async () => {
  const { status, body } = await keep({ bookmarks: [mark(50, -2), mark(50, -1, true)] })
  const matches = body.data.bookmarks.filter((one: { verse: number }) => one.verse === 50)
  expect([status, matches.length, matches[0].is_removed]).toEqual([200, 1, true])
})

test.each([
  { bookmarks: 'all' },
  { bookmarks: [{ chapter: 0, verse: 1, at: '2026-01-01T00:00:00Z', is_removed: false }] },
  { bookmarks: [{ chapter: 115, verse: 1, at: '2026-01-01T00:00:00Z', is_removed: false }] },
  { bookmarks: [{ chapter: 1, verse: 1, at: 'yesterday', is_removed: false }] },
  { bookmarks: [{ chapter: 1, verse: 1.5, at: '2026-01-01T00:00:00Z', is_removed: false }] },
  { bookmarks: Array.from({ length: 1_001 }, () => ({})) },
  { last_read: { chapter: 1, verse: 287, at: '2026-01-01T00:00:00Z' } },
])('what is no mark is refused: %j', async (body) => {
  expect((await keep(body)).status).toBe(422)
})
