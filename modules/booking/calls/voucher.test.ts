import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '#modules/booking/module.ts'
import { anOrder, bookingNow, payInvoice } from '#test/support/bookings.ts'
import { aJourney, fetched, putBooking } from '#test/support/journeys.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const of = (id: string, what: string) => `/api/v3/users/bookings/${id}/${what}`

test('the voucher comes once all is paid, in the language asked for', async () => {
  const order = await anOrder(home)
  const early = await ask(home, 'GET', of(order.id, 'voucher'), { token: order.token })
  expect([early.status, early.body.code]).toEqual([409, 'F-VCH-1p1'])
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  for (const language of ['id', 'en']) {
    const file = await fetched(home, of(order.id, 'voucher'), order.token, language)
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''voucher-\w+.*\.pdf$/)
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.bytes.toString('latin1')).toContain(`/Lang (${language})`)
  }
})

test('each invoice has its sheet, paid or not, and no other order has', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  const other = await anOrder(home)
  for (const { invoice_code } of order.invoices) {
    const file = await fetched(home, of(order.id, `invoices/${invoice_code}/pdf`), order.token)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  }
  const theirs = other.invoices[0]?.invoice_code
  expect((await fetched(home, of(order.id, `invoices/${theirs}/pdf`), order.token)).status).toBe(404)
  expect((await fetched(home, of(other.id, `invoices/${theirs}/pdf`), order.token)).status).toBe(404)
})

test('while a settlement is owed there is no voucher, and none to verify', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const early = await ask(home, 'GET', of(order.id, 'voucher'), { token: order.token })
  expect([early.status, early.body.code]).toEqual([409, 'F-VCH-1p1'])
  const { voucher_token } = await bookingNow(home, order.id)
  expect((await ask(home, 'GET', `/api/v3/vouchers/${voucher_token}`)).status).toBe(404)
  await payInvoice(home, order, order.invoices[1]?.invoice_code ?? '')
  expect((await fetched(home, of(order.id, 'voucher'), order.token)).status).toBe(200)
  expect((await ask(home, 'GET', `/api/v3/vouchers/${voucher_token}`)).status).toBe(200)
})

test('a large family with long names fits on its voucher', async () => {
  const journey = await aJourney(home, { rooms: [{ type: 'quad', adults: 12 }], children: 6, quota: 45 })
  expect((await fetched(home, of(journey.id, 'voucher'), journey.token)).status).toBe(200)
})

test('the calendar holds the journey, and the day the rest is due while it is owed', async () => {
  const order = await anOrder(home, { plan: 'down_payment' })
  const read = async (language: string) => {
    const { headers, bytes } = await fetched(home, of(order.id, 'calendar'), order.token, language)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    return bytes.toString().replace(/\r\n /g, '')
  }
  const text = await read('id')
  const plain = order.offer.departure.departs_on.replaceAll('-', '')
  expect(text).toContain(`DTSTART;VALUE=DATE:${plain}`)
  // Its flight has a number and no times yet; the hotel has its nights.
  const parts = order.offer.departure.stays.length
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2 + parts)
  expect(text).toMatch(/SUMMARY:Jatuh tempo pelunasan Rp\. [\d.]+\\, pesanan RHL-/)
  expect(await read('en')).toMatch(/SUMMARY:Balance of IDR [\d\\,]+ due\\, order RHL-/)
  for (const { invoice_code } of order.invoices) await payInvoice(home, order, invoice_code)
  expect((await read('id')).match(/BEGIN:VEVENT/g)).toHaveLength(1 + parts)
})

test('the itinerary is there from the order on, in both languages, and gone with a journey that was called off', async () => {
  const order = await anOrder(home)
  for (const language of ['id', 'en']) {
    const file = await fetched(home, of(order.id, 'itinerary'), order.token, language)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }
  await putBooking(home, order.id, { state: 'expired' })
  expect((await ask(home, 'GET', of(order.id, 'itinerary'), { token: order.token })).status).toBe(404)
})

test('whoever holds a voucher can tell that it is good, and learns no name', async () => {
  const journey = await aJourney(home, { rooms: [{ type: 'double', adults: 2 }], infants: 1 })
  const { voucher_token, code } = await bookingNow(home, journey.id)
  const { status, body } = await ask(home, 'GET', `/api/v3/vouchers/${voucher_token}`)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    state: 'valid',
    booking_code: code,
    product_name: 'Umrah 9 Hari',
    departs_on: journey.offer.departure.departs_on,
    returns_on: journey.offer.departure.returns_on,
    travellers: 3,
    leader_initials: 'S. R.',
  })
  const elsewhere = { headers: { host: 'demo.localhost' } }
  expect((await ask(home, 'GET', `/api/v3/vouchers/${voucher_token}`, elsewhere)).status).toBe(404)
})

test('a voucher of a journey called off says so, one of a journey made is used, any other is unknown', async () => {
  const journey = await aJourney(home)
  const { voucher_token } = await bookingNow(home, journey.id)
  const state = async () => (await ask(home, 'GET', `/api/v3/vouchers/${voucher_token}`)).body.data.state
  await putBooking(home, journey.id, { state: 'completed' })
  expect(await state()).toBe('used')
  await putBooking(home, journey.id, { state: 'in_progress' })
  const why = { booking_id: journey.id, staff_id: journey.member.id, reason: 'Kuota visa habis' }
  await cancelBooking(home.application.db, why, home.application.clock.now())
  expect(await state()).toBe('cancelled')
  const unpaid = await bookingNow(home, (await anOrder(home)).id)
  expect((await ask(home, 'GET', `/api/v3/vouchers/${unpaid.voucher_token}`)).status).toBe(404)
  expect((await ask(home, 'GET', '/api/v3/vouchers/tidak-ada')).status).toBe(404)
})
