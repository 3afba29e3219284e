import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { expireInvoices, voidInvoices } from '#modules/payment/module.ts'
import { anyInvoiced, atGateway, begin } from '#test/support/payments.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { newBrowser, siteApp, visit } from '#test/support/visits.ts'
import { qrPicture } from '../../components/payment/qr.server.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

type Invoiced = Awaited<ReturnType<typeof anyInvoiced>>
const open = (path: string, host?: string) => visit(home, newBrowser(host), path)
const shared = ({ invoice }: Invoiced) => open(`/payment/${invoice.share_token}`)
const h1 = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

async function stampOf({ invoice }: Invoiced): Promise<string> {
  const { html } = await open(`/payment/${invoice.share_token}/status`)
  return JSON.parse(html).stamp
}

test('whoever has the link sees what to pay and how, and nothing of who travels', async () => {
  const invoiced = await anyInvoiced(home)
  const begun = await begin(home, invoiced)
  const { status, html } = await shared(invoiced)
  expect(status).toBe(200)
  expect(h1(html)).toBe('Selesaikan pembayaran')
  expect(html).toContain(begun.pay_code.replace(/(.{4})(?=.)/g, '$1 '))
  expect(html).toContain('Rp. 25.000.000')
  expect(html).toContain('dua puluh lima juta rupiah')
  for (const secret of ['Siti', invoiced.member.email, '81234567890', invoiced.order.order_id, invoiced.invoice.code]) {
    expect(html).not.toContain(secret)
  }
  expect((await open(`/payment?token=${invoiced.invoice.share_token}`)).html).toContain('Rp. 25.000.000')
  expect((await open(`/en/payment/${invoiced.invoice.share_token}`)).html).toContain('Complete your payment')
})

test('the link is kept from search engines, from other sites and from caches', async () => {
  const invoiced = await anyInvoiced(home)
  const url = `/payment/${invoiced.invoice.share_token}`
  const { headers, body } = await home.app.inject({ url, headers: { host: 'localhost' } })
  expect(headers['cache-control']).toBe('no-store')
  const [head = ''] = body.split('</head>')
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).toContain('<meta name="referrer" content="same-origin"/>')
  expect(head).not.toContain(invoiced.invoice.share_token)
})

test('without an attempt the page says that a method is still to be chosen', async () => {
  const { html } = await shared(await anyInvoiced(home))
  expect(h1(html)).toBe('Metode pembayaran belum dipilih')
  expect(html).toContain('Rp. 25.000.000')
})

test('a payment that is told counts, one that is forged does not', async () => {
  const invoiced = await anyInvoiced(home)
  const { payment_number, pay_code } = await begin(home, invoiced)
  await atGateway(home, 'doku', `${payment_number}/pay?deliver=forged`)
  expect(await stampOf(invoiced)).toBe(`pending ${payment_number}`)
  expect(h1((await shared(invoiced)).html)).toBe('Selesaikan pembayaran')
  await atGateway(home, 'doku', `${payment_number}/pay?deliver=twice`)
  expect(await stampOf(invoiced)).toBe(`paid ${payment_number}`)
  const { html } = await shared(invoiced)
  expect(h1(html)).toBe('Pembayaran sudah kami terima')
  expect(html).not.toContain(pay_code.slice(0, 8))
})

test('what failed or ran out says so and gives no number any more', async () => {
  for (const [verb, title] of [
    ['fail', 'Pembayaran tidak berhasil'],
    ['expire', 'Waktu pembayaran ini sudah habis'],
  ] as const) {
    const invoiced = await anyInvoiced(home)
    const { payment_number, pay_code } = await begin(home, invoiced)
    await atGateway(home, 'doku', `${payment_number}/${verb}`)
    const { html } = await shared(invoiced)
    expect(h1(html)).toBe(title)
    expect(html).not.toContain(pay_code.slice(0, 8))
  }
})

test.each(['fail', 'expire'])('a relative may pay another way after a %s, without scripts', async (verb) => {
  const invoiced = await anyInvoiced(home)
  const path = `/payment/${invoiced.invoice.share_token}`
  const first = await begin(home, invoiced)
  await atGateway(home, 'doku', `${first.payment_number}/${verb}`)
  const relative = await new PlainBrowser(home).open(path)
  expect(relative.text('main')).toContain('Bayar dengan metode lain')
  expect(relative.text('main')).not.toContain('diperbarui otomatis')
  await relative.press('Bayar', { 'BSI Virtual Account': true })
  expect([relative.path, relative.text('h1')]).toEqual([path, 'Selesaikan pembayaran'])
  expect(relative.text('main')).not.toContain('Bayar dengan metode lain')
  for (const secret of ['Siti', invoiced.member.email, invoiced.order.order_id, invoiced.invoice.code]) {
    expect(relative.html).not.toContain(secret)
  }
  expect(await stampOf(invoiced)).toMatch(/^pending P/)
  const second = (await stampOf(invoiced)).split(' ')[1]
  await atGateway(home, 'doku', `${second}/pay`)
  expect(h1((await shared(invoiced)).html)).toBe('Pembayaran sudah kami terima')
})

