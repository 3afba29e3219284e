import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { addMs, dayMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { anyMember, signedIn } from '#test/support/members.ts'
import { anyInvoiced, begin, listening, startUrl } from '#test/support/payments.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { invoices, payments } from '../tables.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterEach(() => home.application.clock.restore())
afterAll(() => home.close())

type Invoiced = Awaited<ReturnType<typeof anyInvoiced>>
const start = (of: Invoiced, body: object, headers = {}) =>
  ask(home, 'POST', startUrl(of), { body, token: of.token, headers })
const methodsOf = async (of: Invoiced, headers = {}) => {
  const url = `/api/v3/bookings/${of.order.order_id}/gateways/${of.invoice.code}`
  return ask(home, 'GET', url, { token: of.token, headers })
}
type Shown = { id: string; gateway: string; kind: string; is_available: boolean }

test('the methods of an invoice follow its amount', async () => {
  const small = (await methodsOf(await anyInvoiced(home, { total: 10_000_000 }))).body.data
  expect(small).toMatchObject({
    total_payment: 10_000_000,
    total_payment_words: 'sepuluh juta rupiah',
    is_payment_completed: 0,
    stage: 'full',
    subject: 'Umrah 9 Hari',
  })
  expect(small.payment_method.map((method: Shown) => method.kind)).toContain('qris')
  const large = (await methodsOf(await anyInvoiced(home, { total: 10_000_001 }))).body.data
  const kinds = large.payment_method.map((method: Shown) => method.kind)
  expect(kinds).not.toContain('qris')
  expect(kinds).toContain('virtual_account')
})

test('a tenant that does not receive by DOKU offers none of its methods, and takes none', async () => {
  const of = await anyInvoiced(home, { tenant_id: demoTenants[1].id })
  const host = { host: 'demo.localhost' }
  const { data } = (await methodsOf(of, host)).body
  expect([...new Set(data.payment_method.map((method: Shown) => method.gateway))]).toEqual(['yukk'])
  const refused = await start(of, { payment_method_id: 'doku-va-bca' }, host)
  expect([refused.status, refused.body.code]).toEqual([422, 'F-PAY-1m1'])
  const begun = await start(of, { payment_method_id: 'yukk-va-bca' }, host)
  expect([begun.status, begun.body.data.pay_code]).toEqual([200, null])
  expect(begun.body.data.pay_url).toMatch(/\/sandbox\/yukk\/pay\/SANDBOX-/)
})

test('a virtual account has a number, a day, and the price of the server', async () => {
  const of = await anyInvoiced(home)
  const now = home.application.clock.now().getTime()
  const body = {
    payment_method_id: 'doku-va-bca',
    amount: 1,
    total_payment: 1,
    price: 1,
    state: 'paid',
    timezone: 'Asia/Jayapura',
  }
  const reply = await start(of, body, { 'accept-language': 'en' })
  expect(reply.status).toBe(200)
  expect(reply.body.message).toBe('Payment created')
  expect(reply.body.data).toMatchObject({
    booking_id: of.order.order_id,
    total_payment: 25_000_000,
    state: 'pending',
    is_payment_completed: 0,
    pay_code: expect.stringMatching(/^19006\d{11}$/),
    pay_url: null,
    payment_number: expect.stringMatching(/^P[0-9A-Z]{12}$/),
    payment_method: { id: 'doku-va-bca', gateway: 'doku', bank_code: '014', name: 'BCA Virtual Account' },
    timezone: 'Asia/Jayapura',
    subject: 'Umrah 9 days',
    share_url: expect.stringMatching(/\/en\/payment\/[\w-]{43}$/),
  })
  expect(new Date(reply.body.data.expires_at).getTime() - now).toBeLessThanOrEqual(dayMs)
  expect(new Date(reply.body.data.expires_at).getTime() - now).toBeGreaterThanOrEqual(dayMs - minuteMs)
})

test.each(['doku-ovo', 'doku-dana', 'doku-shopeepay', 'doku-linkaja', 'doku-card', 'yukk-ovo'])(
  '%s leads to the page of its gateway, which knows the payment',
  async (method) => {
    // YUKK serves those whom DOKU does not.
    const tenant = method.startsWith('yukk') ? { tenant_id: demoTenants[1].id } : {}
    const of = await anyInvoiced(home, { total: 5_000_000, ...tenant })
    const begun = await begin(home, of, method)
    const page = await fetch(begun.pay_url.replace('localhost', '127.0.0.1'))
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('SANDBOX')
    expect(html).toContain(begun.payment_number)
    const lives = new Date(begun.expires_at).getTime() - home.application.clock.now().getTime()
    expect(lives).toBeLessThanOrEqual(30 * minuteMs)
  },
)

test('DOKU gives the code of a QRIS payment, which is shown on our own page', async () => {
  const of = await anyInvoiced(home, { total: 5_000_000 })
  const begun = await begin(home, of, 'doku-qris')
  expect(begun).toMatchObject({ pay_url: null, payment_method: { kind: 'qris', gateway: 'doku' } })
  expect(begun.pay_code).toMatch(/^000201010212.*54075000000.*6304[0-9A-F]{4}$/)
  expect(begun.pay_code).toContain(begun.payment_number)
  const lives = new Date(begun.expires_at).getTime() - home.application.clock.now().getTime()
  expect(lives).toBeGreaterThan(30 * minuteMs)
})

test('YUKK gives the code as well, for as long as it lets it live', async () => {
  const of = await anyInvoiced(home, { total: 5_000_000, tenant_id: demoTenants[1].id })
  const begun = await begin(home, of, 'yukk-qris')
  expect(begun).toMatchObject({ pay_url: null, payment_method: { kind: 'qris', gateway: 'yukk' } })
  expect(begun.pay_code).toMatch(/^000201010212.*54075000000.*6304[0-9A-F]{4}$/)
  const lives = new Date(begun.expires_at).getTime() - home.application.clock.now().getTime()
  expect(lives).toBeLessThanOrEqual(30 * minuteMs)
})

test.each(['mandiri', 'bsi', 'bri', 'bni', 'permata', 'cimb', 'danamon'])('%s gives a number too', async (bank) => {
  expect((await begin(home, await anyInvoiced(home), `doku-va-${bank}`)).pay_code).toMatch(/^\d{15,16}$/)
})

test('begun again, what is open is given again; with another method there are two', async () => {
  const of = await anyInvoiced(home)
  const first = await begin(home, of)
  expect((await begin(home, of)).payment_number).toBe(first.payment_number)
  expect((await begin(home, of, 'doku-va-bri')).payment_number).not.toBe(first.payment_number)
  home.application.clock.moveTo(addMs(of.invoice.due_at, -30_000))
  const { user_token } = await signedIn(home, of.member)
  const late = await start({ ...of, token: user_token }, { payment_method_id: 'doku-va-bca' })
  expect([late.status, late.body.code]).toEqual([409, 'F-INV-3o3'])
})

test('twenty posts with one key begin one payment', async () => {
  const of = await anyInvoiced(home)
  const headers = { 'idempotency-key': newId() }
  const body = { payment_method_id: 'doku-va-bca' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => start(of, body, headers)))
  expect(new Set(replies.map((reply) => `${reply.status} ${reply.body.data.payment_number}`)).size).toBe(1)
  expect(await home.application.db.select().from(payments).where(eq(payments.invoice_id, of.invoice.id))).toHaveLength(
    1,
  )
  expect((await start(of, { payment_method_id: 'doku-va-bri' }, headers)).status).toBe(409)
})

