import { once } from 'node:events'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hasRedis, type InstalledRedis, installedRedis, noRedis } from '#test/support/installed-redis.ts'
import type { Announcement } from './announcement.ts'
import type { Nodes } from './nodes.ts'
import { nodesOf, prefixOf } from './open.ts'

const soon = { timeout: 20_000 }
const rule = { points: 4, seconds: 600 }

let redis: InstalledRedis
beforeEach(async ({ skip }) => {
  skip(!hasRedis(), noRedis)
  redis = await installedRedis()
})
afterEach(() => redis?.remove())

type Node = { nodes: Nodes; received: Announcement[]; said: string[] }

// On a busy machine Redis may be slow, and where it is there that shall change nothing.
const patient = 20_000
const asUsual = 200

async function aNode({ url = redis.url, session_secret = 'one', patienceMs = patient } = {}): Promise<Node> {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line).msg) })
  const nodes = await nodesOf({ REDIS_URL: url, session_secret }, log, patienceMs)
  onTestFinished(() => nodes.close())
  const received: Announcement[] = []
  nodes.on((one) => received.push(one))
  return { nodes, received, said }
}

/** Several that know of each other. */
async function together(count: number, patienceMs = patient): Promise<[Node, Node, ...Node[]]> {
  const [first, second, ...rest] = await Promise.all(Array.from({ length: count }, () => aNode({ patienceMs })))
  if (!first || !second) throw new Error('two at least')
  const all: [Node, Node, ...Node[]] = [first, second, ...rest]
  await vi.waitFor(
    () => expect(all.every(({ nodes, received }) => nodes.areReached() && received.length > 0)).toBe(true),
    soon,
  )
  for (const { received } of all) received.length = 0
  return all
}

async function taken({ nodes }: Node, name: string, times: number) {
  const take = nodes.limits(name)
  const waits: (number | undefined)[] = []
  for (let i = 0; i < times; i++) waits.push(await take('somebody', rule))
  return waits.filter((wait) => wait === undefined).length
}

test('what one says all others hear once, and it does not hear itself', async () => {
  const [first, second, third] = await together(3)
  const stranger = await aNode({ session_secret: 'another installation' })
  await vi.waitFor(() => expect(stranger.received).toEqual([{ topic: 'everything' }]), soon)
  first.nodes.announce({ topic: 'sessions', user_id: 'a' })
  // A change is told once for all that came within a moment.
  for (let i = 0; i < 100; i++) first.nodes.announce({ topic: 'copied', what: 'listings' })
  first.nodes.tellAll({ topic: 'service', service: 'doku', is_away: true })
  const others = [
    { topic: 'sessions', user_id: 'a' },
    { topic: 'service', service: 'doku', is_away: true },
    { topic: 'copied', what: 'listings' },
  ]
  await vi.waitFor(() => expect([second.received, third?.received]).toEqual([others, others]), soon)
  expect([first.received, stranger.received.length]).toEqual([[others[1]], 1])
})

test('a limit is one over all of them, and whoever is over it is told when to come again', async () => {
  const [first, second] = await together(2)
  expect([await taken(first, 'calls', 3), await taken(second, 'calls', 3)]).toEqual([3, 1])
  expect(await taken(second, 'pages', 3)).toBe(3)
  const wait = await first.nodes.limits('calls')('somebody', rule)
  expect(wait).toBeGreaterThan(590)
  expect(wait).toBeLessThanOrEqual(600)
})

test('without Redis each counts its share and goes on, with one line; afterwards everything held is looked at again', async () => {
  const [first, second] = await together(2)
  await vi.waitFor(() => expect(first.nodes.count()).toBe(2), soon)
  await redis.kill()
  expect([await taken(first, 'calls', 4), await taken(first, 'calls', 4)]).toEqual([2, 2])
  first.nodes.announce({ topic: 'sessions', user_id: 'a' })
  expect(first.said).toEqual([expect.stringContaining('Redis is away')])
  await redis.start()
  await vi.waitFor(() => expect(second.received).toContainEqual({ topic: 'everything' }), soon)
  await vi.waitFor(() => expect(first.said).toEqual([expect.stringContaining('away'), 'Redis is back']), soon)
  await vi.waitFor(() => expect(first.nodes.areReached() && second.nodes.areReached()).toBe(true), soon)
  await vi.waitFor(async () => expect(await taken(first, `calls ${performance.now()}`, 6)).toBe(4), soon)
})

test('a Redis that answers nothing holds nobody up, and is asked again', async () => {
  const [first] = await together(2, asUsual)
  // Its own share alone would be all of it, as long as it knows of no other.
  await vi.waitFor(() => expect(first.nodes.count()).toBe(2), soon)
  redis.pause()
  const began = performance.now()
  expect(await taken(first, 'calls', 200)).toBeLessThanOrEqual(4)
  // One waits for its answer; without a pause after it, two hundred would wait for 40 seconds.
  expect(performance.now() - began).toBeLessThan(10_000)
  redis.resume()
  await vi.waitFor(async () => expect(await taken(first, `calls ${performance.now()}`, 5)).toBe(4), soon)
  expect([first.said[0], first.said.at(-1)]).toEqual([expect.stringContaining('away'), 'Redis is back'])
})

