import { createHmac } from 'node:crypto'
import { Redis } from 'ioredis'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { hourMs } from '#core/time.ts'
import { anotherNode } from '#test/support/another-node.ts'
import { aChat, aConsultant, dialling, sayTo, tell } from '#test/support/chats.ts'
import { hasRedis, type InstalledRedis, installedRedis, noRedis } from '#test/support/installed-redis.ts'
import { anyReader } from '#test/support/notices.ts'
import { listening } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { attachSockets } from './attach.ts'

const soon = { timeout: 20_000 }

let redis: InstalledRedis
let home: TestApp
let port: number
let second: Awaited<ReturnType<typeof anotherNode>>
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)
const here = dialling(() => port)
const there = dialling(() => second.port)

beforeAll(async () => {
  if (!hasRedis()) return
  redis = await installedRedis()
  home = await testApp({ REDIS_URL: redis.url })
  port = await listening(home)
  second = await anotherNode(home)
  process.on('unhandledRejection', note)
  await bothReached()
})
afterAll(async () => {
  if (!hasRedis()) return
  await second.close()
  await home.close()
  await redis.remove()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})
afterEach(() => {
  here.hangUp()
  there.hangUp()
})

const nodes = () => [home.application.nodes, second.application.nodes]
const bothReached = () => vi.waitFor(() => expect(nodes().every((one) => one.areReached())).toBe(true), soon)
const bothCounted = () => vi.waitFor(() => expect(nodes().map((one) => one.count())).toEqual([2, 2]), soon)

type Received = { received: [string, unknown][] }
const seqsOf = ({ received }: Received) =>
  received.flatMap(([name, data]) =>
    name === 'receiveMessage' && typeof data === 'object' && data && 'seq' in data ? [data.seq] : [],
  )

/** A member here and a consultant there, both with the conversation open, and the member's other tab there. */
async function twoTalking() {
  const consultant = await aConsultant(home)
  const chat = await aChat(home, consultant)
  const all = [
    await here.connected({ token: chat.token }),
    await there.connected({ token: chat.token }),
    await there.connected({ token: consultant.token, type: 'consultant' }),
  ]
  for (const { socket } of all) await tell(socket, 'joinRoomChats', { user_chat_id: chat.id })
  return { chat, all }
}

/** Sockets on the other node that nothing sweeps: whoever is cut there was cut because the node was told. */
async function unswept() {
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  attachSockets(app, second.application, { sweepMs: hourMs })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const there = dialling(() => Number(new URL(address).port))
  onTestFinished(there.hangUp)
  return there
}

/** What a node was told about sign-ins. */
function receivedBy({ nodes }: typeof second.application) {
  const received: unknown[] = []
  onTestFinished(nodes.on((said) => void (said.topic !== 'copied' && received.push(said))))
  return received
}

// Before Redis is killed: a node that hears anew whom it has missed looks at all its sockets.
test('a member who signs out on one node is cut on the other, and no call of theirs is answered there', async ({
  skip,
}) => {
  skip(!hasRedis(), noRedis)
  await bothCounted()
  const [{ token, member }, stays] = [await anyReader(home), await anyReader(home)]
  const { connected } = await unswept()
  const [cut, other] = [await connected({ token }), await connected({ token: stays.token })]
  const me = () => ask(second, 'GET', '/api/v3/user/auth/me', { token })
  expect((await me()).status).toBe(200)
  const received = receivedBy(second.application)
  expect((await ask(home, 'POST', '/api/v3/user/auth/logout', { token })).status).toBe(200)
  await vi.waitFor(() => expect(cut.socket.connected).toBe(false), soon)
  expect(received).toEqual([{ topic: 'sessions', user_id: member.id }])
  // Remembered for 30 seconds, unless it is told.
  expect((await me()).status).not.toBe(200)
  expect(other.socket.connected).toBe(true)
})

test('a consultant who signs out on one node is cut on the other', async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  await bothCounted()
  const [{ token, staff_id }, stays] = [await aConsultant(home), await aConsultant(home)]
  const { connected } = await unswept()
  const type = 'consultant' as const
  const [cut, other] = [await connected({ token, type }), await connected({ token: stays.token, type })]
  const received = receivedBy(second.application)
  expect((await ask(home, 'POST', '/api/console/v1/sign-out', { token, body: {} })).status).toBe(200)
  await vi.waitFor(() => expect(cut.socket.connected).toBe(false), soon)
  expect([received, other.socket.connected]).toEqual([[{ topic: 'staff-sessions', staff_id }], true])
})

