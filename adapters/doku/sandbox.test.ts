import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMs, minuteMs } from '#core/time.ts'
import type { Delivery, StartWish } from '#modules/payment/ports.ts'
import { flatHeaders } from '#server/http/mount.ts'
import { desk } from '../gateway-sandbox/desk.ts'
import { dokuGateway } from './client.ts'
import { requestOf } from './requests.ts'
import { dokuSandbox } from './sandbox.ts'
import { sign, timestampOf } from './signature.ts'

const known = { client_id: 'BRN-0001-1700000000000', secret: 'SK-test0123456789abcdEF' }
const start = new Date('2026-11-15T03:00:00Z')
let now = start
const clock = () => now
const app = fastify({ forceCloseConnections: true })
const notifications: Delivery[] = []
/** What the shop answers to the next notifications; then 200. */
let shopSays: number[] = []
let folder: string
let url: string
const keyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { private_key: () => privateKey, public_key: () => publicKey }
}
const qris = { ...keyPair(), merchant_id: 'M1', terminal_id: 'A01', postal_code: '12190' }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-doku-'))
  const books = { desk: desk({ folder, now: clock }), now: clock, origin: () => url, retries: [20, 20] }
  await app.register(dokuSandbox({ ...known, ...books, qris, notification_url: () => `${url}/shop/notified` }))
  await app.register(async (shop) => {
    shop.removeAllContentTypeParsers()
    shop.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    shop.post('/shop/notified', async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      notifications.push({ headers: flatHeaders(request.headers), raw, path: '/shop/notified' })
      return reply.code(shopSays.shift() ?? 200).send({})
    })
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  now = start
  notifications.length = 0
  shopSays = []
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const gateway = (change = {}) => dokuGateway({ ...known, url: `${url}/sandbox/doku`, now: clock, ...change })
let count = 0
const wish = (change: Partial<StartWish> = {}): StartWish => ({
  request_id: `request-${++count}`,
  payment_number: `P${String(count).padStart(12, '0')}`,
  amount: 25_000_000,
  kind: 'virtual_account',
  method_code: 'VIRTUAL_ACCOUNT_BCA',
  expires_at: addMs(start, 60 * minuteMs),
  description: 'INV-1 Umrah “9 Hari”; café & co',
  payer: {
    name: 'Sïti Aminah™ <script>',
    email: 'siti@example.id',
    phone_number: '+62 812-3456-7890',
    is_stand_in: false,
  },
  language: 'id',
  return_url: 'http://localhost/payment/token',
  notification_url: 'http://localhost/api/v3/payments/notifications/doku',
  ...change,
})
async function begun(change: Partial<StartWish> = {}) {
  const input = wish(change)
  const started = await gateway().start(input)
  if (!started.ok) throw new Error(started.detail)
  return { ...input, ...started, reference: started.reference }
}
const at = async (path: string, headers = {}) => {
  const reply = await fetch(`${url}/sandbox/doku/${path}`, { method: 'POST', headers, redirect: 'manual' })
  return { status: reply.status, body: await reply.text().then((text) => (text ? JSON.parse(text) : undefined)) }
}
const statusOf = async (payment: { payment_number: string; reference: string; method_code: string }) => {
  const result = await gateway().status(payment)
  return result.ok ? result.notice.status : result
}

test('a virtual account is a number that is visibly of nobody', async () => {
  expect(await begun()).toMatchObject({ pay_code: expect.stringMatching(/^190060000\d{7}$/), pay_url: null })
  expect(await begun({ method_code: 'VIRTUAL_ACCOUNT_BANK_SYARIAH_MANDIRI' })).toMatchObject({
    pay_code: expect.stringMatching(/^60590000\d{8}$/),
  })
})

test.each(['CREDIT_CARD', 'EMONEY_SHOPEE_PAY', 'EMONEY_OVO', 'EMONEY_DANA', 'EMONEY_LINKAJA'])(
  '%s leads to a page, found by who has its address only',
  async (method_code) => {
    const { pay_url } = await begun({ method_code, kind: 'ewallet' })
    const page = await fetch(pay_url ?? '')
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("form-action 'self'"),
    ])
    expect(await page.text()).toContain('SANDBOX DOKU')
    expect((await fetch(`${pay_url?.slice(0, -1)}_`)).status).toBe(404)
  },
)

/** A payment that was made, and a refund of it. */
async function paidAnd(method_code: string, amount = 25_000_000) {
  const shop = gateway({ qris })
  const input = wish({ method_code, kind: 'ewallet', amount: 25_000_000 })
  const started = await shop.start(input)
  if (!started.ok) throw new Error(started.detail)
  await at(`payments/${input.payment_number}/pay`)
  const { payment_number } = input
  const refund = { refund_id: `refund-${++count}`, payment_number, reference: started.reference, method_code, amount }
  return { shop, refund }
}

