import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { invoices } from '#modules/payment/tables.ts'
import { anAddress } from '#test/support/addresses.ts'
import { atGateway, listening } from '#test/support/payments.ts'
import { anyPromo } from '#test/support/promos.ts'
import { aCheckout, anInvoicedCheckout, anOffer } from '#test/support/souvenirs.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'
import { readWaybills } from './rules/waybill-file.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  await listening(home)
})
afterAll(() => home.close())

test('who changes couriers again and again gets no second invoice to pay, nor an old price for another place', async () => {
  const checkout = await anInvoicedCheckout(home, { stores: 2 })
  const [one, two] = checkout.offers.map(({ store }) => store.id)
  const far = await checkout.buyer.send('POST', 'users/addresses', {
    ...anAddress,
    ...{ province_id: '73', city_id: '73.71', subdistrict_id: '73.71.01', postcode: '90111' },
  })
  let refusal = ''
  for (let i = 0; i < 60 && !refusal; i++) {
    const { body } = await checkout.choose(one ?? '', { service: i % 2 === 0 ? 'YES' : 'REG' })
    refusal = body.code ?? ''
  }
  expect(refusal).toBe('F-SHP-5c5')
  const moved = await checkout.choose(two ?? '', { address_id: far.body.data.id })
  expect(moved.body.code).toBe('F-SHP-5c5')
  const rows = await home.application.db.select({ state: invoices.state, order_id: invoices.order_id }).from(invoices)
  const waiting = rows.filter(({ state, order_id }) => order_id === checkout.id && state === 'waiting')
  expect(waiting).toHaveLength(1)
})

test('the same courier chosen twice makes no second invoice', async () => {
  const checkout = await anInvoicedCheckout(home)
  const before = (await checkout.see()).invoice.invoice_id
  const again = await checkout.choose(checkout.offers[0]?.store.id ?? '')
  expect(again.body.data.invoice.invoice_id).toBe(before)
})

test('a promo that asks for a least sum goes with the order that made it up', async () => {
  const promo = await anyPromo(home, {
    ...{ category: 'oleh-oleh', applies_to: 'shipping', amount: 15_000, percent: null, most_amount: null },
    ...{ least_spend: 300_000, is_for_all_products: true },
  })
  const offers = await Promise.all([150_000, 160_000].map((price) => anOffer(home, { variants: [{ price }] })))
  const checkout = await aCheckout(home, { offers, body: { promo_code: promo.code } })
  for (const { store } of offers) await checkout.choose(store.id)
  const { orders, discount } = await checkout.see()
  expect(discount).toBe(15_000)
  const dropped = await ask(home, 'POST', `/api/v1/users/bookings/${orders[1].id}/reject`, {
    ...{ token: checkout.token, body: { reason: 'changed_mind' }, headers: { 'idempotency-key': newId() } },
  })
  expect(dropped.status).toBe(200)
  const after = await checkout.see()
  expect([after.discount, after.promo_code]).toEqual([0, null])
  expect(after.invoice.amount).toBe(150_000 + after.shipping)
})

test('a payment is noticed while its buyer keeps locking what was dropped before', async () => {
  const checkout = await anInvoicedCheckout(home, { stores: 2 })
  const { orders } = await checkout.see()
  const reject = () =>
    ask(home, 'POST', `/api/v1/users/bookings/${orders[0].id}/reject`, {
      ...{ token: checkout.token, body: { reason: 'other' }, headers: { 'idempotency-key': newId() } },
    })
  await reject()
  const { invoice_id } = (await checkout.see()).invoice
  const body = { invoice_id, payment_gateway: 'doku', payment_method_code: 'VIRTUAL_ACCOUNT_BCA' }
  const begun = await checkout.buyer.send('POST', `merchandise/${checkout.id}/payments`, body)
  const hammering = Array.from({ length: 12 }, async () => {
    for (let i = 0; i < 8; i++) await reject()
  })
  await atGateway(home, 'doku', `${begun.body.data.payment_number}/pay`)
  await Promise.all(hammering)
  const { status } = await checkout.see()
  expect(status).toBe('in_progress')
})

test('a file of waybills with thousands of lines of one order is read at once', () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `OLH-AAAAAAAA-1,SBX${100_000 + i}`)
  expect(readWaybills(lines.join('\n')).wrong).toHaveLength(20_000)
})
