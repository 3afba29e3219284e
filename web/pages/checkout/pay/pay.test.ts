import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '#core/messages.ts'
import { contextOf } from '#server/http/page-visit.ts'
import { aBuyer, aCart, anOffer, anOrder, atBank } from '#test/support/bookings.ts'
import { type TestHouse, testHouse } from '#test/support/house.ts'
import { listening } from '#test/support/payments.ts'
import { pageContext } from '../../../page-context.ts'
import { loadDone } from '../done/load.server.ts'
import { actPay } from './act.server.ts'
import { loadPay } from './load.server.ts'
import { checkoutPath } from './place.ts'

let home: TestHouse
beforeAll(async () => {
  home = await testHouse()
  await listening(home)
})
afterAll(() => home.close())

/** A browser at the checkout of an order: its cookies stay from step to step. */
function browserOf(id: string, token: string, language: Language = 'id') {
  const place = { booking_id: id, product_id: '019a0000-0000-7000-8000-000000000001' }
  const cookies = new Map([['jwt', token]])
  const visit = async <T>(path: string, form: Record<string, string> | undefined, load: Load<T>): Promise<T> => {
    const tenant = home.house.tenants.byHost('localhost')
    if (!tenant) throw new Error('no tenant')
    const url = new URL(`http://localhost${path}`)
    const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
    const page = contextOf(home.house, {
      tenant,
      language,
      request: { id: 'test', ip: '10.0.0.1', user_agent: '', device_id: undefined },
      url,
      headers: request.headers,
      cookie_header: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      method: request.method,
      body: null,
      report: (error) => {
        throw error
      },
    })
    try {
      return await load(new RouterContextProvider(new Map([[pageContext, page]])), request)
    } finally {
      for (const line of page.set_cookies) keep(cookies, line)
    }
  }
  const step = (query: Record<string, string>) => checkoutPath(place, query)
  return {
    cookies,
    pay: (query: Record<string, string> = {}) =>
      visit(step({ step: 'pay', ...query }), undefined, (context, { url }) => loadPay(context, place, new URL(url))),
    /** Where a step leads away to. */
    led: (path: string) =>
      visit(path, undefined, (context, { url }) => loadPay(context, place, new URL(url))).then(
        () => undefined,
        (thrown) => addressOf(thrown),
      ),
    post: (form: Record<string, string>) =>
      visit(step({ step: 'pay' }), form, (context, request) => actPay(context, place, request)),
    done: () => visit(step({ step: 'done' }), undefined, (context) => loadDone(context, place)),
  }
}
type Load<T> = (context: Readonly<RouterContextProvider>, request: Request) => Promise<T>

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/Max-Age=0(?:;|$)/.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}

const addressOf = (answer: unknown): string | undefined =>
  answer instanceof Response ? (answer.headers.get('location') ?? undefined) : undefined

async function ordered(wish: Parameters<typeof anOrder>[1] = {}, language?: Language) {
  const order = await anOrder(home, wish)
  return { order, browser: browserOf(order.id, order.token, language) }
}

async function choosing(browser: ReturnType<typeof browserOf>) {
  const paying = await browser.pay()
  if (paying.view !== 'choose') throw new Error(`shows ${paying.view}`)
  return paying
}

const begin = async (browser: ReturnType<typeof browserOf>, payment_method_id: string, more = {}) => {
  const { invoice_code, ticket } = await choosing(browser)
  const path = addressOf(await browser.post({ intent: 'pay', invoice_code, ticket, payment_method_id, ...more })) ?? ''
  return { path, number: new URLSearchParams(path.split('?')[1]).get('number') ?? '' }
}

test('the first invoice that waits is offered with the methods its amount allows, and why not with others', async () => {
  const { order, browser } = await ordered({ plan: 'down_payment' })
  const { invoice_code, groups, shown } = await choosing(browser)
  expect(invoice_code).toBe(order.invoices[0]?.invoice_code)
  expect(shown.bill.stage).toBe('Uang muka')
  const banks = groups.find(({ kind }) => kind === 'virtual_account')?.choices.map(({ tile }) => tile)
  expect(banks).toEqual(['BSI', 'BCA', 'Mandiri', 'BRI', 'BNI', 'Permata', 'CIMB', 'Danamon'])
  const full = await choosing((await ordered({ rooms: [{ type: 'quad', adults: 2 }] })).browser)
  const qris = full.groups.find(({ kind }) => kind === 'qris')?.choices
  expect(qris).toMatchObject([{ is_off: true, hint: 'Hanya sampai Rp. 10.000.000 untuk satu pembayaran.' }])
})

