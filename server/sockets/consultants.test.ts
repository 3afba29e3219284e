import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { newId, newSecret } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { staff_grants } from '#modules/staff/tables.ts'
import { aConsultant, dialling } from '#test/support/chats.ts'
import { listening } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { attachSockets, cutEnded } from './attach.ts'

let home: TestApp
let port: number
const sockets = dialling(() => port)
beforeAll(async () => {
  home = await testApp()
  port = await listening(home)
})
afterAll(() => home.close())
afterEach(() => sockets.hangUp())

const type = 'consultant' as const

test('who guesses secrets of consultants is limited by their address, as members are', async () => {
  const strict = await testApp({ RATE_LIMIT_PER_MINUTE: '6' })
  onTestFinished(() => strict.close())
  const there = await listening(strict)
  const { dial, hangUp } = dialling(() => there)
  onTestFinished(hangUp)
  const outcome = (wish: Parameters<typeof dial>[0]) =>
    new Promise((resolve) => {
      const socket = dial(wish)
      socket.on('connect', () => resolve('connected'))
      socket.on('connect_error', (error) => resolve(error.message))
    })
  const { token } = await aConsultant(strict)
  for (let i = 0; i < 6; i++) expect(await outcome({ token: newSecret(), type })).toBe('refused')
  // The connection itself is refused, as it would be with any secret.
  expect(await outcome({ token: newSecret(), type })).toBe('websocket error')
  expect(await outcome({ token, type })).toBe('websocket error')
  expect(await outcome({ token })).toBe('websocket error')
})

/** A second server on the same database, whose sweep is run by hand. */
async function sweeping() {
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  const server = attachSockets(app, home.application)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const there = dialling(() => Number(new URL(address).port))
  onTestFinished(there.hangUp)
  return { ...there, sweep: () => cutEnded(server, home.application) }
}

const platform = { scope_kind: 'platform', scope_id: null } as const

test('a consultant who also moves money is cut when the sign-in ends for want of activity, which an open socket is not', async () => {
  const { db, clock } = home.application
  onTestFinished(() => clock.restore())
  const [banker, plain] = [await aConsultant(home), await aConsultant(home)]
  const money = { id: newId(), staff_id: banker.staff_id, role: 'finance', ...platform } as const
  await db.insert(staff_grants).values({ ...money, created_at: clock.now() })
  const { connected, sweep } = await sweeping()
  const [cut, stays] = [await connected({ token: banker.token, type }), await connected({ token: plain.token, type })]
  clock.moveTo(addMs(clock.now(), 29 * minuteMs))
  await sweep()
  // A page connects again by itself: that nobody is there does not change with it.
  const again = await connected({ token: banker.token, type })
  expect([cut.socket.connected, again.socket.connected]).toEqual([true, true])
  clock.moveTo(addMs(clock.now(), 2 * minuteMs))
  expect((await ask(home, 'GET', '/api/console/v1/me', { token: banker.token })).status).toBe(404)
  await sweep()
  await vi.waitFor(() => expect([cut.socket.connected, again.socket.connected]).toEqual([false, false]))
  expect(stays.socket.connected).toBe(true)
})

test('a consultant who does something meanwhile is not cut', async () => {
  const { db, clock } = home.application
  onTestFinished(() => clock.restore())
  const { staff_id, token } = await aConsultant(home)
  const money = { id: newId(), staff_id, role: 'finance', ...platform } as const
  await db.insert(staff_grants).values({ ...money, created_at: clock.now() })
  const { connected, sweep } = await sweeping()
  const { socket } = await connected({ token, type })
  clock.moveTo(addMs(clock.now(), 20 * minuteMs))
  await ask(home, 'GET', '/api/console/v1/me', { token })
  clock.moveTo(addMs(clock.now(), 20 * minuteMs))
  await sweep()
  expect(socket.connected).toBe(true)
})