/** Sent once more, a card is answered the same; over SNAP it is only known. */
const onceMore = (method_code: string) => (method_code === 'CREDIT_CARD' ? 'done' : 'again')

test.each(['CREDIT_CARD', 'QRIS', 'EMONEY_OVO', 'EMONEY_DANA', 'EMONEY_SHOPEE_PAY'])(
  '%s gives back a part and then the rest, each once, and never more than was paid',
  async (method_code) => {
    const { shop, refund } = await paidAnd(method_code, 10_000_000)
    expect(shop.canRefund(method_code)).toBe(true)
    expect(await shop.refund(refund)).toMatchObject({ ok: true, status: 'done', reference: expect.any(String) })
    expect(await shop.refund(refund)).toMatchObject({ ok: true, status: onceMore(method_code) })
    const other = { ...refund, refund_id: `refund-${++count}` }
    expect(await shop.refund({ ...other, amount: 15_000_001 })).toMatchObject({ ok: false, why: 'refused' })
    expect(await shop.refund({ ...other, amount: 15_000_000 })).toMatchObject({ ok: true, status: 'done' })
    expect(await shop.refund({ ...other, refund_id: 'third', amount: 1 })).toMatchObject({ why: 'refused' })
  },
)

test.each(['CREDIT_CARD', 'QRIS'])(
  'a refund of %s may be refused, or its answer lost after it went through',
  async (code) => {
    const { shop, refund } = await paidAnd(code)
    await at(`payments/${refund.payment_number}/refunds?next=refused`)
    expect(await shop.refund(refund)).toMatchObject({ ok: false, why: 'refused' })
    await at(`payments/${refund.payment_number}/refunds?next=lost`)
    expect(await shop.refund(refund)).toMatchObject({ ok: false, why: 'unreachable' })
    expect(await shop.refund(refund)).toMatchObject({ ok: true, status: onceMore(code) })
  },
)

test('a refund is for who signs it and knows the payment; a virtual account has none', async () => {
  const { refund } = await paidAnd('CREDIT_CARD')
  const stranger = gateway({ secret: 'SK-another-secret-of-theirs' })
  expect(await stranger.refund(refund)).toMatchObject({ ok: false })
  expect(await gateway().refund({ ...refund, reference: 'another' })).toMatchObject({ ok: false, why: 'refused' })
  expect(gateway({ qris }).canRefund('VIRTUAL_ACCOUNT_BCA')).toBe(false)
  expect(gateway({ qris }).canRefund('EMONEY_LINKAJA')).toBe(false)
  expect([gateway().canRefund('QRIS'), gateway().canRefund('CREDIT_CARD')]).toEqual([false, true])
})

const code = { method_code: 'QRIS', kind: 'qris' as const, amount: 2_500_000 }

test('a QRIS code is asked for over SNAP, told of like any payment, and asked about over SNAP', async () => {
  const shop = gateway({ qris })
  const input = wish(code)
  const started = await shop.start(input)
  if (!started.ok) throw new Error(started.detail)
  expect(started).toMatchObject({ pay_url: null, pay_code: expect.stringContaining(input.payment_number) })
  const payment = { ...input, reference: started.reference }
  expect(await shop.status(payment)).toMatchObject({ notice: { status: 'pending', amount: 2_500_000 } })
  await at(`payments/${input.payment_number}/pay`)
  const [delivery] = notifications
  expect(JSON.parse(delivery?.raw.toString() ?? '')).toMatchObject({
    service: { id: 'QRIS' },
    channel: { id: 'QRIS_DOKU' },
  })
  expect(delivery && shop.verify(delivery)).toMatchObject({ notice: { status: 'paid', amount: 2_500_000 } })
  expect(await shop.status(payment)).toMatchObject({ notice: { status: 'paid' } })
})

test('a QRIS code lives as long as its payment, and its token is renewed', async () => {
  const shop = gateway({ qris })
  expect(await shop.start(wish(code))).toMatchObject({ ok: true })
  now = addMs(start, 20 * minuteMs)
  const input = wish({ ...code, expires_at: addMs(now, 60 * minuteMs) })
  expect(await shop.start(input)).toMatchObject({ ok: true })
  now = addMs(now, 59 * minuteMs)
  const payment = { ...input, reference: '' }
  expect(await shop.status(payment)).toMatchObject({ notice: { status: 'pending' } })
  now = addMs(now, 2 * minuteMs)
  expect(await shop.status(payment)).toMatchObject({ notice: { status: 'failed' } })
})

