import { IncomingMessage } from 'node:http'
import { connect, Socket } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { codes } from '#core/refusal-codes.ts'
import { anyReader } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { attachSockets } from './attach.ts'
import { usualWaiting, type Waiting, waitingConnections } from './handshakes.ts'

const perMinute = 6
let home: TestApp
beforeAll(async () => {
  home = await testApp({ RATE_LIMIT_PER_MINUTE: String(perMinute), TRUST_PROXY: '1' })
})
afterAll(() => home.close())

/** A server of sockets alone, and ways to it. */
async function served(waiting: Partial<Waiting> = {}) {
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  attachSockets(app, home.application, { waiting: { ...usualWaiting, ...waiting } })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  onTestFinished(() => app.close())
  return {
    /** Asks for a websocket as a program of an attacker does: it says what it likes, and nothing by itself. */
    async upgraded(ip: string, { sid = '', token = '' } = {}) {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1')
      onTestFinished(() => void socket.destroy())
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      const lines = [
        `GET /socket.io/?EIO=4&transport=websocket${sid && `&sid=${sid}`} HTTP/1.1`,
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
    polled: (ip: string) =>
      fetch(`http://localhost:${port}/socket.io/?EIO=4&transport=polling`, { headers: { 'x-forwarded-for': ip } }),
    dial(ip: string, token: string, transports = ['websocket']) {
      const extraHeaders = { host: 'localhost', authorization: `Bearer ${token}`, 'x-forwarded-for': ip }
      const socket = io(`http://127.0.0.1:${port}`, { transports, extraHeaders, reconnection: false, forceNew: true })
      onTestFinished(() => void socket.disconnect())
      return new Promise<typeof socket>((resolve, reject) => {
        socket.once('connect', () => resolve(socket))
        socket.once('connect_error', reject)
      })
    },
  }
}

/** A text of a client, as a frame (RFC 6455, 5.2): masked by zeros. */
const frame = (text: string) => Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

test('a network that opens connections again and again is told when to come again, and others are not held up', async () => {
  const { upgraded, polled } = await served()
  for (let i = 0; i < perMinute; i++) expect((await upgraded('203.0.113.1')).status).toBe(101)
  const refused = await upgraded('203.0.113.1')
  await refused.closed
  expect(refused.said()).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/)
  expect(Number(/\r\nretry-after: (\d+)\r\n/.exec(refused.said())?.[1])).toBeGreaterThan(0)
  expect(refused.said()).toContain(codes.too_many_requests)
  const polling = await polled('203.0.113.1')
  expect([polling.status, (await polling.json()).code]).toEqual([429, codes.too_many_requests])
  expect((await polled('203.0.113.2')).status).toBe(200)
})

test('so many connections wait at once for who they are, of one network and of all; members are none of them', async () => {
  const { upgraded, dial } = await served({ ofNetwork: 2, ofAll: 3 })
  const { token } = await anyReader(home)
  const status = async (ip: string) => (await upgraded(ip)).status
  const first = await upgraded('203.0.113.10')
  expect([first.status, await status('203.0.113.10'), await status('203.0.113.10')]).toEqual([101, 101, 429])
  const member = await dial('203.0.113.11', token)
  const other = await dial('203.0.113.11', token)
  expect([await status('203.0.113.11'), await status('203.0.113.12')]).toEqual([101, 429])
  first.socket.destroy()
  await vi.waitFor(async () => expect(await status('203.0.113.13')).toBe(101), { timeout: 20_000, interval: 500 })
  expect([member.connected, other.connected]).toEqual([true, true])
})

test('a session that goes over to a websocket is nobody’s until its member is admitted', async () => {
  const { upgraded, dial, polled } = await served({ ofNetwork: 2 })
  const text = await (await polled('203.0.113.20')).text()
  const { sid } = JSON.parse(text.slice(1))
  expect((await upgraded('203.0.113.20', { sid })).status).toBe(101)
  expect((await upgraded('203.0.113.20', { sid })).status).toBe(429)
  const { token } = await anyReader(home)
  const member = await dial('203.0.113.21', token, ['polling', 'websocket'])
  await vi.waitFor(() => expect(member.io.engine.transport.name).toBe('websocket'), { timeout: 20_000 })
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
  // A farewell is a frame of its own (RFC 6455, 5.5.1), with no reason.
  await vi.waitFor(() => expect(said().endsWith('\u0088\u0000')).toBe(true), { timeout: 20_000 })
})

test('who was admitted in time is not ended, nor is their websocket, and everybody else is', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting = waitingConnections({ ofNetwork: 4, ofAll: 4, ms: 1000 })
  const request = (upgrade?: string) => {
    const made = new IncomingMessage(new Socket())
    if (upgrade) made.headers.upgrade = upgrade
    return made
  }
  const [member, stranger, polling, later] = [
    request('websocket'),
    request('websocket'),
    request(),
    request('websocket'),
  ]
  for (const one of [member, stranger, polling]) waiting.add(one, 'a')
  waiting.add(later, 'a', polling)
  expect([waiting.isFull('a'), waiting.isFull('b')]).toEqual([true, true])
  waiting.admit(member)
  waiting.admit(polling)
  expect(waiting.isFull('a')).toBe(false)
  vi.advanceTimersByTime(1000)
  const ended = [member, stranger, polling, later].map(({ socket }) => socket.destroyed)
  expect(ended).toEqual([false, true, false, false])
  for (let i = 0; i < 3; i++) waiting.add(request(), 'a')
  expect(waiting.isFull('a')).toBe(false)
})