test('what is said on one node is heard on both once, in one order, also while Redis is killed and comes back', async ({
  skip,
}) => {
  skip(!hasRedis(), noRedis)
  const { chat, all } = await twoTalking()
  const say = async (i: number) => {
    const client_id = `client-${1000 + i}`
    if (i % 4 === 3) return sayTo(home, chat, { message: `${i}`, client_id })
    const speaker = all[i % 4]?.socket
    return speaker && tell(speaker, 'sendMessage', { user_chat_id: chat.id, client_id, message: `${i}` })
  }
  const before = seqsOf(all[0] ?? { received: [] }).length
  expect(before).toBe(0)
  for (let i = 0; i < 8; i++) await say(i)
  await redis.kill()
  for (let i = 8; i < 16; i++) await say(i)
  await redis.start()
  await bothReached()
  for (let i = 16; i < 20; i++) await say(i)
  await vi.waitFor(() => expect(all.map((one) => seqsOf(one).length)).toEqual([20, 20, 20]), soon)
  const [first, ...others] = all.map(seqsOf)
  expect(first).toEqual(Array.from({ length: 20 }, (_, i) => Number(first?.[0]) + i))
  expect(others).toEqual([first, first])
})

test('a member with tabs on both nodes keeps the newest ten', async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  const { token } = await anyReader(home)
  await bothCounted()
  const tabs: Awaited<ReturnType<typeof here.connected>>[] = []
  for (let i = 0; i < 6; i++) tabs.push(await there.connected({ token }))
  for (let i = 0; i < 6; i++) tabs.push(await here.connected({ token }))
  await vi.waitFor(
    () => expect(tabs.map(({ socket }) => socket.connected)).toEqual([false, false, ...Array(10).fill(true)]),
    soon,
  )
})

test('tabs that came while nodes could not ask each other are cut to ten once they can', async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  const { token } = await anyReader(home)
  await bothCounted()
  await redis.kill()
  const tabs: Awaited<ReturnType<typeof here.connected>>[] = []
  for (let i = 0; i < 7; i++) tabs.push(await there.connected({ token }))
  for (let i = 0; i < 7; i++) tabs.push(await here.connected({ token }))
  expect(tabs.every(({ socket }) => socket.connected)).toBe(true)
  await redis.start()
  await vi.waitFor(
    () =>
      expect(tabs.map(({ socket }) => socket.connected)).toEqual([...Array(4).fill(false), ...Array(10).fill(true)]),
    soon,
  )
})

test('a node that stops ends its own sockets alone', async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  const { token } = await anyReader(home)
  const third = await anotherNode(home)
  const elsewhere = dialling(() => third.port)
  const [stays, goes] = [await here.connected({ token }), await elsewhere.connected({ token })]
  const over = goes.next('disconnect')
  await third.close()
  expect(await over).toBeDefined()
  await tell(stays.socket, 'joinTotalNotification')
  expect(stays.socket.connected).toBe(true)
})

test('whoever may write to Redis ends no socket of everybody, lets none into a room, and stops nothing', async ({
  skip,
}) => {
  skip(!hasRedis(), noRedis)
  const { chat, all } = await twoTalking()
  const [stranger, { token }] = [await here.connected({ token: (await anyReader(home)).token }), await anyReader(home)]
  const secret = home.application.config.session_secret
  const name = `rihla:${createHmac('sha256', secret).update('redis').digest('hex').slice(0, 12)}:sockets`
  const client = new Redis(redis.url)
  onTestFinished(() => client.disconnect())
  const everybody = { rooms: [], except: [], flags: {} }
  const forge = (type: number, data: string) =>
    client.xadd(name, '*', 'uid', 'x', 'nsp', '/', 'type', type, 'data', data)
  await forge(4, JSON.stringify({ opts: everybody, rooms: [`chat:${chat.id}`] }))
  await forge(6, JSON.stringify({ opts: everybody, close: true }))
  await forge(6, 'null')
  await forge(6, 'no json')
  // Behind them the two nodes still take what is theirs: the oldest of eleven tabs is ended over the same stream.
  await bothCounted()
  const tabs = [await there.connected({ token })]
  for (let i = 0; i < 10; i++) tabs.push(await here.connected({ token }))
  await vi.waitFor(() => expect(tabs[0]?.socket.connected).toBe(false), soon)
  await sayTo(home, chat, { message: 'rahasia' })
  await vi.waitFor(() => expect(all.map((one) => seqsOf(one).length)).toEqual([1, 1, 1]), soon)
  expect([stranger.socket.connected, seqsOf(stranger)]).toEqual([true, []])
})

test('where requests may come to any node, sockets are one connection', async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  const { token } = await anyReader(home)
  const extraHeaders = { host: 'localhost', authorization: `Bearer ${token}` }
  const polling = io(`http://127.0.0.1:${port}`, { transports: ['polling'], extraHeaders, reconnection: false })
  const error = await new Promise<Error>((resolve) => polling.once('connect_error', resolve))
  polling.disconnect()
  expect(error.message).toMatch(/error/)
})
