import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '#test/support/bookings.ts'
import { bubblingForms } from '#test/support/bubbling-forms.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { anyInvoiced, atGateway, begin, listening } from '#test/support/payments.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { newBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

/** A shared link to a payment that was begun, as whoever holds it opens it. */
async function anyPayment() {
  const invoiced = await anyInvoiced(home)
  const payment = await begin(home, invoiced)
  const path = `/payment/${invoiced.invoice.share_token}`
  return { payment, path, payer: await new PlainBrowser(home).open(path) }
}

test('a forged notification changes nothing, a true one does', async () => {
  const { payment, path, payer } = await anyPayment()
  expect(payer.text('h1')).toBe('Selesaikan pembayaran')
  await atGateway(home, 'doku', `${payment.payment_number}/pay?deliver=forged`)
  const { html } = await visit(home, newBrowser(), `${path}/status`)
  expect(JSON.parse(html).stamp).toContain('pending')
  await payer.follow('Periksa status')
  expect(payer.text('h1')).toBe('Selesaikan pembayaran')
  await atGateway(home, 'doku', `${payment.payment_number}/pay?deliver=late&after=0.1`)
  await expect.poll(async () => (await payer.open(path)).text('h1')).toBe('Pembayaran sudah kami terima')
})

test('without scripts the page tells how to pay, and looking again is a link', async () => {
  const { payment, payer } = await anyPayment()
  expect(payer.text('main')).toContain(payment.pay_code.replace(/(.{4})(?=.)/g, '$1 '))
  await atGateway(home, 'doku', `${payment.payment_number}/pay`)
  await payer.follow('Periksa status')
  expect(payer.text('h1')).toBe('Pembayaran sudah kami terima')
})

test('who pays in Makassar reads until when by the clock there', async () => {
  await listening(home)
  const { id, token, invoices } = await anOrder(home)
  const url = `/api/v3/bookings/${id}/payments/${invoices[0]?.invoice_code}`
  const body = { payment_method_id: 'doku-va-bca', timezone: 'Asia/Makassar' }
  const { data } = (await ask(home, 'POST', url, { token, body })).body
  const payer = await new PlainBrowser(home).open(new URL(data.share_url).pathname)
  expect(payer.text('main')).toMatch(/\d{2}\.\d{2} WITA/)
  expect(payer.text('main')).not.toContain('WIB')
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  const orders = await new PlainBrowser(home, browser).open('/member/my-order')
  expect(orders.text('main article')).toMatch(/bayar sebelum .*\d{2}\.\d{2} WITA/)
  const order = await new PlainBrowser(home, browser).open(`/member/my-order/${id}`)
  expect(order.text('main')).toMatch(/\d{2}\.\d{2} WITA/)
  expect(order.text('main')).not.toContain('WIB')
})

const promise = /diperbarui otomatis|updates automatically/

test('a payment that waits promises to say so by itself; one that ended promises nothing and offers another way', async () => {
  const { id, token, offer, invoices } = await anOrder(home)
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  const buyer = await new PlainBrowser(home, browser).open(`/checkout/${id}/${offer.product.id}?step=pay`)
  for (const [verb, title] of [
    ['fail', 'Pembayaran tidak berhasil'],
    ['expire', 'Waktu pembayaran ini sudah habis'],
  ] as const) {
    await buyer.press('Bayar', { 'BNI Virtual Account': true })
    expect(buyer.text('main')).toMatch(promise)
    const number = new URLSearchParams(buyer.path.split('?')[1]).get('number')
    await atGateway(home, 'doku', `${number}/${verb}`)
    await buyer.follow('Periksa status')
    expect(buyer.text('h1')).toBe(title)
    expect(buyer.text('main')).not.toMatch(promise)
    await buyer.follow('Pilih metode lagi')
    expect(buyer.path).toContain(`step=pay&invoice=${invoices[0]?.invoice_code}`)
    expect(buyer.text('h1')).toBe('Pilih metode pembayaran')
  }
})

test('without scripts a method is chosen and paid', async () => {
  const { id, token, offer } = await anOrder(home)
  const browser = newBrowser()
  browser.cookies.set('jwt', token)
  const buyer = await new PlainBrowser(home, browser).open(`/checkout/${id}/${offer.product.id}?step=pay`)
  await buyer.press('Bayar')
  expect([buyer.status, buyer.text('main')]).toEqual([
    422,
    expect.stringContaining('Metode pembayaran: Field tidak boleh kosong'),
  ])
  expect(bubblingForms(buyer.document)).toEqual([])
  await buyer.press('Bayar', { 'BNI Virtual Account': true })
  expect(buyer.text('h1')).toBe('Selesaikan pembayaran')
  const sent = new URL(buyer.link('Bagikan tautan pembayaran')).searchParams.get('text')
  expect(sent).toMatch(/: Rp\. [\d.]+\. Bayar sebelum .+ WIB lewat tautan ini: http\S+\/payment\/[\w-]{20,}$/)
  const number = new URLSearchParams(buyer.path.split('?')[1]).get('number')
  await atGateway(home, 'doku', `${number}/pay`)
  await buyer.follow('Periksa status')
  expect(buyer.text('h1')).toBe('Alhamdulillah, pembayaran diterima')
  expect(buyer.link(/^Telepon \+62/, buyer.one('main'))).toMatch(/^tel:\+62\d+$/)
})

test.each([
  ['/payment/tidak-ada', 'Tautan pembayaran ini tidak ditemukan'],
  ['/en/yukk/nothing-here', 'We couldn’t find this payment link'],
])('a link that nobody has is the 404 screen, in words: %s', async (path, words) => {
  const visitor = await new PlainBrowser(home).open(path)
  expect(visitor.status).toBe(404)
  expect(visitor.text('h1')).toBe(words)
})

test('the state of a link that nobody has is not found', async () => {
  expect((await visit(home, newBrowser(), '/payment/tidak-ada/status')).status).toBe(404)
})
