import { IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { anyReader } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Application } from '../compose.ts'
import { attachSockets } from './attach.ts'
import { usualWaiting, type Waiting, waitingConnections } from './handshakes.ts'

const perMinute = 6
let home: TestApp
beforeAll(async () => {
  home = await testApp({ RATE_LIMIT_PER_MINUTE: String(perMinute), TRUST_PROXY: '1' })
})
afterAll(() => home.close())

/** A server of sockets alone, and ways to it. */
async function served(waiting: Partial<Waiting> = {}, more: Partial<Application> = {}) {
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  attachSockets(app, { ...home.application, ...more }, { waiting: { ...usualWaiting, ...waiting } })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  onTestFinished(() => app.close())
  return {
    /** Asks for a websocket as a program of an attacker does: it says what it likes, and nothing by itself. */
    async upgraded(ip: string, { more = '', token = '' } = {}) {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1')
      onTestFinished(() => void socket.destroy())
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      const lines = [
        `GET /socket.io/?EIO=4&transport=websocket${more} HTTP/1.1`,
        ...['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
        ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `X-Forwarded-For: ${ip}`],
        ...(token && [`Authorization: Bearer ${token}`]),
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
      let said = ''
      socket.on('data', (piece: string) => {
        said += piece
      })
      await vi.waitFor(() => expect(said).toContain('\r\n\r\n'), { timeout: 20_000 })
      return { status: Number(said.split(' ')[1]), said: () => said, socket, closed }
    },
    polled: (more: string) => fetch(`http://localhost:${port}/socket.io/?EIO=4&transport=polling${more}`),
    dial(ip: string, token: string) {
      const extraHeaders = { host: 'localhost', authorization: `Bearer ${token}`, 'x-forwarded-for': ip }
      const quiet = { transports: ['websocket'], reconnection: false, forceNew: true }
      const socket = io(`http://127.0.0.1:${port}`, { ...quiet, extraHeaders })
      onTestFinished(() => void socket.disconnect())
      return new Promise<typeof socket>((resolve, reject) => {
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', reject)
      })
    },
  }
}

/** A frame of its own (RFC 6455, 5.5.1), with no reason. */
const farewell = '\u0088\u0000'

/** A text of a client, as a frame (RFC 6455, 5.2): masked by zeros. */
const frame = (text: string) => Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

test('a network that opens connections again and again is told when to come again, and others are not held up', async () => {
  const { upgraded } = await served()
  const status = async (ip: string, more = '') => (await upgraded(ip, { more })).status
  // Whoever says that they have a session already is counted all the same, and others are asked for it.
  const ways = ['', '&sid=', '&sid=x', '&sid=x&sid=', '#&sid=x', '']
  const statuses = []
  for (const more of ways) statuses.push(await status('203.0.113.1', more))
  expect(statuses).toEqual([101, 101, 400, 101, 101, 101])
  const refused = await upgraded('203.0.113.1')
  await refused.closed
  expect(refused.said()).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/)
  expect(Number(/\r\nretry-after: (\d+)\r\n/.exec(refused.said())?.[1])).toBeGreaterThan(0)
  expect(refused.said()).toContain(codes.too_many_requests)
  expect(await status('203.0.113.2')).toBe(101)
})

test('who says nothing makes way for who comes, of their network and of all; members do not', async () => {
  const { upgraded, dial } = await served({ ofNetwork: 2, ofAll: 3, ms: 60_000 })
  const { token } = await anyReader(home)
  const first = await upgraded('203.0.113.10')
  const second = await upgraded('203.0.113.10')
  const other = await upgraded('203.0.113.11')
  const third = await upgraded('203.0.113.10')
  await first.closed
  const members = [await dial('203.0.113.12', token), await dial('203.0.113.12', token)]
  await second.closed
  expect([third, other].map(({ status, socket }) => [status, socket.destroyed])).toEqual(Array(2).fill([101, false]))
  expect((await upgraded('203.0.113.13')).status).toBe(101)
  expect(members.map(({ connected }) => connected)).toEqual([true, true])
})