test('begun eight times at once, without a key or with one that another process also holds, one way to pay is kept', async () => {
  const of = await anyInvoiced(home)
  const replies = await Promise.all(Array.from({ length: 8 }, () => start(of, { payment_method_id: 'doku-va-bca' })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body.data.payment_number)).size).toBe(1)
  const stored = await home.application.db.select().from(payments).where(eq(payments.invoice_id, of.invoice.id))
  expect(stored.length).toBe(1)
})

test('nobody opens more ways at once than anyone needs', async () => {
  const of = await anyInvoiced(home)
  for (const bank of ['bca', 'bri', 'bni', 'bsi', 'mandiri']) await begin(home, of, `doku-va-${bank}`)
  expect((await start(of, { payment_method_id: 'doku-va-cimb' })).body.code).toBe('F-PAY-3t3')
  expect((await start(of, { payment_method_id: 'doku-va-bca' })).status).toBe(200)
})

test('whoever has the link cannot use up the ways to pay of the buyer, nor the buyer theirs', async () => {
  const of = await anyInvoiced(home)
  const byLink = (bank: string, token?: string) =>
    ask(home, 'POST', `/api/v3/payments/share/${of.invoice.share_token}/payments`, {
      body: { payment_method_id: `doku-va-${bank}` },
      ...(token && { token }),
    })
  const { token } = await anyInvoiced(home)
  for (const bank of ['bca', 'bri', 'bni']) expect((await byLink(bank)).status).toBe(200)
  for (const bank of ['bsi', 'mandiri']) expect((await byLink(bank, token)).status).toBe(200)
  expect((await byLink('cimb')).body.code).toBe('F-PAY-3t3')
  const own = ['cimb', 'permata', 'danamon'].map((bank) => `doku-va-${bank}`)
  for (const payment_method_id of own) expect((await start(of, { payment_method_id })).status).toBe(200)
  // By the link the buyer is the buyer still, once signed in.
  expect((await byLink('cimb', of.token)).status).toBe(200)
})