test('a form sent twice is one payment; another method is another', async () => {
  const { order, browser } = await ordered()
  const { invoice_code, ticket } = await choosing(browser)
  const form = { intent: 'pay', invoice_code, ticket, payment_method_id: 'doku-va-bca' }
  const first = addressOf(await browser.post(form))
  expect(first).toMatch(new RegExp(`^/checkout/${order.id}/[^?]+\\?step=pay&payment=[\\w-]{36}&number=P\\w{12}$`))
  expect(addressOf(await browser.post(form))).toBe(first)
  const other = addressOf(await browser.post({ ...form, payment_method_id: 'doku-va-bsi' }))
  expect(other).not.toBe(first)
})

test('a method that is none, or not chosen at all, is said at its field', async () => {
  const { browser } = await ordered()
  const { invoice_code, ticket } = await choosing(browser)
  for (const payment_method_id of ['', 'doku-va-nobank', 'yukk-qris', 'x'.repeat(500)]) {
    const answer = await browser.post({ intent: 'pay', invoice_code, ticket, payment_method_id })
    if (answer instanceof Response) throw new Error(`led to ${addressOf(answer)}`)
    expect(answer.data.status).toBe(422)
    expect(answer.data.errors.payment_method_id).toHaveLength(1)
  }
})

test('an order or a payment of somebody else is not found', async () => {
  const { order, browser } = await ordered()
  const { path } = await begin(browser, 'doku-va-bca')
  const stranger = browserOf(order.id, (await aBuyer(home)).token)
  const notFound = { init: { status: 404 } }
  await expect(stranger.pay()).rejects.toMatchObject(notFound)
  await expect(stranger.pay({ invoice: order.invoices[0]?.invoice_code ?? '' })).rejects.toMatchObject(notFound)
  await expect(stranger.pay(Object.fromEntries(new URLSearchParams(path.split('?')[1])))).rejects.toMatchObject(
    notFound,
  )
  await expect(browser.pay({ payment: 'nonsense', number: '' })).rejects.toMatchObject(notFound)
  await expect(browser.pay({ invoice: '../x' })).rejects.toMatchObject(notFound)
})

test('who pays sees the finished screen once, with what comes next; then the order', async () => {
  const { order, browser } = await ordered({ plan: 'down_payment' })
  const { path, number } = await begin(browser, 'doku-va-bca')
  const waiting = await browser.pay(Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  expect(waiting).toMatchObject({ view: 'instructions', shown: { face: 'pending' } })
  await atBank(home, number)
  expect(await browser.led(path)).toMatch(/\?step=done$/)
  const finished = await browser.done()
  expect(finished.steps.map(({ title }) => title)).toEqual([
    'Lengkapi dokumen jamaah',
    'Lunasi sebelum jatuh tempo',
    'E-voucher perjalanan',
  ])
  expect(finished.settle).toContain(order.invoices[1]?.invoice_code)
  const again = await browser.done().catch(addressOf)
  expect(again).toBe(`/member/my-order/${order.id}`)
  expect(await browser.led(path)).toBe(`/member/my-order/${order.id}`)
  expect(browser.cookies.get('toast')).toBe('payment_received')
})

test('what was paid from another device leads to the order, with a word about it', async () => {
  const { order, browser } = await ordered({}, 'en')
  const { path, number } = await begin(browser, 'doku-va-bca')
  await atBank(home, number)
  const other = browserOf(order.id, order.token, 'en')
  expect(await other.led(path.replace(/^\/en/, ''))).toBe(`/en/member/my-order/${order.id}`)
  expect(other.cookies.get('toast')).toBe('payment_received')
})

test('a card goes on at the page of its gateway; without scripts, by a button of ours', async () => {
  const { browser } = await ordered()
  const { path: direct } = await begin(browser, 'doku-card', { scripted: '1' })
  expect(direct).toMatch(/^http:\/\/localhost:\d+\/sandbox\/doku\//)
  const { path: plain } = await begin(browser, 'doku-card')
  const paying = await browser.pay(Object.fromEntries(new URLSearchParams(plain.split('?')[1])))
  expect(paying).toMatchObject({ shown: { pay: { go: { address: direct, label: 'Lanjut ke halaman DOKU' } } } })
})

test('a cart has nothing to pay yet and leads back to its first step', async () => {
  const { token } = await aBuyer(home)
  const id = await aCart(home, await anOffer(home), { token })
  const led = await browserOf(id, token).led(`/checkout/${id}/x?step=pay`)
  expect(led).toMatch(new RegExp(`^/checkout/${id}/[^?]+$`))
})
