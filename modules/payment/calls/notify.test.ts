import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sign, timestampOf } from '#adapters/snap/signature.ts'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { tellDoku, tellYukk } from '#test/support/notifications.ts'
import { anyInvoiced, atGateway, begin } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { expireAttempts, expireInvoices } from '../clock.ts'
import type { PaidNews, PaymentNews } from '../events.ts'
import { checkLedger, onInvoicePaid, onLatePayment, onRefundDue, refundDue, voidInvoices } from '../module.ts'
import { gateway_notifications, invoices, ledger_entries, payment_history, payments } from '../tables.ts'

let home: TestApp
const paid: PaidNews[] = []
const going_back: PaymentNews[] = []
let isWanted = false
beforeAll(async () => {
  home = await testApp()
  onInvoicePaid(async (_db, news) => void paid.push(news))
  onRefundDue(async (_db, news) => void going_back.push(news))
  onLatePayment(async () => isWanted)
})
beforeEach(() => {
  paid.length = 0
  going_back.length = 0
  isWanted = false
})
afterAll(async () => {
  // Whatever was told in this file, the books hold.
  expect((await checkLedger(home.application.db)).faults).toEqual([])
  await home.close()
})

async function begun(wish: Parameters<typeof anyInvoiced>[1] = {}, method?: string) {
  const invoiced = await anyInvoiced(home, wish)
  return { ...invoiced, payment: await begin(home, invoiced, method) }
}
async function standing(payment: { id: string }) {
  const [row] = await home.application.db.select().from(payments).where(eq(payments.id, payment.id))
  const [invoice] = await home.application.db
    .select()
    .from(invoices)
    .where(eq(invoices.id, row?.invoice_id ?? ''))
  return [row?.state, invoice?.state]
}
const entriesOf = (payment: { id: string }) =>
  home.application.db
    .select({ event: ledger_entries.event, account: ledger_entries.account, amount: ledger_entries.amount })
    .from(ledger_entries)
    .where(eq(ledger_entries.payment_id, payment.id))
    .orderBy(ledger_entries.event, desc(ledger_entries.amount))
const lastOutcome = async (payment_number: string) => {
  const rows = await home.application.db
    .select({ outcome: gateway_notifications.outcome })
    .from(gateway_notifications)
    .where(eq(gateway_notifications.payment_number, payment_number))
    .orderBy(desc(gateway_notifications.received_at), desc(gateway_notifications.id))
  return rows[0]?.outcome
}

test('a signed success pays the invoice, with its pair, its history and its news', async () => {
  const { payment, invoice } = await begun()
  expect((await tellDoku(home, payment)).status).toBe(200)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect(await entriesOf(payment)).toEqual([
    { event: 'payment_received', account: 'money_at_doku', amount: 25_000_000 },
    { event: 'payment_received', account: 'paid_for_orders', amount: -25_000_000 },
  ])
  const history = await home.application.db
    .select()
    .from(payment_history)
    .where(eq(payment_history.invoice_id, invoice.id))
  expect(history.map(({ event, state, actor }) => [event, state, actor])).toEqual([
    ['issue', 'waiting', 'member'],
    ['start', 'pending', 'member'],
    ['pay', 'paid', 'gateway'],
    ['pay', 'paid', 'gateway'],
  ])
  expect(paid).toHaveLength(1)
  expect(paid[0]).toMatchObject({ is_late: false, invoice: { id: invoice.id, state: 'paid', stage: 'full' } })
})

test.each([
  ['another secret', { secret: 'SK-guessed-by-someone' }],
  ['no secret', { secret: '' }],
  ['another client', { client_id: 'BRN-9999' }],
  ['the signature of another address', { target: '/api/v3/payments/notifications/yukk' }],
  ['the address with a question', { target: '/api/v3/payments/notifications/doku?x=1' }],
  ['no signature', { headers: { signature: undefined } }],
  ['an empty signature', { headers: { signature: '' } }],
  ['no request id', { headers: { 'request-id': undefined } }],
  ['no time', { headers: { 'request-timestamp': undefined } }],
  ['a time in milliseconds', { headers: { 'request-timestamp': '2026-01-15T03:30:00.000Z' } }],
])('a notification with %s is refused and changes nothing', async (_name, change) => {
  const { payment } = await begun()
  const reply = await tellDoku(home, payment, change)
  expect([reply.status, reply.body.code]).toEqual([401, 'F-GTW-1s1'])
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
  expect(await lastOutcome(payment.payment_number)).toBeUndefined()
})

