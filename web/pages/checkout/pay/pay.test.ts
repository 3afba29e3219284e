import { and, eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoment } from '#core/format.ts'
import { newId } from '#core/ids.ts'
import type { Language } from '#core/messages.ts'
import { jakartaDate } from '#core/time.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { addRule } from '#modules/dated-rules/module.ts'
import { invoices } from '#modules/payment/tables.ts'
import { contextOf } from '#server/http/page-visit.ts'
import { aBuyer, aCart, anOffer, anOrder, atBank } from '#test/support/bookings.ts'
import { listening } from '#test/support/payments.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { loadShared } from '../../../components/payment/load.server.ts'
import { pageContext } from '../../../page-context.ts'
import { loadDone } from '../done/load.server.ts'
import { actPay } from './act.server.ts'
import { loadPay } from './load.server.ts'
import { checkoutPath } from './place.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

/** A browser at the checkout of an order: its cookies stay from step to step. */
function browserOf(id: string, token: string, language: Language = 'id') {
  const place = { booking_id: id, product_id: '019a0000-0000-7000-8000-000000000001' }
  const cookies = new Map([['jwt', token]])
  const visit = async <T>(path: string, form: Record<string, string> | undefined, load: Load<T>): Promise<T> => {
    const tenant = home.application.tenants.byHost('localhost')
    if (!tenant) throw new Error('no tenant')
    const url = new URL(`http://localhost${path}`)
    const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) })
    const page = contextOf(home.application, {
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
    done: (invoice: string) =>
      visit(step({ step: 'done', invoice }), undefined, (context, { url }) => loadDone(context, place, new URL(url))),
    /** Where the link of the invoice leads, as after a gateway's page. */
    back: (share_token: string, page: '/payment' | '/yukk' = '/payment') =>
      visit(`${page}/${share_token}`, undefined, (context) => loadShared(context, { token: share_token, page })).then(
        ({ data }) => data.title,
        (thrown) => addressOf(thrown),
      ),
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

const invoiceOf = async (order_id: string, stage: 'full' | 'down_payment' = 'full') => {
  const of = and(eq(invoices.order_id, order_id), eq(invoices.stage, stage))
  const [row] = await home.application.db.select().from(invoices).where(of)
  if (!row) throw new Error('no invoice')
  return row
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
  expect(qris).toMatchObject([{ is_off: true, hint: 'Maksimal Rp. 10.000.000 per pembayaran.' }])
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

test('who pays sees the finished screen, with what is left and what comes next; later the order', async () => {
  const { order, browser } = await ordered({ plan: 'down_payment' })
  const [first, rest] = order.invoices.map(({ invoice_code }) => invoice_code)
  const { path, number } = await begin(browser, 'doku-va-bca')
  const waiting = await browser.pay(Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  expect(waiting).toMatchObject({ view: 'instructions', shown: { status: 'pending' } })
  await atBank(home, number)
  expect(await browser.led(path)).toMatch(new RegExp(`\\?step=done&invoice=${first}$`))
  const finished = await browser.done(first ?? '')
  expect(finished.steps.map(({ title, way }) => [title, way?.path])).toEqual([
    ['Unggah dokumen jamaah', `/member/my-order/${order.id}#travellers`],
    ['Masuk grup rombongan', undefined],
    ['Lunasi sebelum jatuh tempo', undefined],
    ['E-voucher perjalanan', undefined],
  ])
  expect(finished.steps[1]?.call).toEqual({
    href: expect.stringMatching(/^tel:\+62\d+$/),
    label: expect.stringMatching(/^Telepon \+62 [\d ]+$/),
  })
  expect(finished.facts.slice(2)).toEqual([
    { name: 'Sudah dibayar', value: 'Rp. 5.000.000' },
    {
      name: 'Belum dibayar',
      value: 'Rp. 25.000.000',
      note: expect.stringMatching(/^Paling lambat \w+, \d+ \w+ \d{4}$/),
    },
  ])
  expect(finished.settle).toContain(rest)
  expect(finished.steps[2]?.text).toMatch(/Kami mengingatkan 7, 3 dan 1 hari sebelumnya\.$/)
  const today = jakartaDate(home.application.clock.now())
  const row = { key: 'due_reminder_first_days', value: 10, valid_from: today, source: 'test' }
  await addRule(home.application.db, row)
  const english = await browserOf(order.id, order.token, 'en').done(first ?? '')
  expect(english.steps[2]?.text).toMatch(/We remind you 10, 3 and 1 days before\.$/)
  expect(await browser.led(path)).toBe(`/member/my-order/${order.id}`)
  expect(browser.cookies.get('toast')).toBe('payment_received')
})

test('the finished screen asks for the documents of this journey, and for no others', async () => {
  const { order, browser } = await ordered({ category: 'wisata-syariah', kind: 'tour_domestic' })
  const [invoice = ''] = order.invoices.map(({ invoice_code }) => invoice_code)
  await atBank(home, (await begin(browser, 'doku-va-bca')).number)
  expect((await browser.done(invoice)).steps[0]?.text).toBe('Unggah KTP untuk 1 jamaah di halaman pesanan.')
  const english = browserOf(order.id, order.token, 'en')
  expect((await english.done(invoice)).steps[0]?.text).toBe('Upload ID card (KTP) for 1 traveller on the order page.')
  const umrah = await ordered()
  await atBank(home, (await begin(umrah.browser, 'doku-va-bca')).number)
  const finished = await umrah.browser.done(umrah.order.invoices[0]?.invoice_code ?? '')
  expect(finished.steps[0]?.text).toBe(
    'Unggah paspor, pasfoto, KTP dan sertifikat vaksin untuk 1 jamaah di halaman pesanan.',
  )
})

test('a way to pay that ends before the invoice says what then, and none promises longer than the invoice is open', async () => {
  const { order, browser } = await ordered()
  const { due_at } = await invoiceOf(order.id)
  const due = formatMoment(due_at, 'id')
  const { groups } = await choosing(browser)
  const hints = Object.fromEntries(groups.map(({ kind, choices }) => [kind, choices[0]?.hint]))
  expect(hints).toMatchObject({ virtual_account: `Batas bayar ${due}`, card: 'Batas bayar 30 menit' })
  const query = ({ path }: { path: string }) => Object.fromEntries(new URLSearchParams(path.split('?')[1]))
  const card = await browser.pay(query(await begin(browser, 'doku-card')))
  expect(card).toMatchObject({
    shown: { pay: { after: `Bila terlewat, pilih metode pembayaran lagi. Tagihan ini dapat dibayar sampai ${due}.` } },
  })
  expect(card).toMatchObject({ shown: { bill: { due: { text: due } } } })
})

test('a way to pay that lasts as long as its invoice has one end on the page, the one at the bank', async () => {
  const { browser } = await ordered()
  const { path } = await begin(browser, 'doku-va-bca')
  const account = await browser.pay(Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  expect(account).toMatchObject({ shown: { pay: { after: undefined }, bill: { due: undefined } } })
})

test('the message that goes with the link says for what, how much and until when, in the language of who sends it', async () => {
  const { order, browser } = await ordered({ plan: 'down_payment' })
  const { path } = await begin(browser, 'doku-card')
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
  const { due_at, subject } = await invoiceOf(order.id, 'down_payment')
  const message = async (language: Language) => {
    const paying = await browserOf(order.id, order.token, language).pay(query)
    return paying.view === 'instructions' ? paying.shown.pay?.message : undefined
  }
  expect(await message('id')).toBe(
    `Uang muka ${subject.id}: Rp. 5.000.000. Bayar sebelum ${formatMoment(due_at, 'id')} lewat tautan ini:`,
  )
  expect(await message('en')).toBe(
    `Down payment for ${subject.en}: IDR 5,000,000. Pay by ${formatMoment(due_at, 'en')} with this link:`,
  )
})

test('an amount is written out in words for who reads Indonesian', async () => {
  const { order, browser } = await ordered()
  expect(await browser.pay()).toMatchObject({ shown: { bill: { in_words: expect.stringMatching(/ rupiah$/) } } })
  const { shown } = await choosing(browserOf(order.id, order.token, 'en'))
  expect(shown.bill.in_words).toBeUndefined()
})

test('there is no finished screen of what is not paid, of no invoice, or of an order that was called off', async () => {
  const { order, browser } = await ordered({ plan: 'down_payment' })
  const [first = '', rest = ''] = order.invoices.map(({ invoice_code }) => invoice_code)
  const home_page = `/member/my-order/${order.id}`
  for (const code of [first, '', 'INV-NOBODY']) expect(await browser.done(code).catch(addressOf)).toBe(home_page)
  await atBank(home, (await begin(browser, 'doku-va-bca')).number)
  expect(await browser.done(rest).catch(addressOf)).toBe(home_page)
  expect((await browser.done(first)).say.title).toBe('Alhamdulillah, pembayaran diterima')
  const staff = { booking_id: order.id, staff_id: newId(), reason: 'Kuota visa habis' }
  await cancelBooking(home.application.db, staff, home.application.clock.now())
  expect(await browser.done(first).catch(addressOf)).toBe(home_page)
})

test('who booked comes back from the gateway to the own step; anyone else with the link to the page of a relative', async () => {
  const { order, browser } = await ordered()
  const [invoice = ''] = order.invoices.map(({ invoice_code }) => invoice_code)
  const { share_token } = await invoiceOf(order.id)
  const place = `/checkout/${order.id}/${order.offer.product.id}`
  expect(await browser.back(share_token)).toBe(`${place}?step=pay&invoice=${invoice}`)
  const { number } = await begin(browser, 'doku-card')
  // Also from a device that has no note of it.
  const phone = browserOf(order.id, order.token)
  const [relative, guest] = [browserOf(order.id, (await aBuyer(home)).token), browserOf(order.id, '')]
  guest.cookies.clear()
  for (const page of ['/payment', '/yukk'] as const) {
    const led = (await phone.back(share_token, page)) ?? ''
    expect(led).toMatch(new RegExp(`\\?step=pay&payment=[\\w-]{36}&number=${number}&back=1$`))
    const query = Object.fromEntries(new URLSearchParams(led.split('?')[1]))
    expect(await phone.pay(query)).toMatchObject({ shown: { title: 'Menunggu konfirmasi bank' } })
    expect(await relative.back(share_token, page)).toMatch(/^(Selesaikan pembayaran|Menunggu konfirmasi bank)/)
    expect(await guest.back(share_token, page)).toMatch(/^(Selesaikan pembayaran|Menunggu konfirmasi bank)/)
  }
  await atBank(home, number, 'fail')
  expect(await phone.back(share_token)).toContain(`number=${number}`)
  expect(await guest.back(share_token)).toBe('Pembayaran tidak berhasil')
  const again = await begin(browser, 'doku-va-bca')
  await atBank(home, again.number)
  for (const page of ['/payment', '/yukk'] as const) {
    expect(await phone.back(share_token, page)).toBe(`${place}?step=done&invoice=${invoice}`)
    expect(await relative.back(share_token, page)).toBe('Pembayaran sudah kami terima')
    expect(await guest.back(share_token, page)).toBe('Pembayaran sudah kami terima')
  }
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