test('another key, another secret, another client and a number taken give no QRIS code', async () => {
  const others = [{ qris: { ...qris, ...keyPair() } }, { qris, secret: 'SK-wrong-wrong' }, { qris, client_id: 'BRN-2' }]
  for (const change of others) {
    expect(await gateway(change).start(wish(code))).toMatchObject({ ok: false, why: 'refused' })
  }
  const input = wish(code)
  expect(await gateway({ qris }).start(input)).toMatchObject({ ok: true })
  expect(await gateway({ qris }).start(input)).toMatchObject({ ok: false, detail: expect.stringContaining('4094701') })
  const nobody = { payment_number: 'PNOBODY', reference: '', method_code: 'QRIS' }
  expect(await gateway({ qris }).status(nobody)).toMatchObject({ ok: false, why: 'refused' })
})

test('without a key of its own QRIS is paid at DOKU’s page', async () => {
  const { pay_url, pay_code } = await begun(code)
  expect([pay_code, (await fetch(pay_url ?? '')).status]).toEqual([null, 200])
})

test('asked twice in the same words it answers the same; in other words the number is taken', async () => {
  const input = wish()
  const first = await gateway().start(input)
  expect(await gateway().start(input)).toEqual(first)
  expect(await gateway().start({ ...input, request_id: 'another' })).toMatchObject({ ok: false, why: 'refused' })
})

test('who signs with another secret, or as someone else, is refused in DOKU’s words', async () => {
  expect(await gateway({ secret: 'SK-wrong-wrong' }).start(wish())).toEqual({
    ok: false,
    why: 'refused',
    detail: 'DOKU answered 400 Invalid Header Signature',
  })
  expect(await gateway({ client_id: 'BRN-2' }).start(wish())).toMatchObject({
    detail: expect.stringContaining('Invalid Client-Id'),
  })
  now = addMs(start, 3601 * 1000)
  const early = gateway({ now: () => start })
  expect(await early.start(wish())).toMatchObject({ detail: expect.stringContaining('not in +- 3600 second') })
})

test('headers that are missing are named one at a time, in DOKU’s order', async () => {
  const post = (headers: Record<string, string>) => at('checkout/v1/payment', headers)
  const headers: Record<string, string> = {}
  for (const name of ['Client-Id', 'Request-Id', 'Request-Timestamp', 'Signature']) {
    const { status, body } = await post(headers)
    expect([status, body.error.message]).toEqual([400, `Header ${name} is required`])
    headers[name] = 'x'
  }
  expect((await post(headers)).body.error.message).toBe('Invalid format Header Request-Timestamp')
})

test('a signed body that is no order is refused', async () => {
  for (const body of [
    '{}',
    'x',
    '{"order":{"invoice_number":"P1","amount":1.5}}',
    '{"order":{"invoice_number":"P1","amount":-1}}',
  ]) {
    const timestamp = timestampOf(now)
    const signed = { ...known, request_id: 'r', timestamp, target: '/checkout/v1/payment', body }
    const headers = {
      'client-id': known.client_id,
      'request-id': 'r',
      'request-timestamp': timestamp,
      signature: sign(signed),
    }
    const reply = await fetch(`${url}/sandbox/doku/checkout/v1/payment`, { method: 'POST', headers, body })
    expect(reply.status).toBe(400)
  }
})

test('paid at the gateway, told to the shop, signed over its own address', async () => {
  const payment = await begun()
  expect(await statusOf(payment)).toBe('pending')
  const reply = await at(`payments/${payment.payment_number}/pay`)
  expect(reply.body).toMatchObject({ state: 'paid', answers: [200] })
  expect(notifications).toHaveLength(1)
  const [delivery] = notifications
  expect(delivery && gateway().verify(delivery)).toMatchObject({
    ok: true,
    payment_number: payment.payment_number,
    notice: { status: 'paid', amount: 25_000_000, sent_at: start },
  })
  expect(delivery && gateway().verify({ ...delivery, path: '/elsewhere' })).toEqual({ ok: false, why: 'signature' })
  expect(await statusOf(payment)).toBe('paid')
})

test.each([
  ['twice', 2, ['paid', 'paid']],
  ['never', 0, []],
  ['reordered', 2, ['paid', 'pending']],
])('paid and told %s', async (mode, deliveries, said) => {
  const payment = await begun()
  expect((await at(`payments/${payment.payment_number}/pay?deliver=${mode}`)).status).toBe(200)
  const notices = notifications.map((one) => gateway().verify(one))
  expect(notices.map((one) => one.ok && one.notice.status)).toEqual(said)
  expect([notifications.length, await statusOf(payment)]).toEqual([deliveries, 'paid'])
})

