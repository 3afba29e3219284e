import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { addMs, hourMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { endSession } from '#modules/identity/store.ts'
import { anyReader, listOf, tellMember } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { attachSockets, cutEnded } from './attach.ts'
import { perSecond } from './guard.ts'

let home: TestApp
let port: number
beforeAll(async () => {
  home = await testApp()
  port = await listening(home)
})
afterAll(() => home.close())

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

type Options = { headers?: Record<string, string>; port?: number }

function dial({ headers = {}, port: other }: Options = {}): Socket {
  const quiet = { transports: ['websocket'], reconnection: false, forceNew: true }
  const options = { ...quiet, extraHeaders: { host: 'localhost', ...headers } }
  const socket = io(`http://127.0.0.1:${other ?? port}`, options)
  open.push(socket)
  return socket
}

/** `connected`, or why not. */
const outcome = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', (error) => resolve(error.message))
  })
const next = (socket: Socket) =>
  new Promise<{ total_unread: number }>((resolve) => socket.once('totalNotification', resolve))
/** Apps of two ages read the total in two places. */
const both = (total_unread: number) => ({ total_unread, data: { total_unread } })
const ended = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function joined(token: string) {
  const socket = dial({ headers: bearer(token) })
  expect(await outcome(socket)).toBe('connected')
  const total = next(socket)
  socket.emit('joinTotalNotification')
  return { socket, total: await total }
}

test('a member hears the unread total at once, and whenever it changes', async () => {
  const { member, token } = await anyReader(home)
  await tellMember(home, member)
  const { socket, total } = await joined(token)
  expect(total).toEqual(both(1))
  const more = next(socket)
  await tellMember(home, member)
  expect(await more).toEqual(both(2))
  const less = next(socket)
  const [item] = (await listOf(home, token)).items
  await ask(home, 'PATCH', `/api/v3/user/notification/${item.id}/read`, { token })
  expect(await less).toEqual(both(1))
  const none = next(socket)
  await ask(home, 'PATCH', '/api/v3/user/notification/read', { token })
  expect(await none).toEqual(both(0))
})

test('joining is answered where an answer was asked for', async () => {
  const { member, token } = await anyReader(home)
  await tellMember(home, member)
  const { socket } = await joined(token)
  const answer = await socket.timeout(3000).emitWithAck('joinTotalNotification', { any: 'thing' })
  expect(answer).toEqual(both(1))
})