test('a settlement waits for its down payment', async () => {
  const of = await anyInvoiced(home, { plan: 'down_payment' })
  const [down, rest] = of.invoices
  expect([down?.stage, down?.amount, rest?.stage, rest?.amount]).toEqual([
    'down_payment',
    5_000_000,
    'settlement',
    20_000_000,
  ])
  const early = await start({ ...of, invoice: rest ?? of.invoice }, { payment_method_id: 'doku-va-bca' })
  expect([early.status, early.body.code]).toEqual([409, 'F-INV-4d4'])
  expect((await begin(home, of)).total_payment).toBe(5_000_000)
})

test.each([
  ['paid', 'F-INV-1p1'],
  ['expired', 'F-INV-2e2'],
  ['void', 'F-INV-2e2'],
] as const)('an invoice that is %s is not paid again', async (state, code) => {
  const of = await anyInvoiced(home)
  await home.application.db.update(invoices).set({ state }).where(eq(invoices.id, of.invoice.id))
  const reply = await start(of, { payment_method_id: 'doku-va-bca' })
  expect([reply.status, reply.body.code]).toEqual([409, code])
})

test.each([
  ['payment_method_id', { payment_method_id: undefined }],
  ['payment_method_id', { payment_method_id: '' }],
  ['payment_method_id', { payment_method_id: 'doku-va-nobody' }],
  ['payment_method_id', { payment_method_id: 'yukk-qris' }],
  ['payment_method_id', { payment_method_id: 'doku-va-bca', payment_gateway: 'yukk' }],
  ['payment_method_id', { payment_method_id: 'doku-va-bca', payment_method_code: 'VIRTUAL_ACCOUNT_BRI' }],
  ['payment_method_id', { payment_method_id: ['doku-va-bca'] }],
  ['timezone', { payment_method_id: 'doku-va-bca', timezone: 'Mars/Olympus' }],
  ['timezone', { payment_method_id: 'doku-va-bca', timezone: 7 }],
])('a wrong %s is refused at its field (%j)', async (field, body) => {
  const reply = await start(await anyInvoiced(home), body)
  expect([reply.status, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]])
})

test("another member's invoice, booking or payment is not found, on another tenant neither", async () => {
  const mine = await anyInvoiced(home)
  const theirs = await anyInvoiced(home)
  const begun = await begin(home, theirs)
  const { user_token } = await signedIn(home, await anyMember(home))
  const stranger = { ...theirs, token: user_token }
  const body = { payment_method_id: 'doku-va-bca' }
  expect((await start(stranger, body)).status).toBe(404)
  expect((await methodsOf(stranger)).status).toBe(404)
  // One's own booking with someone else's invoice, and the other way round.
  expect((await start({ ...mine, invoice: theirs.invoice }, body)).status).toBe(404)
  expect((await start({ ...theirs, order: mine.order, token: mine.token }, body)).status).toBe(404)
  const detail = (booking: string, number: string, token: string, headers = {}) => {
    const url = `/api/v3/bookings/${booking}/payments/${begun.id}/payment_number/${number}`
    return ask(home, 'GET', url, { token, headers })
  }
  const { order_id } = theirs.order
  expect((await detail(order_id, begun.payment_number, theirs.token)).status).toBe(200)
  expect((await detail(order_id, begun.payment_number, mine.token)).status).toBe(404)
  expect((await detail(mine.order.order_id, begun.payment_number, mine.token)).status).toBe(404)
  expect((await detail(order_id, 'P000000000000', theirs.token)).status).toBe(404)
  expect((await detail(order_id, begun.payment_number, theirs.token, { host: 'demo.localhost' })).status).toBe(401)
})