test('those who come back together take nothing from what calls may cost', async () => {
  const { dial } = await served()
  const readers = await Promise.all(Array.from({ length: perMinute }, () => anyReader(home)))
  const sockets = await Promise.all(readers.map(({ token }) => dial('203.0.113.50', token)))
  expect(sockets.every(({ connected }) => connected)).toBe(true)
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.50' }
  expect((await home.app.inject({ url: '/api/v3/umroh/search', headers })).statusCode).toBe(200)
})

test('who cannot be looked up is told to come again', async () => {
  const lost = async () => {
    throw Object.assign(new Error('the database is away'), { code: '57P01' })
  }
  const { dial } = await served({}, { admit: { ...home.application.admit, member: lost } })
  const failure = await dial('203.0.113.60', '').catch((error: unknown) => error)
  expect(failure instanceof Error && [failure.message, Reflect.get(failure, 'data')]).toEqual([
    codes.service_unavailable,
    { code: codes.service_unavailable },
  ])
})

test('a connection asks once who it is, and is ended when it is nobody', async () => {
  const { upgraded } = await served()
  const { socket, said } = await upgraded('203.0.113.70')
  socket.write(frame('40'))
  await vi.waitFor(() => expect(said().endsWith(farewell)).toBe(true), { timeout: 20_000 })
  expect(said()).toContain(codes.not_signed_in)
})

test('nothing but a websocket opens a session', async () => {
  const { polled } = await served()
  for (const more of ['', '&sid=', '&sid=x', '#&sid=x']) expect((await polled(more)).status).toBe(400)
})

test('a connection that says nothing is ended, though it answers no farewell', { timeout: 30_000 }, async () => {
  const { upgraded } = await served({ ms: 50 })
  const { status, closed } = await upgraded('203.0.113.30')
  await closed
  expect(status).toBe(101)
})

test('a member who leaves and stays connected is hung up on', async () => {
  const { upgraded } = await served()
  const { token } = await anyReader(home)
  const { socket, said } = await upgraded('203.0.113.40', { token })
  socket.write(frame('40'))
  await vi.waitFor(() => expect(said()).toContain('40{"sid"'), { timeout: 20_000 })
  socket.write(frame('41'))
  await vi.waitFor(() => expect(said().endsWith(farewell)).toBe(true), { timeout: 20_000 })
})

/** Those who wait, as if they had come: three of one network at once, four of all. */
function waitingRoom() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting = waitingConnections({ ofNetwork: 3, ofAll: 4, ms: 1000 })
  const come = (network: string) => {
    const request = new IncomingMessage(new Socket())
    return { request, isIn: waiting.add(request, network), isEnded: () => request.socket.destroyed }
  }
  return { ...waiting, come }
}

test('who was admitted in time is not ended, and everybody else is', () => {
  const { come, admit } = waitingRoom()
  const [member, stranger] = [come('a'), come('a')]
  admit(member.request)
  vi.advanceTimersByTime(1000)
  expect([member.isEnded(), stranger.isEnded()]).toEqual([false, true])
  expect([come('a'), come('a'), come('a')].map(({ isIn, isEnded }) => [isIn, isEnded()])).toEqual(
    Array(3).fill([true, false]),
  )
})

test('who is being looked up keeps their place: while all are, there is no room', () => {
  const { come, ask } = waitingRoom()
  const all = [come('a'), come('a'), come('a'), come('b')]
  const answers = () => all.map(({ request }) => ask(request))
  expect([answers(), answers()]).toEqual([Array(4).fill(true), Array(4).fill(false)])
  expect([come('a').isIn, come('c').isIn]).toEqual([false, false])
  expect(all.some(({ isEnded }) => isEnded())).toBe(false)
})