/** Time stands still but for what a test lets pass; what comes by a socket comes all the same. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('who waits for a Redis that fell silent is answered by this node’s share once its patience ends, and the next at once', async () => {
  const { nodes, said } = await aNode({ patienceMs: asUsual })
  await vi.waitFor(() => expect(nodes.areReached()).toBe(true), soon)
  redis.pause()
  stopTime()
  const take = nodes.limits('calls')
  let isAnswered = false
  const waiting = Promise.resolve(take('somebody', rule)).finally(() => {
    isAnswered = true
  })
  await turn()
  await vi.advanceTimersByTimeAsync(asUsual - 1)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toBeUndefined()
  expect([await taken({ nodes, received: [], said }, 'calls', 4), said.length]).toEqual([4, 1])
})

test('a Redis that takes a connection and says nothing from its start on is waited for by nobody', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  const met = once(silent, 'connection')
  await once(silent, 'listening')
  const address = silent.address()
  onTestFinished(() => void silent.close())
  const node = await aNode({ url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` })
  await met
  stopTime()
  expect(await taken(node, 'calls', 6)).toBe(4)
})

test('it starts without Redis, and finds it later', async () => {
  await redis.kill()
  const node = await aNode()
  expect(await taken(node, 'calls', 6)).toBe(4)
  await redis.start()
  await vi.waitFor(() => expect(node.received).toEqual([{ topic: 'everything' }]), soon)
})

test('what cannot be told while this one alone is cut off is made good: the others look at all they hold', async () => {
  const proxy = await aProxy(Number(new URL(redis.url).port))
  const [cut, other] = await Promise.all([aNode({ url: proxy.url }), aNode()])
  await vi.waitFor(() => expect([cut.received.length, other.received.length]).toEqual([1, 1]), soon)
  proxy.cut()
  await vi.waitFor(() => expect(cut.nodes.areReached()).toBe(false), soon)
  cut.nodes.announce({ topic: 'sessions', user_id: 'a' })
  other.nodes.announce({ topic: 'sessions', user_id: 'b' })
  proxy.mend()
  await vi.waitFor(
    () => expect([cut.received.length, other.received]).toEqual([2, Array(2).fill({ topic: 'everything' })]),
    soon,
  )
})

/** What Redis gives an account that is made with the given words. */
async function accountWith(...words: string[]) {
  const admin = new Redis(redis.url)
  onTestFinished(() => admin.disconnect())
  const allow = (...more: string[]) => admin.acl('SETUSER', 'rihla', ...more)
  await allow('reset', 'on', '>pw', ...words)
  const url = redis.url.replace('redis://', 'redis://rihla:pw@')
  return { url, allow, keys: (pattern: string) => admin.keys(pattern) }
}

test('an account that may use keys and no channels is said once, and heard from once it may', async () => {
  const { url, allow, keys } = await accountWith('~*', '+@all')
  const [first, second] = await Promise.all([aNode({ url }), aNode({ url })])
  const refusals = () => first.said.filter((line) => line.startsWith('Redis refuses'))
  await vi.waitFor(() => expect(refusals()).toHaveLength(1), soon)
  await vi.waitFor(async () => {
    await taken(first, 'first', 1)
    expect(await keys('*:first:*')).toHaveLength(1)
  }, soon)
  const began = [...first.said]
  for (let i = 0; i < 10; i++) {
    first.nodes.announce({ topic: 'sessions', user_id: 'a' })
    expect(await taken(first, `calls ${i}`, 5)).toBe(4)
  }
  expect([first.nodes.areReached(), second.received]).toEqual([false, []])
  await allow('&rihla:*')
  await vi.waitFor(() => expect([first, second].every(({ nodes }) => nodes.areReached())).toBe(true), soon)
  await vi.waitFor(() => expect([first, second].map(({ nodes }) => nodes.count())).toEqual([2, 2]), soon)
  await allow('resetchannels')
  await vi.waitFor(() => expect([first, second].some(({ nodes }) => nodes.areReached())).toBe(false), soon)
  await untilCounted(4)
  expect([first.nodes.count(), second.nodes.count()]).toEqual([2, 2])
  expect([first.said, refusals().length]).toEqual([began, 1])
})

test('a stream of sockets that is something else is said once, and read as soon as it may be', async () => {
  const session_secret = 'with sockets'
  const stream = `${prefixOf({ session_secret })}:sockets`
  const admin = new Redis(redis.url)
  onTestFinished(() => admin.disconnect())
  await admin.set(stream, 'no stream')
  const { nodes, said } = await aNode({ session_secret })
  nodes.sockets()
  const ofReading = () => said.filter((line) => line.includes('read'))
  await vi.waitFor(() => expect(ofReading()).toEqual([expect.stringContaining('refuses to be read')]), soon)
  await admin.del(stream)
  // It reads what comes after it has asked.
  await vi.waitFor(async () => {
    await admin.xadd(stream, '*', 'by', 'a test')
    expect(ofReading()).toEqual([expect.anything(), expect.stringContaining('is read again')])
  }, soon)
})

/** Waits until the processes have been counted so often. */
async function untilCounted(times: number) {
  const client = new Redis(redis.url)
  const monitor = await client.monitor()
  onTestFinished(() => {
    for (const one of [client, monitor]) one.disconnect()
  })
  let counts = 0
  monitor.on('monitor', (_time: string, [command]: string[]) => {
    if (command?.toLowerCase() === 'pubsub') counts += 1
  })
  await vi.waitFor(() => expect(counts).toBeGreaterThanOrEqual(times), soon)
}

/** Stands between a node and Redis. */
async function aProxy(port: number) {
  const { connect } = await import('node:net')
  const open = new Set<ReturnType<typeof connect>>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return socket.destroy()
    const there = connect(port, '127.0.0.1')
    for (const one of [socket, there]) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => [socket, there].map((end) => end.destroy()))
    }
    return socket.pipe(there).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut() {
      isCut = true
      for (const one of open) one.destroy()
    },
    mend() {
      isCut = false
    },
  }
}
