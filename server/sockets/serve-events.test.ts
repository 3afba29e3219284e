import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#core/refusals.ts'
import { socketEvent, socketNotice } from '#core/socket-event.ts'
import { anyReader } from '#test/support/notices.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { attachSockets } from './attach.ts'
import { type BoundEvent, socketEvents } from './serve-events.ts'

const greeted = socketNotice({ name: 'greeted', about: 'Who was greeted.', data: z.object({ name: z.string() }) })
const base = { who: 'member', about: 'For this test.', limit: { points: 5, seconds: 60 } } as const
const greet = socketEvent({
  ...base,
  name: 'greet',
  input: z.object({ name: z.string().min(2) }),
  output: z.object({ said: z.string() }),
})
const plain = (name: string) => socketEvent({ ...base, name, input: z.unknown(), output: z.object({}) })

const bound: BoundEvent[] = [
  {
    event: greet,
    run: async (ctx, input) => {
      const { name } = greet.input.parse(input)
      ctx.emit(greeted, { name })
      return { said: `${ctx.language} ${name}`, secret: 'not in the contract' }
    },
  },
  {
    event: plain('refuses'),
    run: async () => {
      throw new Refusal('F-REQ-4n4')
    },
  },
  {
    event: plain('breaks'),
    run: async () => {
      throw new Error('a sentence of ours')
    },
  },
]

let home: TestApp
let port: number
let stop: () => Promise<void>
beforeAll(async () => {
  home = await testApp()
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  attachSockets(app, home.application, { bound })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  stop = () => app.close()
})
afterAll(async () => {
  await stop()
  await home.close()
})

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

async function dial(token: string, language = 'en', query = {}): Promise<Socket> {
  const extraHeaders = { host: 'localhost', authorization: `Bearer ${token}`, 'accept-language': language }
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders, query, forceNew: true })
  open.push(socket)
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  return socket
}
const say = (socket: Socket, name: string, ...said: unknown[]) => socket.timeout(10_000).emitWithAck(name, ...said)

test('an event is answered with what its contract says and nothing more, and tells what a notice may say', async () => {
  const socket = await dial((await anyReader(home)).token)
  const notice = new Promise((resolve) => socket.once('greeted', resolve))
  expect(await say(socket, 'greet', { name: 'Siti' })).toEqual({ said: 'en Siti' })
  expect(await notice).toEqual({ name: 'Siti' })
})

test.each([[[]], [[null]], [['Siti']], [[{ name: 'x' }]], [[{ name: 7 }]]])(
  'what does not fit its contract is refused at its field: %j',
  async (said) => {
    const socket = await dial((await anyReader(home)).token)
    expect(await say(socket, 'greet', ...said)).toMatchObject({ code: 'F-REQ-2v2', message: expect.any(String) })
  },
)

test('a refusal is told in the member’s language, and a failure says nothing of itself', async () => {
  const { token } = await anyReader(home)
  const [id, en] = [await dial(token, 'id'), await dial(token, 'en')]
  const [said, dit] = [await say(en, 'refuses'), await say(id, 'refuses')]
  expect([said.code, dit.code]).toEqual(['F-REQ-4n4', 'F-REQ-4n4'])
  expect(said.message).not.toBe(dit.message)
  expect(JSON.stringify(await say(en, 'breaks'))).not.toContain('sentence of ours')
})

test('events are counted by name and outcome, as calls are', async () => {
  const { body } = await home.app.inject('/metrics')
  expect(body).toContain('calls_total{call="socket refuses",outcome="refused",status="404"} 2')
  expect(body).toContain('calls_total{call="socket breaks",outcome="failed",status="500"} 1')
  expect(body).toMatch(/calls_total\{call="socket greet",outcome="ok",status="200"\} [1-9]/)
})

test('a page’s own language, in the address, comes before that of its browser', async () => {
  const { token } = await anyReader(home)
  const [page, en] = [await dial(token, 'id', { language: 'en' }), await dial(token, 'en')]
  expect((await say(page, 'refuses')).message).toBe((await say(en, 'refuses')).message)
})

test('a member says no more than the limit of an event, over all tabs; others are served', async () => {
  const [one, other] = [await anyReader(home), await anyReader(home)]
  const [left, right] = [await dial(one.token), await dial(one.token)]
  const answers: { code?: string }[] = []
  for (let i = 0; i < 6; i++) answers.push(await say(i % 2 === 0 ? left : right, 'greet', { name: 'Siti' }))
  expect(answers.map(({ code }) => code)).toEqual([...Array(5).fill(undefined), 'F-REQ-7r7'])
  expect(await say(await dial(other.token), 'greet', { name: 'Siti' })).toEqual({ said: 'en Siti' })
})

test('every event of the product has a handler, a limit and a name of its own', () => {
  const events = socketEvents().map(({ event }) => event)
  expect(new Set(events.map(({ who, name }) => `${who} ${name}`)).size).toBe(events.length)
  expect(events.every(({ limit }) => limit.points > 0 && limit.seconds > 0)).toBe(true)
})