test('the same facts in other bytes than those signed are refused', async () => {
  const { payment } = await begun()
  const { signed } = await tellDoku(home, payment, { secret: 'x' })
  for (const body of [
    JSON.stringify(JSON.parse(signed), null, 1),
    `${signed}\n`,
    signed.replace('SUCCESS', 'success'),
  ]) {
    expect((await tellDoku(home, payment, { body })).status).toBe(401)
  }
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
})

test.each([-301, 301, 3601, 86_400])('a signed notification %d seconds off is stale', async (seconds) => {
  const { payment } = await begun()
  const reply = await tellDoku(home, payment, { sent_at: addMs(home.application.clock.now(), seconds * 1000) })
  expect(reply.status).toBe(401)
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
})

test('a delivery that was stale once is applied when it comes again in time', async () => {
  const { payment } = await begun()
  const request_id = newId()
  const old = addMs(home.application.clock.now(), -hourMs)
  expect((await tellDoku(home, payment, { request_id, sent_at: old })).status).toBe(401)
  expect(await lastOutcome(payment.payment_number)).toBeUndefined()
  expect((await tellDoku(home, payment, { request_id })).status).toBe(200)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
})

test('a delivery remembered as stale by an earlier release is applied as well', async () => {
  const { payment } = await begun()
  const delivery_key = newId()
  const row = { gateway: 'doku', delivery_key, payment_number: payment.payment_number, status: 'paid' } as const
  await home.application.db
    .insert(gateway_notifications)
    .values({ ...row, id: newId(), outcome: 'stale', raw: Buffer.alloc(0), received_at: home.application.clock.now() })
  expect((await tellDoku(home, payment, { request_id: delivery_key })).status).toBe(200)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect(await lastOutcome(payment.payment_number)).toBe('paid')
})

test('a refund is noted when the gateway gave back what was due; another sum waits for a person', async () => {
  const { payment } = await begun()
  await tellDoku(home, payment)
  const why = { payment_id: payment.id, actor: 'house', reason: 'cancel' } as const
  expect(await refundDue(home.application.db, why, home.application.clock.now())).toBe(25_000_000)
  const before = (await checkLedger(home.application.db)).to_review
  for (const amount of [1, 24_999_999, '']) {
    expect((await tellDoku(home, payment, { status: 'REFUNDED', amount })).status).toBe(200)
    expect(await standing(payment)).toEqual(['refund_due', 'paid'])
  }
  expect((await checkLedger(home.application.db)).to_review).toBe(before + 3)
  expect((await tellDoku(home, payment, { status: 'REFUNDED' })).status).toBe(200)
  expect(await standing(payment)).toEqual(['refunded', 'paid'])
})

test.each([24_999_999, 25_000_001, 0, -25_000_000, 0.5, '25000000.5', '2.5e7', 'all', null, 9e99])(
  'a signed success over %s pays nothing and waits for a person',
  async (amount) => {
    const { payment } = await begun()
    // null would be filled in by the support, so it is written as DOKU would leave it out.
    expect((await tellDoku(home, payment, { amount: amount ?? '' })).status).toBe(200)
    expect(await standing(payment)).toEqual(['pending', 'waiting'])
    expect(await lastOutcome(payment.payment_number)).toBe('wrong_amount')
  },
)

test('rupiah only, in any of the spellings DOKU uses', async () => {
  const { payment } = await begun()
  expect((await tellDoku(home, payment, { currency: 'USD' })).status).toBe(200)
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
  expect((await tellDoku(home, payment, { amount: '25000000.00' })).status).toBe(200)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
})

test('a payment nobody started is not found, its message is kept, and sent again it is applied again', async () => {
  const unknownPayment = { payment_number: `P${newId().slice(24).toUpperCase()}`, total_payment: 1 }
  const request_id = newId()
  for (const _ of [1, 2]) expect((await tellDoku(home, unknownPayment, { request_id })).status).toBe(404)
  expect(await lastOutcome(unknownPayment.payment_number)).toBe('unknown')
})

test('told a hundred times, in any order, it counts once', async () => {
  const { payment } = await begun()
  const request_id = newId()
  for (let i = 0; i < 50; i++) {
    const again = i % 2 === 0 ? { request_id } : {}
    expect((await tellDoku(home, payment, again)).status).toBe(200)
    expect((await tellDoku(home, payment, { status: ['PENDING', 'FAILED', 'EXPIRED'][i % 3] ?? '' })).status).toBe(200)
  }
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect(await entriesOf(payment)).toHaveLength(2)
  expect(paid).toHaveLength(1)
})