test('nobody hears of another member, and what is rolled back is not told', async () => {
  const [mine, other, last] = [await anyReader(home), await anyReader(home), await anyReader(home)]
  const { socket } = await joined(mine.token)
  const { socket: lastSocket } = await joined(last.token)
  const received: unknown[] = []
  socket.on('totalNotification', (total) => received.push(total))
  await tellMember(home, other.member)
  const failed = home.application.db.transaction(async (db) => {
    await tellMember({ ...home, application: { ...home.application, db } }, mine.member)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  // Changes are told in the order of their transactions: what comes after them both is heard last.
  const after = next(lastSocket)
  await tellMember(home, last.member)
  await after
  expect(received).toEqual([])
})

test('a change made by another process is heard here', async () => {
  const { member, token } = await anyReader(home)
  const { socket } = await joined(token)
  const more = next(socket)
  const { default: pg } = await import('pg')
  const elsewhere = new pg.Client({ connectionString: home.application.pool.options.connectionString })
  await elsewhere.connect()
  await elsewhere.query('select pg_notify($1, $2)', ['unread', member.id])
  expect(await more).toEqual(both(0))
  await elsewhere.end()
})

test('an app also shows its key and what it is', async () => {
  const { token } = await anyReader(home)
  const headers = {
    ...bearer(token),
    'access-token': home.application.config.site_key,
    'x-type': 'customer',
    'x-customer-type': 'marketplace',
  }
  expect(await outcome(dial({ headers }))).toBe('connected')
})

test.each([
  ['a guest', {}, 'F-AUT-1n0'],
  ['a forged token', bearer('x.y.z'), 'F-AUT-1n0'],
  ['no bearer', { authorization: 'Basic eDp5' }, 'F-AUT-1n0'],
  ['an unknown app key', { 'access-token': 'k'.repeat(40) }, 'F-ABT-4k6'],
  ['a malformed app key', { 'access-token': '!' }, 'F-ABT-9v3'],
])('%s is refused with the code of the API', async (_who, headers, code) => {
  expect(await outcome(dial({ headers }))).toBe(code)
})

test('a good token is not enough for another tenant, for staff, or from another site', async () => {
  const { token } = await anyReader(home)
  const theirs = await anyReader(home, { tenant_id: demoTenants[1].id })
  expect(await outcome(dial({ headers: bearer(theirs.token) }))).toBe('F-AUT-1n0')
  expect(await outcome(dial({ headers: { ...bearer(theirs.token), host: 'demo.localhost' } }))).toBe('connected')
  expect(await outcome(dial({ headers: { ...bearer(token), 'x-type': 'staff' } }))).toBe('refused')
  expect(await outcome(dial({ headers: { ...bearer(token), origin: 'https://evil.test' } }))).toMatch(/error/)
  expect(await outcome(dial({ headers: { ...bearer(token), host: 'unknown.test' } }))).toMatch(/error/)
})

test('a browser comes in by its cookie, from our own pages only', async () => {
  const { token } = await anyReader(home)
  const cookie = `jwt=${token}`
  const origin = `http://localhost:${port}`
  const host = `localhost:${port}`
  expect(await outcome(dial({ headers: { cookie, host, origin } }))).toBe('connected')
  expect(await outcome(dial({ headers: { cookie, host } }))).toBe('F-REQ-8o3')
  expect(await outcome(dial({ headers: { cookie, host, origin: 'null' } }))).toMatch(/error/)
  expect(await outcome(dial({ headers: { cookie, host, origin: `http://evil.localhost:${port}` } }))).toMatch(/error/)
})

test('who was signed out is cut, and others stay', async () => {
  const [mine, other] = [await anyReader(home), await anyReader(home)]
  const [cut, connected] = [await joined(mine.token), await joined(other.token)]
  const session = await home.application.keys.readUserToken(mine.token, home.application.clock.now())
  if (typeof session === 'string') throw new Error(session)
  const { app, application, stop } = await sweeping()
  const there = dial({ headers: bearer(mine.token), port: app.port })
  const stays = dial({ headers: bearer(other.token), port: app.port })
  await Promise.all([outcome(there), outcome(stays)])
  const over = ended(there)
  await endSession(application.db, session.session_id, { now: new Date(), reason: 'test' })
  await cutEnded(app.sockets, application)
  expect(await over).toBe('io server disconnect')
  expect([stays.connected, cut.socket.active, connected.socket.connected]).toEqual([true, true, true])
  await stop()
})

test('who signs out is cut at once, whoever else looks', async () => {
  const [mine, other] = [await anyReader(home), await anyReader(home)]
  const { app, stop } = await sweeping()
  const there = dial({ headers: bearer(mine.token), port: app.port })
  const stays = dial({ headers: bearer(other.token), port: app.port })
  await Promise.all([outcome(there), outcome(stays)])
  const over = ended(there)
  expect(await ask(home, 'POST', '/api/v3/user/auth/logout', { token: mine.token })).toMatchObject({ status: 200 })
  expect(await over).toBe('io server disconnect')
  expect(stays.connected).toBe(true)
  await stop()
})

test('a token that runs out while connected ends nothing while its sign-in lasts, and opens nothing any more', async () => {
  const { member, token } = await anyReader(home)
  const { app, application, stop } = await sweeping()
  const there = dial({ headers: bearer(token), port: app.port })
  expect(await outcome(there)).toBe('connected')
  const { clock } = application
  onTestFinished(() => clock.restore())
  clock.moveTo(addMs(clock.now(), hourMs))
  expect(await outcome(dial({ headers: bearer(token), port: app.port }))).toBe(codes.token_expired)
  await cutEnded(app.sockets, application)
  const total = next(there)
  there.emit('joinTotalNotification')
  await tellMember(home, member)
  expect((await total).total_unread).toBeGreaterThanOrEqual(0)
  expect(there.connected).toBe(true)
  await stop()
})

/** A second server on the same database, whose sweep is run by hand. */
async function sweeping() {
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  const sockets = attachSockets(app, home.application, { sweepMs: hourMs })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app: { sockets, port: Number(new URL(address).port) },
    application: home.application,
    stop: () => app.close(),
  }
}

test('a member with many tabs keeps the newest ten', async () => {
  const { token } = await anyReader(home)
  const { socket: first } = await joined(token)
  const over = ended(first)
  const tabs = Array.from({ length: 10 }, () => dial({ headers: bearer(token) }))
  await Promise.all(tabs.map(outcome))
  expect(await over).toBe('io server disconnect')
  expect(tabs.every((tab) => tab.connected)).toBe(true)
})

test('a second counts its own messages', () => {
  let now = 0
  const count = perSecond(() => now)
  expect([count(), count()]).toEqual([1, 2])
  now = 1000
  expect(count()).toBe(1)
})