test('a shared link shows what to pay and how, and nothing of who travels', async () => {
  const of = await anyInvoiced(home)
  const url = `/api/v3/payments/share/${of.invoice.share_token}`
  expect((await ask(home, 'GET', url)).body.data).toMatchObject({ total_payment: 25_000_000, payment: null })
  const begun = await begin(home, of)
  expect(begun.share_url).toContain(of.invoice.share_token)
  const reply = await ask(home, 'GET', url)
  expect(reply.body.data).toMatchObject({
    is_payment_completed: 0,
    payment: { payment_number: begun.payment_number, pay_code: begun.pay_code, state: 'pending' },
  })
  const text = JSON.stringify(reply.body)
  for (const secret of [of.member.email, of.member.full_name, of.order.order_id, of.invoice.code, of.invoice.id]) {
    expect(text).not.toContain(secret)
  }
  expect((await ask(home, 'GET', url, { headers: { host: 'demo.localhost' } })).status).toBe(404)
  for (const token of [of.invoice.id, of.invoice.code, `${of.invoice.share_token}x`, '%27%20or%201=1', '%00']) {
    expect((await ask(home, 'GET', `/api/v3/payments/share/${token}`)).status).toBeGreaterThanOrEqual(404)
  }
})

test('a shared link offers what its invoice can be paid with, the same as to its owner', async () => {
  const of = await anyInvoiced(home, { total: 10_000_001 })
  const offered = (token: string, headers = {}) =>
    ask(home, 'GET', `/api/v3/payments/share/${token}/gateways`, { headers })
  const { status, body } = await offered(of.invoice.share_token)
  expect(status).toBe(200)
  expect(body.data).toEqual({ payment_method: (await methodsOf(of)).body.data.payment_method })
  const kinds: string[] = body.data.payment_method.map((method: Shown) => method.kind)
  expect([kinds.includes('virtual_account'), kinds.includes('qris')]).toEqual([true, false])
  expect((await offered(of.invoice.share_token, { host: 'demo.localhost' })).status).toBe(404)
  expect((await offered(of.invoice.code)).status).toBe(404)
  const long = await offered('x'.repeat(101))
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['token']])
})

test('the owner sees what happened, in order', async () => {
  const of = await anyInvoiced(home)
  const begun = await begin(home, of)
  const url = `/api/v3/bookings/${of.order.order_id}/payments/${begun.id}/payment_number/${begun.payment_number}`
  const { data } = (await ask(home, 'GET', url, { token: of.token })).body
  expect(data.timeline.map((step: { event: string }) => step.event)).toEqual(['issue', 'start'])
})

test('a gateway that cannot be reached leaves the choice of another, and rests for a while', async () => {
  const { port } = home.application.state
  const of = await anyInvoiced(home, { total: 5_000_000 })
  const away = await testApp({
    DOKU_URL: 'http://127.0.0.1:1',
    DOKU_CLIENT_ID: 'BRN-1',
    DOKU_SECRET_KEY: 's'.repeat(16),
  })
  const there = await anyInvoiced(away)
  for (const _ of [1, 2, 3, 4]) {
    const reply = await ask(away, 'POST', startUrl(there), {
      body: { payment_method_id: 'doku-va-bca' },
      token: there.token,
    })
    expect([reply.status, reply.body.code]).toEqual([422, 'F-PAY-2g2'])
  }
  const url = `/api/v3/bookings/${there.order.order_id}/gateways/${there.invoice.code}`
  const seen = async () => (await ask(away, 'GET', url, { token: there.token })).body.data.payment_method
  expect((await seen()).every((method: Shown) => !method.is_available)).toBe(true)
  expect((await away.app.inject({ url: '/sandbox/doku', headers: { host: 'localhost' } })).statusCode).toBe(404)
  away.application.clock.moveTo(addMs(away.application.clock.now(), minuteMs))
  expect((await seen()).every((method: Shown) => method.is_available)).toBe(true)
  await away.close()
  expect(port).toBeGreaterThan(0)
  expect((await begin(home, of)).state).toBe('pending')
})