test('twenty at once pay once', async () => {
  const { payment } = await begun()
  const replies = await Promise.all(Array.from({ length: 20 }, () => tellDoku(home, payment)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200))
  expect(await entriesOf(payment)).toHaveLength(2)
  expect(paid).toHaveLength(1)
})

test('a failure before the success does not keep it out', async () => {
  const { payment } = await begun()
  await tellDoku(home, payment, { status: 'FAILED' })
  expect(await standing(payment)).toEqual(['failed', 'waiting'])
  await tellDoku(home, payment)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
})

test('a second success on one invoice is kept and goes back, twenty at once as well', async () => {
  const invoiced = await anyInvoiced(home, { total: 5_000_000 })
  const first = await begin(home, invoiced, 'doku-va-bca')
  const second = await begin(home, invoiced, 'doku-qris')
  expect(second.payment_number).not.toBe(first.payment_number)
  await Promise.all(Array.from({ length: 10 }, () => [tellDoku(home, first), tellDoku(home, second)]).flat())
  const states = [(await standing(first))[0], (await standing(second))[0]].sort()
  expect(states).toEqual(['paid', 'refund_due'])
  expect(paid).toHaveLength(1)
  expect(going_back.map((news) => news.reason)).toEqual(['second_success'])
  const entries = [...(await entriesOf(first)), ...(await entriesOf(second))]
  expect(entries.map((entry) => entry.event).sort()).toEqual([
    'payment_received',
    'payment_received',
    'refund_due',
    'refund_due',
    'unapplied_received',
    'unapplied_received',
  ])
})

test('an attempt that ran out still pays an invoice that waits', async () => {
  const { payment } = await begun({ plan: 'full' }, 'doku-card')
  await expireAttempts(home.application.db, addMs(home.application.clock.now(), hourMs))
  expect(await standing(payment)).toEqual(['expired', 'waiting'])
  await tellDoku(home, payment)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect(paid[0]?.is_late).toBe(false)
})

test('a success after the invoice ran out pays it when the order is still wanted', async () => {
  const { payment } = await begun()
  await expireInvoices(home.application.db, addMs(home.application.clock.now(), dayMs))
  expect(await standing(payment)).toEqual(['expired', 'expired'])
  isWanted = true
  await tellDoku(home, payment)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect(paid.map((news) => news.is_late)).toEqual([true])
})

test('a success after the invoice ran out goes back when nobody wants it', async () => {
  const { payment } = await begun()
  await expireInvoices(home.application.db, addMs(home.application.clock.now(), dayMs))
  await tellDoku(home, payment)
  await tellDoku(home, payment)
  expect(await standing(payment)).toEqual(['refund_due', 'expired'])
  expect([paid.length, going_back.map((news) => news.reason)]).toEqual([0, ['late']])
})

test('a success on an invoice that was taken back goes back', async () => {
  const { payment, order } = await begun()
  const why = { actor: 'staff', reason: 'cancelled' } as const
  await voidInvoices(home.application.db, { order_id: order.order_id, ...why }, home.application.clock.now())
  await tellDoku(home, payment)
  expect(await standing(payment)).toEqual(['refund_due', 'void'])
  expect(going_back.map((news) => news.reason)).toEqual(['unwanted'])
})

test('YUKK is believed by its own signature and no other', async () => {
  const { payment } = await begun({ total: 5_000_000, tenant_id: demoTenants[1].id }, 'yukk-qris')
  const wrong = [
    { secret: 'yukk-guessed-secret' },
    { secret: '' },
    { signature: '' },
    { signature: '0'.repeat(128) },
    { channel: 'QRIS5', amount: '000000' },
  ]
  for (const change of wrong) expect((await tellYukk(home, payment, change)).status).toBe(401)
  // DOKU's headers prove nothing to YUKK's address, and the other way round.
  expect((await tellDoku(home, payment)).status).toBe(404)
  expect((await tellYukk(home, payment, { amount: '5000001' })).status).toBe(200)
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
  for (const _ of [1, 2]) expect((await tellYukk(home, payment)).status).toBe(200)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect((await entriesOf(payment)).map((entry) => entry.account)).toEqual(['money_at_yukk', 'paid_for_orders'])
})

test('YUKK tells of a QRIS code over SNAP, with a token of ours, and is believed by that signature only', async () => {
  const { payment } = await begun({ total: 5_000_000, tenant_id: demoTenants[1].id }, 'yukk-qris')
  const deliver = (how: string) => atGateway(home, 'yukk', `${payment.payment_number}/pay?deliver=${how}`)
  expect((await deliver('forged')).body.answers).toEqual([401])
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
  expect((await deliver('twice')).body.answers).toEqual([200, 200])
  expect(await standing(payment)).toEqual(['paid', 'paid'])
  expect((await entriesOf(payment)).map((entry) => entry.account)).toEqual(['money_at_yukk', 'paid_for_orders'])
})