test('told late, it is told after a while, with the time of then', async () => {
  const payment = await begun()
  await at(`payments/${payment.payment_number}/pay?deliver=late&after=0.1`)
  expect(notifications).toHaveLength(0)
  await expect.poll(() => notifications.length).toBe(1)
})

test('told falsely, nothing was paid; told with a wrong amount, it was', async () => {
  const forged = await begun()
  const reply = await at(`payments/${forged.payment_number}/pay?deliver=forged`)
  expect(reply.body.state).toBe('open')
  expect(notifications.map((one) => gateway().verify(one))).toEqual([{ ok: false, why: 'signature' }])
  expect(await statusOf(forged)).toBe('pending')
  notifications.length = 0
  const wrong = await begun()
  await at(`payments/${wrong.payment_number}/pay?deliver=wrong-amount`)
  expect(notifications.map((one) => gateway().verify(one))).toMatchObject([
    { ok: true, notice: { amount: 25_000_001 } },
  ])
  expect(await statusOf(wrong)).toBe('paid')
})

test('a shop that does not take it is told again, and then no more', async () => {
  const payment = await begun()
  shopSays = [500, 503]
  expect((await at(`payments/${payment.payment_number}/pay`)).body.answers).toEqual([500])
  await expect.poll(() => notifications.length).toBe(3)
})

test('what is done cannot be done again; what ran out cannot be paid', async () => {
  const payment = await begun()
  await at(`payments/${payment.payment_number}/fail`)
  expect(await statusOf(payment)).toBe('failed')
  for (const verb of ['pay', 'fail', 'expire'])
    expect((await at(`payments/${payment.payment_number}/${verb}`)).status).toBe(409)
  const old = await begun()
  now = addMs(start, 61 * minuteMs)
  expect(await statusOf(old)).toBe('expired')
  expect((await at(`payments/${old.payment_number}/pay`)).status).toBe(409)
  expect((await at(`payments/${old.payment_number}/notify`)).status).toBe(200)
  expect((await at('payments/P-nobody/pay')).status).toBe(404)
  expect((await at(`payments/${old.payment_number}/pay?deliver=often`)).status).toBe(422)
})

test('twenty who pay at once pay once', async () => {
  const { payment_number } = await begun()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => at(`payments/${payment_number}/pay?deliver=never`)),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
})

test('people see what is open, act by buttons without scripts, and come back to the page', async () => {
  const payment = await begun()
  const list = await (await fetch(`${url}/sandbox/doku`, { headers: { 'accept-language': 'en' } })).text()
  expect(list).toContain(payment.payment_number)
  expect(list).toContain('This is not the real DOKU')
  expect(list).not.toContain('<script>')
  const acted = await fetch(`${url}/sandbox/doku/payments/${payment.payment_number}/pay?deliver=once`, {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  })
  expect([acted.status, acted.url]).toEqual([200, `${url}/sandbox/doku/payments/${payment.payment_number}`])
  const scripts: { payment_number: string; state: string }[] = await (
    await fetch(`${url}/sandbox/doku/payments.json`)
  ).json()
  expect(scripts.find((one) => one.payment_number === payment.payment_number)?.state).toBe('paid')
})

test('an answer of someone else, a gateway that is away, and a status of another payment are not believed', async () => {
  expect(await gateway({ url: 'http://127.0.0.1:1' }).start(wish())).toMatchObject({ ok: false, why: 'unreachable' })
  expect(await statusOf({ payment_number: 'P999', reference: 'x', method_code: 'x' })).toMatchObject({ ok: false })
  expect(() => dokuGateway({ ...known, secret: '', url, now: clock })).toThrow('secret')
})

test('where the tenant stands in for who pays, DOKU gets no phone number', () => {
  const standIn = { name: 'INV-1', email: 'halo@rihla.test', phone_number: '+622150001000', is_stand_in: true }
  for (const method_code of ['CREDIT_CARD', 'EMONEY_OVO', 'EMONEY_DANA', 'VIRTUAL_ACCOUNT_BCA']) {
    expect(requestOf(wish({ method_code, payer: standIn }), now).body).toMatchObject({
      customer: { name: 'INV-1', email: 'halo@rihla.test' },
    })
    expect(JSON.stringify(requestOf(wish({ method_code, payer: standIn }), now).body)).not.toContain('50001000')
  }
})