test('of several attempts the link shows the one that can still be paid', async () => {
  const invoiced = await anyInvoiced(home)
  const open = await begin(home, invoiced, 'doku-va-bca')
  const failed = await begin(home, invoiced, 'doku-va-bsi')
  await atGateway(home, 'doku', `${failed.payment_number}/fail`)
  expect(await stampOf(invoiced)).toBe(`pending ${open.payment_number}`)
})

test('an invoice that is over is not begun anew, by whatever form', async () => {
  const { db, clock } = home.application
  const cancelled = await anyInvoiced(home)
  const path = `/payment/${cancelled.invoice.share_token}`
  await voidInvoices(db, { order_id: cancelled.order.order_id, actor: 'house', reason: 'cancelled' }, clock.now())
  const page = await new PlainBrowser(home).open(path)
  expect(page.text('main')).not.toContain('Bayar dengan metode lain')
  const send = (url: string, payment_method_id: string) =>
    ask(home, 'POST', `/api/v3/payments/share/${url}/payments`, { body: { payment_method_id } })
  expect((await send(cancelled.invoice.share_token, 'doku-va-bca')).body.code).toBe('F-INV-2e2')
  expect((await send('nobody', 'doku-va-bca')).status).toBe(404)
  const waiting = await anyInvoiced(home)
  expect((await send(waiting.invoice.share_token, 'doku-va-nobank')).body.code).toBe('F-PAY-1m1')
  const begun = await send(waiting.invoice.share_token, 'doku-va-bca')
  expect(begun.body.data).toMatchObject({ state: 'pending', payment_method: { id: 'doku-va-bca' } })
  expect(Object.keys(begun.body.data)).not.toContain('booking_id')
})

test('an invoice that ran out or was cancelled asks nobody for money', async () => {
  const { db, clock } = home.application
  const cancelled = await anyInvoiced(home)
  await voidInvoices(db, { order_id: cancelled.order.order_id, actor: 'house', reason: 'cancelled' }, clock.now())
  expect(h1((await shared(cancelled)).html)).toBe('Tagihan ini dibatalkan')
  const late = await anyInvoiced(home)
  await expireInvoices(db, addMs(clock.now(), dayMs + hourMs))
  expect(h1((await shared(late)).html)).toBe('Tagihan ini sudah tidak berlaku')
})

test('a QRIS code stands on the page, and can be saved for the other phone under a name that says what it is', async () => {
  const invoiced = await anyInvoiced(home, { total: 3_000_000 })
  const { payment_number, pay_code } = await begin(home, invoiced, 'doku-qris')
  const { html } = await shared(invoiced)
  const { svg, png } = qrPicture(pay_code)
  expect(html).toContain(`src="${svg}"`)
  expect(html).toContain(`href="${png}" download="qris-3000000-${payment_number}.png"`)
  expect(html).not.toContain('Lanjut ke halaman DOKU')
  await atGateway(home, 'doku', `${payment_number}/pay`)
  const paid = await shared(invoiced)
  expect(h1(paid.html)).toBe('Pembayaran sudah kami terima')
  expect(paid.html).not.toContain(svg)
})

test('the gateway leads back to the true state, whatever its address claims', async () => {
  const invoiced = await anyInvoiced(home, { total: 3_000_000, tenant_id: demoTenants[1].id })
  const { payment_number } = await begin(home, invoiced, 'yukk-ovo')
  const back = `/yukk/${invoiced.invoice.share_token}?status=SUCCESS&paid=1`
  const waiting = await open(back, 'demo.localhost')
  expect(h1(waiting.html)).toBe('Menunggu konfirmasi bank')
  await atGateway(home, 'yukk', `${payment_number}/pay`)
  expect(h1((await open(back, 'demo.localhost')).html)).toBe('Pembayaran sudah kami terima')
})

test.each(['nope', 'x'.repeat(300), '%00', "'--", '..%2F..'])(
  'a link that is none (%s) is not found',
  async (token) => {
    for (const path of [`/payment/${token}`, `/yukk/${token}`]) {
      const { status, html } = await open(path)
      expect(status).toBe(404)
      expect(html).toContain('lang="id"')
    }
    expect((await open(`/payment/${token}/status`)).status).toBe(404)
  },
)

test('a link of one site is none at another', async () => {
  const { invoice } = await anyInvoiced(home)
  expect((await open(`/payment/${invoice.share_token}`, 'demo.localhost')).status).toBe(404)
})

test('an address without a link says what is missing', async () => {
  expect(h1((await open('/payment')).html)).toBe('Bayar lewat tautan')
  expect(h1((await open('/en/yukk')).html)).toBe('Back from payment')
})
