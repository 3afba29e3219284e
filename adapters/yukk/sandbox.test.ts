import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import type { Delivery, StartWish } from '#modules/payment/ports.ts'
import { flatHeaders } from '#server/http/mount.ts'
import { desk } from '../gateway-sandbox/desk.ts'
import { yukkGateway } from './client.ts'
import { yukkSandbox } from './sandbox.ts'

const known = {
  client_id: 'shop',
  client_secret: 'yukk-test-client-secret-0001',
  merchant_id: 'MID',
  joining: 'concat' as const,
}
const start = new Date('2026-11-15T03:00:00Z')
let now = start
const clock = () => now
const app = fastify({ forceCloseConnections: true })
const notifications: Delivery[] = []
let tokens = 0
let folder: string
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-yukk-'))
  const books = { desk: desk({ folder, now: clock }), now: clock, origin: () => url, retries: [] }
  app.addHook('onRequest', async (request) => {
    if (request.url.endsWith('/oauth/token')) tokens++
  })
  await app.register(yukkSandbox({ ...known, ...books, notification_url: () => `${url}/shop/notified` }))
  await app.register(async (shop) => {
    shop.removeAllContentTypeParsers()
    shop.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    shop.post('/shop/notified', async (request) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      notifications.push({ headers: flatHeaders(request.headers), raw, path: '/shop/notified' })
      return {}
    })
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  now = start
  notifications.length = 0
  tokens = 0
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const gateway = (change = {}) => yukkGateway({ ...known, url: `${url}/sandbox/yukk`, now: clock, ...change })
let count = 0
const wish = (change: Partial<StartWish> = {}): StartWish => ({
  request_id: `request-${++count}`,
  payment_number: `P${String(count).padStart(12, '0')}`,
  amount: 2_500_000,
  kind: 'qris',
  method_code: 'QRIS',
  expires_at: addMs(now, dayMs),
  description: 'INV-1',
  payer: { name: 'Siti', email: 'siti@example.id', phone_number: '+6281234567890', is_stand_in: false },
  language: 'id',
  return_url: 'http://localhost/yukk/token',
  notification_url: 'http://localhost/api/v3/payments/notifications/yukk',
  ...change,
})
const pay = async (number: string, query = '') =>
  (await fetch(`${url}/sandbox/yukk/payments/${number}/pay${query}`, { method: 'POST' })).json()

test('a payment leads to a page of YUKK’s with its code, one token serves many, and an old one is renewed', async () => {
  const shop = gateway()
  const started = await shop.start(wish())
  if (!started.ok) throw new Error(started.detail)
  const page = await (await fetch(started.pay_url ?? '')).text()
  expect(page).toContain('SANDBOX YUKK')
  expect(page).toMatch(/00020101021226660014ID\.SANDBOX\.WWW.*6304[0-9A-F]{4}/)
  await shop.start(wish())
  expect(tokens).toBe(1)
  now = addMs(start, 2 * hourMs)
  expect(await shop.start(wish())).toMatchObject({ ok: true })
  expect(tokens).toBe(2)
})

test('paid, it is told with YUKK’s signature, and the answer to a question says the same', async () => {
  const shop = gateway()
  const input = wish()
  await shop.start(input)
  const payment = { payment_number: input.payment_number, reference: '', method_code: 'QRIS' }
  expect(await shop.status(payment)).toMatchObject({ ok: true, notice: { status: 'pending', amount: 2_500_000 } })
  expect(await pay(input.payment_number)).toMatchObject({ state: 'paid', answers: [200] })
  const [delivery] = notifications
  const said = delivery && shop.verify(delivery)
  expect(said).toMatchObject({
    ok: true,
    payment_number: input.payment_number,
    notice: { status: 'paid', amount: 2_500_000 },
  })
  expect(await shop.status(payment)).toMatchObject({ ok: true, notice: { status: 'paid' } })
  expect(delivery && gateway({ joining: 'plus' }).verify(delivery)).toEqual({ ok: false, why: 'signature' })
  expect(delivery && gateway({ client_secret: 'another-secret' }).verify(delivery)).toEqual({
    ok: false,
    why: 'signature',
  })
})

test('forged messages do not verify', async () => {
  const input = wish()
  await gateway().start(input)
  await pay(input.payment_number, '?deliver=forged')
  expect(notifications.map((one) => gateway().verify(one))).toEqual([{ ok: false, why: 'signature' }])
})

test('a wrong secret, a wrong merchant, a channel nobody has and a number taken are refused', async () => {
  expect(await gateway({ client_secret: 'not-the-secret' }).start(wish())).toMatchObject({ ok: false, why: 'refused' })
  expect(await gateway({ merchant_id: 'OTHER' }).start(wish())).toMatchObject({
    ok: false,
    detail: expect.stringContaining('422'),
  })
  expect(await gateway().start(wish({ method_code: 'CASH' }))).toMatchObject({
    ok: false,
    detail: expect.stringContaining('422'),
  })
  const input = wish()
  expect(await gateway().start(input)).toMatchObject({ ok: true })
  expect(await gateway().start(input)).toMatchObject({ ok: false, detail: expect.stringContaining('409') })
  const nobody = { payment_number: 'PNOBODY', reference: '', method_code: 'QRIS' }
  expect(await gateway().status(nobody)).toMatchObject({ ok: false, why: 'refused' })
  expect(await gateway({ url: 'http://127.0.0.1:1' }).start(wish())).toMatchObject({ ok: false, why: 'unreachable' })
  expect(() => gateway({ client_secret: '' })).toThrow('secret')
})

test('without a token nothing is said', async () => {
  for (const authorization of ['', 'Bearer x', `Bearer SANDBOX.${Date.now() * 2}.AAAA`]) {
    const reply = await fetch(`${url}/sandbox/yukk/api/transactions/P1`, { headers: { authorization } })
    expect(reply.status).toBe(401)
  }
})