test('a token to tell us with is given to the gateway that knows its name, at this hour', async () => {
  const { partner } = home.application.outside.sandbox.gateways.yukk?.qris ?? {}
  const url = (gateway: string) => `/api/v3/payments/notifications/${gateway}/v1.0/access-token/b2b`
  const now = timestampOf(home.application.clock.now())
  const tokenStatus = async (gateway: string, headers: Record<string, string>) =>
    (await home.app.inject({ method: 'POST', url: url(gateway), headers: { host: 'localhost', ...headers } }))
      .statusCode
  const good = { 'x-client-key': partner?.client_id ?? '', 'x-timestamp': now }
  expect(await tokenStatus('yukk', good)).toBe(200)
  expect(await tokenStatus('doku', good)).toBe(401)
  expect(await tokenStatus('yukk', { ...good, 'x-client-key': 'someone' })).toBe(401)
  expect(await tokenStatus('yukk', { ...good, 'x-timestamp': '2020-01-15T10:30:00+07:00' })).toBe(401)
  expect(await tokenStatus('yukk', {})).toBe(401)
})

test('what is told over SNAP is answered in its own words; with another token, or as another gateway, it is refused', async () => {
  const { payment } = await begun({ total: 5_000_000, tenant_id: demoTenants[1].id }, 'yukk-qris')
  const { client_id, secret } = home.application.outside.sandbox.gateways.yukk?.qris?.partner ?? {
    client_id: '',
    secret: '',
  }
  const timestamp = timestampOf(home.application.clock.now())
  const post = async (url: string, headers: Record<string, string>, payload = '{}') => {
    const sent = { host: 'localhost', 'content-type': 'application/json', 'x-timestamp': timestamp, ...headers }
    const reply = await home.app.inject({ method: 'POST', url, headers: sent, payload })
    return { status: reply.statusCode, body: reply.json() }
  }
  const token = await post('/api/v3/payments/notifications/yukk/v1.0/access-token/b2b', { 'x-client-key': client_id })
  expect(token.body).toMatchObject({ responseCode: '2007300', tokenType: 'Bearer', expiresIn: '900' })
  const facts = { originalPartnerReferenceNo: payment.payment_number, latestTransactionStatus: '00' }
  const body = JSON.stringify({ ...facts, amount: { value: '5000000.00', currency: 'IDR' } })
  const tell = (gateway: string, token: string) => {
    const path = `/api/v3/payments/notifications/${gateway}/v1.0/qr/qr-mpm-notify`
    const signature = sign({ method: 'POST', path, token, body, timestamp }, secret)
    return post(path, { authorization: `Bearer ${token}`, 'x-signature': signature }, body)
  }
  const { accessToken } = token.body
  expect((await tell('yukk', 'someone.else')).body.code).toBe('F-GTW-1s1')
  expect((await tell('doku', accessToken)).status).toBe(401)
  const odd = await tell('other', accessToken)
  expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['gateway']])
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
  const answer = { responseCode: '2005200', responseMessage: 'Successful' }
  expect(await tell('yukk', accessToken)).toEqual({ status: 200, body: answer })
  expect(await standing(payment)).toEqual(['paid', 'paid'])
})

test.each(['', 'x', '[]', '{}', '{"order":{}}', '\u0000', '{"order":{"invoice_number":"\\u0000"}}'])(
  'bytes that are no notification (%j) are refused, never an error',
  async (payload) => {
    for (const gateway of ['doku', 'yukk', 'other']) {
      const url = `/api/v3/payments/notifications/${gateway}`
      for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
        const headers = { host: 'localhost', 'content-type': type, signature: 'HMACSHA256=AAAA' }
        const reply = await home.app.inject({ method: 'POST', url, headers, payload })
        expect([401, 422]).toContain(reply.statusCode)
      }
    }
  },
)

test('a listener that fails takes nothing: the gateway is told to try again, and then it counts', async () => {
  const { payment } = await begun()
  let isBroken = true
  onInvoicePaid(async (_db, news) => {
    if (isBroken && news.payment.id === payment.id) throw new Error('planted')
  })
  expect((await tellDoku(home, payment)).status).toBe(500)
  expect(await standing(payment)).toEqual(['pending', 'waiting'])
  isBroken = false
  expect((await tellDoku(home, payment)).status).toBe(200)
  expect(await standing(payment)).toEqual(['paid', 'paid'])
})
