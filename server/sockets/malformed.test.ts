import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { anyReader } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { statementsOf } from '#test/support/statements.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
let port: number
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)
beforeAll(async () => {
  home = await testApp()
  port = await listening(home)
  process.on('unhandledRejection', note)
})
afterAll(async () => {
  process.off('unhandledRejection', note)
  await home.close()
})

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) one.close()
  // Whatever was sent, the server answers and has nothing left over.
  expect(unhandled).toEqual([])
  expect((await ask(home, 'GET', '/healthz')).status).toBe(200)
})

async function dial(token: string): Promise<Socket> {
  const extraHeaders = { host: 'localhost', authorization: `Bearer ${token}` }
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders, reconnection: false })
  open.push(socket)
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  return socket
}

/** Bare frames, as no client of socket.io sends them. */
async function raw(token?: string): Promise<WebSocket> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const url = `ws://localhost:${port}/socket.io/?EIO=4&transport=websocket`
  const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers }])
  open.push(socket)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  return socket
}

const expectAnswer = async (socket: Socket) =>
  expect(await socket.timeout(20_000).emitWithAck('joinTotalNotification')).toEqual({
    total_unread: 0,
    data: { total_unread: 0 },
  })
const stillServes = async (token: string) => expectAnswer(await dial(token))

const answer = (socket: WebSocket, start: string) =>
  new Promise<void>((resolve) =>
    socket.addEventListener('message', ({ data }) => {
      if (String(data).startsWith(start)) resolve()
    }),
  )
const hangUp = (socket: WebSocket) => new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()))

test.each([
  [[]],
  [[null]],
  [[undefined]],
  [[{}, null, [], 7, 'x']],
  [[{ __proto__: null, toString: 7 }]],
  [['x'.repeat(8000)]],
  [[Buffer.alloc(100)]],
])('joining with %j is joining', async (said) => {
  const { token } = await anyReader(home)
  const socket = await dial(token)
  const total = new Promise((resolve) => socket.once('totalNotification', resolve))
  socket.emit('joinTotalNotification', ...said)
  expect(await total).toEqual({ total_unread: 0, data: { total_unread: 0 } })
})

test('events nobody knows are not heard, with an answer wanted or without', async () => {
  const { token } = await anyReader(home)
  for (const said of [[null], [{ user_id: 'x' }, () => undefined]]) {
    const socket = await dial(token)
    for (const name of ['leaveRoomChats', 'constructor', '__proto__', 'toString', 'message', ''])
      socket.emit(name, ...said)
    await expectAnswer(socket)
  }
})

test.each([
  '',
  '4',
  '42',
  '42[',
  '42[]',
  '42[null]',
  '42[7]',
  '42{"a":1}',
  '42["connect"]',
  '42["disconnect"]',
  '42["newListener",null]',
  '429999999999999999999["joinTotalNotification"]',
  '43[]',
  '430',
  '44{"message":"x"}',
  '451-["joinTotalNotification",{"_placeholder":true,"num":0}]',
  '451-["joinTotalNotification",{"_placeholder":true,"num":-1}]',
  '4599999-["joinTotalNotification"]',
  '40/admin,',
  '40/__proto__,{}',
  '9x',
  '\u0000',
  'b4AAAA',
])('the frame %j leaves the server running', async (frame) => {
  const { token } = await anyReader(home)
  const socket = await raw(token)
  const connected = answer(socket, '40')
  socket.send('40')
  await connected
  socket.send(frame)
  socket.send(Buffer.from(frame))
  // One more question, in order: it is answered, or the frame has ended its own connection.
  socket.send('427["joinTotalNotification"]')
  await Promise.race([answer(socket, '437['), hangUp(socket)])
  await stillServes(token)
})

test('a frame of two megabytes ends its own connection', async () => {
  const { token } = await anyReader(home)
  const socket = await raw(token)
  const closed = hangUp(socket)
  socket.send('40')
  socket.send(`42["joinTotalNotification","${'x'.repeat(2 * 1024 * 1024)}"]`)
  await closed
  await stillServes(token)
})

test('a flood is cut, and others are served meanwhile', async () => {
  const [noisy, calm] = [await anyReader(home), await anyReader(home)]
  const socket = await dial(noisy.token)
  const over = new Promise((resolve) => socket.once('disconnect', resolve))
  const statements = await statementsOf(async () => {
    for (let i = 0; i < 1000; i++) socket.emit('joinTotalNotification')
    await stillServes(calm.token)
    await over
  })
  // Ten of a second are heard, and whoever sends a hundred is gone: of a thousand few reach the database.
  expect(statements.filter((one) => one.includes('count(')).length).toBeLessThan(40)
})

test('someone who talks a little too much is only not heard, and is again in the next second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { token } = await anyReader(home)
  const socket = await dial(token)
  let received = 0
  socket.on('totalNotification', () => {
    received += 1
  })
  for (let i = 0; i < 60; i++) socket.emit('joinTotalNotification')
  await vi.waitFor(() => expect(received).toBe(10), { timeout: 20_000 })
  vi.advanceTimersByTime(1000)
  await expectAnswer(socket)
  expect(received).toBe(11)
  expect(socket.connected).toBe(true)
})

test('a guest’s connection without a word, and with bad ones, is of no use', async () => {
  const socket = await raw()
  const closed = hangUp(socket)
  const said: string[] = []
  socket.addEventListener('message', ({ data }) => said.push(String(data)))
  socket.send('42["joinTotalNotification"]')
  await closed
  expect(said.filter((one) => one.includes('total'))).toEqual([])
})

test('answers of the sockets carry the headers of all answers', async () => {
  for (const query of ['', '?EIO=4&transport=polling', '?EIO=9&transport=x']) {
    const reply = await fetch(`http://127.0.0.1:${port}/socket.io/${query}`)
    await reply.text()
    expect(reply.status).toBeLessThan(500)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  }
})
